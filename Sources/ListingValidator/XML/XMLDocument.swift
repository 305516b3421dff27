/// A well-formed XML document without a DOCTYPE, as values with exact byte ranges.
public struct XMLDocument: Sendable {
  /// The file; all ranges count in its text.
  public let file: SourceFile
  /// The outermost element.
  public let root: XMLElement
  /// Where the document departs from the schema it was read against.
  public let schemaFaults: [SchemaFault]
  /// What the document says to this program beside its content, in the order written.
  let notes: [XMLNote]
}

/// A processing instruction for this program, or a comment that looks like one.
struct XMLNote: Sendable {
  /// How a note is written.
  enum Kind: Sendable { case instruction, comment }

  /// How it is written.
  let kind: Kind
  /// From `<` to after `>`.
  let range: Range<Int>
  /// What follows the name of this program.
  let content: Range<Int>

  /// The name of this program: the target of its instructions.
  static let target = "listing-lint"
  /// More notes than this are not looked at.
  static let maximumCount = 1_000
}

/// An element.
public struct XMLElement: Sendable {
  /// The name without its prefix.
  public let name: String
  /// The namespace that the prefix stands for.
  public let namespace: String?
  /// From `<` to after `>`.
  public let startTag: Range<Int>
  /// From `<` to after the end tag.
  public internal(set) var range: Range<Int>
  /// What stands between the tags; empty for `<a/>`.
  public internal(set) var content: Range<Int>
  /// In the order written, namespace declarations left out.
  public let attributes: [XMLAttribute]
  /// The namespaces that the element declares, in the order written: the name is the prefix, empty for the default one.
  public let namespaceDeclarations: [XMLAttribute]
  /// In the order written.
  public internal(set) var children: [XMLElement]

  /// The first child of this name.
  public func child(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// All children of this name.
  public func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The attribute of this name that has no namespace, or the given one.
  public func attribute(_ name: String, namespace: String? = nil) -> XMLAttribute? {
    attributes.first { $0.name == name && $0.namespace == namespace }
  }
}

/// An attribute.
public struct XMLAttribute: Sendable {
  /// The name without its prefix.
  public let name: String
  /// The namespace that the prefix stands for; nil when there is no prefix.
  public let namespace: String?
  /// The value, entities resolved and white space normalised.
  public let value: String
  /// From the name to after the closing quote.
  public let range: Range<Int>
  /// What stands between the quotes.
  public let valueRange: Range<Int>
}

/// Something that a schema does not allow.
public struct SchemaFault: Sendable {
  /// What is wrong, in words for the user.
  public let message: String
  /// The attribute, or the start tag of the element.
  public let range: Range<Int>
  /// The kinds of faults that are told apart.
  public enum Kind: Sendable {
    case unknownRoot, unknownElement, unknownAttribute, missingAttribute, missingElement, value, other
  }
  /// What kind of fault it is.
  public let kind: Kind
  /// A name of the schema that may have been meant.
  public let suggestion: String?
}

/// Why a document could not be read.
public enum XMLFault: Error, Sendable {
  /// Not well-formed, namespaces included.
  case malformed(message: String, offset: Int)
  /// A DOCTYPE: entities could hide anything, so such a document is not read.
  case doctype(Range<Int>)
  /// No element at all.
  case empty
}
