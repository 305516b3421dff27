/// A resource that a file of values defines, whatever its type.
public struct ResourceEntry: Sendable {
  /// The type, such as `string` or `array`; nil where the element is of no known type.
  public let type: String?
  /// The name, white space at both ends left out; nil where it is missing or empty.
  public let name: Located<String>?
  /// The build product that it is for; empty for all.
  public let product: String
  /// The element that defines it.
  public let element: XMLElement
  /// The file, in whose text the element's ranges count.
  public let file: SourceFile
  /// The configurations that it is for; empty for the default, nil where the file lies outside of `res`.
  public let configuration: String?
  /// True in a variant for a resource of the `main` source set.
  public let isInherited: Bool

  /// Describes a resource.
  public init(
    type: String?, name: Located<String>?, product: String, element: XMLElement, file: SourceFile,
    configuration: String?, isInherited: Bool
  ) {
    self.type = type
    self.name = name
    self.product = product
    self.element = element
    self.file = file
    self.configuration = configuration
    self.isInherited = isInherited
  }

  /// The names that elements of values and types of items may have.
  public static var typeNames: [String] { elementTypes.keys.sorted() + ["item"] }

  /// The type of resource for each element that defines one.
  static let elementTypes: [String: String] = [
    "string-array": "array", "integer-array": "array", "array": "array", "declare-styleable": "styleable",
    "plurals": "plurals", "style": "style", "string": "string", "bool": "bool", "color": "color",
    "dimen": "dimen", "drawable": "drawable", "fraction": "fraction", "integer": "integer", "id": "id",
    "attr": "attr", "configVarying": "configVarying", "add-resource": "add-resource",
    "java-symbol": "java-symbol", "symbol": "java-symbol", "public": "public",
    "public-group": "public-group", "staging-public-group": "public-group",
    "staging-public-group-final": "public-group", "overlayable": "overlayable", "macro": "macro",
  ]

  /// Where the element opens.
  public var location: Location { element.location(in: file) }
}

extension ResourceEntry: RuleSubject {
  /// The resources that are judged with this listing.
  public static func all(in context: Context) -> [ResourceEntry] {
    context.listing.android?.entries.filter { !$0.isInherited } ?? []
  }
}

/// A string resource, read as the resource compiler reads it.
public struct StringResource: Sendable {
  /// What a string stands for.
  public enum Value: Sendable {
    /// A text.
    case text(Text)
    /// A text with markup such as `<b>`.
    case styled(Text)
    /// A reference to another resource or to an attribute of the theme, or `@null`.
    case reference(Located<String>)
    /// A number, colour or truth value: an `<item>` takes such a text for one.
    case primitive(Text)
    /// The compiler refuses the text.
    case refused
  }

  /// The resource.
  public let entry: ResourceEntry
  /// The name.
  public let name: Located<String>
  /// What it stands for.
  public let value: Value

  /// Describes a string.
  public init(entry: ResourceEntry, name: Located<String>, value: Value) {
    self.entry = entry
    self.name = name
    self.value = value
  }

  /// The text, where it is one.
  public var text: Text? {
    switch value {
    case .text(let text), .styled(let text): text
    case .reference, .primitive, .refused: nil
    }
  }

  /// True where the resource says that it is not for translators, in one of the spellings that count.
  public var isUntranslatable: Bool {
    entry.element.attribute("translatable").flatMap { ResourceBoolean($0.value) } == ResourceBoolean(false)
  }
}

extension StringResource: RuleSubject {
  /// The strings that are judged with this listing.
  public static func all(in context: Context) -> [StringResource] {
    context.listing.android?.strings.filter { !$0.entry.isInherited } ?? []
  }
}

/// A truth value as the resource compiler spells it.
public struct ResourceBoolean: Equatable, Sendable {
  /// The spellings that count.
  public static let spellings = ["true", "TRUE", "True", "false", "FALSE", "False"]

  /// The value.
  public let value: Bool

  /// Takes a value.
  public init(_ value: Bool) { self.value = value }

  /// Reads a spelling; nil for any other.
  public init?(_ text: String) {
    let spelling = text.trimmingASCIISpace
    guard let index = Self.spellings.firstIndex(of: spelling) else { return nil }
    value = index < 3
  }
}

/// An element whose content the resource compiler reads as a text: a string, or an item of an array or of plurals.
public struct ResourceText: Sendable {
  /// What the compiler says against a text, or does to it in silence.
  public struct Fault: Sendable {
    /// The kinds of faults.
    public enum Kind: Sendable {
      /// An apostrophe that is neither escaped nor quoted.
      case apostrophe
      /// `\u` with something else than hexadecimal digits.
      case unicodeEscape
      /// `\u` with half of a surrogate pair, which is dropped.
      case surrogateEscape
      /// An untranslatable section in another.
      case nestedSection
      /// A text that reads as an attribute of the theme, of a name that none can have.
      case impossibleReference
    }

    /// The kind.
    public let kind: Kind
    /// UTF-8 offsets in the file.
    public let range: Range<Int>
  }

  /// The most apostrophes of a text that are told one by one.
  static let maximumFaults = 1_000
  /// Where the texts of a file have more faults than this together, those behind keep their first alone.
  static let maximumFaultsOfAFile = 10_000

  /// The resource that it belongs to.
  public let entry: ResourceEntry
  /// What it stands for.
  public let value: StringResource.Value
  /// What is wrong with it.
  public let faults: [Fault]

  /// The same with its first fault alone.
  var withFirstFault: ResourceText {
    ResourceText(entry: entry, value: value, faults: Array(faults.prefix(1)))
  }
}

extension ResourceText: RuleSubject {
  /// The texts that are judged with this listing.
  public static func all(in context: Context) -> [ResourceText] {
    context.listing.android?.texts.filter { !$0.entry.isInherited } ?? []
  }
}

extension String {
  /// The text without ASCII white space at both ends.
  var trimmingASCIISpace: String {
    let bytes = utf8.drop(while: XMLScanner.isSpace)
    let end = bytes.lastIndex { !XMLScanner.isSpace($0) }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(bytes[..<end]) ?? ""
  }
}
