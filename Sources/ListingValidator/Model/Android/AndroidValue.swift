/// What an attribute of Android XML says, as far as its file tells.
///
/// A source file holds text, and the attribute decides what the text means; binary XML holds the value that the build
/// made of it. `boolean`, `integer` and `string` read both alike.
public indirect enum AndroidValue: Sendable, Hashable {
  /// Text that stands for itself.
  case text(String)
  /// A Boolean of a built file.
  case boolean(Bool)
  /// A whole number of a built file.
  case integer(Int)
  /// A number of a built file.
  case float(Double)
  /// A resource, or an attribute of a theme.
  case reference(ResourceReference)
  /// Text with a `${name}` in it that the build replaces: unknown until then.
  case placeholder(String)

  /// What a source file says.
  public init(source text: String) {
    if Self.hasPlaceholder(text) {
      self = .placeholder(text)
    } else if let reference = ResourceReference(source: text) {
      self = .reference(reference)
    } else {
      self = .text(text)
    }
  }

  private static func hasPlaceholder(_ text: String) -> Bool {
    guard let start = text.firstRange(of: "${") else { return false }
    return text[start.upperBound...].contains("}")
  }

  /// The value as a source file would write it.
  public var written: String {
    switch self {
    case .text(let text), .placeholder(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .float(let value): "\(value)"
    case .reference(let reference): reference.written
    }
  }

  /// The value after references are followed; nil where it is unknown before the build.
  public var resolved: AndroidValue? {
    switch self {
    case .text, .boolean, .integer, .float: self
    case .reference(let reference): reference.value?.resolved
    case .placeholder: nil
    }
  }

  /// The value as text; nil where it is unknown before the build.
  public var string: String? { resolved?.written }

  /// The resource that the value names; nil for other values.
  public var reference: ResourceReference? {
    guard case .reference(let reference) = self else { return nil }
    return reference
  }

  /// The value as a Boolean, spelled as the build tools take it; nil where it is none, or unknown.
  public var boolean: Bool? {
    switch resolved {
    case .boolean(let value): value
    case .integer(let value): value != 0
    case .text(let text): ResourceBoolean(text)?.value
    case .float, .reference, .placeholder, nil: nil
    }
  }

  /// The value as a whole number, decimal or `0x…`; nil where it is none, or unknown.
  public var integer: Int? {
    switch resolved {
    case .integer(let value): value
    case .text(let text): Self.integer(text)
    case .boolean, .float, .reference, .placeholder, nil: nil
    }
  }

  private static func integer(_ text: String) -> Int? {
    let text = text.trimmingASCIISpace
    guard text.hasPrefix("0x") || text.hasPrefix("0X") else {
      return text.first == "+" ? nil : Int(text)
    }
    return Int(text.dropFirst(2), radix: 16)
  }
}

/// A reference such as `@string/app_name`, `@android:style/Theme` or `?attr/colorPrimary`.
public struct ResourceReference: Sendable, Hashable {
  /// The package before the colon; nil for the app's own.
  public var package: String?
  /// The type, such as `string`; empty where only the number is known, and for `?name`.
  public var type: String
  /// The name; empty where only the number is known.
  public var name: String
  /// The number of a built file.
  public var id: UInt32?
  /// True for `?…`, an attribute of the theme.
  public var isAttribute: Bool
  /// What it stands for in the default configuration, where a reader knows.
  public var value: AndroidValue?

  /// Names a resource.
  public init(
    package: String? = nil, type: String, name: String, id: UInt32? = nil, isAttribute: Bool = false,
    value: AndroidValue? = nil
  ) {
    self.package = package
    self.type = type
    self.name = name
    self.id = id
    self.isAttribute = isAttribute
    self.value = value
  }

  /// Reads `@[package:]type/name`, `@+id/name`, `@0x7f010001`, `?[package:][type/]name` as source files write them; nil
  /// for other text.
  public init?(source text: String) {
    guard let mark = text.first, mark == "@" || mark == "?" else { return nil }
    var rest = text.dropFirst()
    if let next = rest.first, next == "+" || next == "*" { rest = rest.dropFirst() }
    let isAttribute = mark == "?"
    if !isAttribute, rest.lowercased().hasPrefix("0x"), let id = UInt32(rest.dropFirst(2), radix: 16) {
      self.init(type: "", name: "", id: id)
      return
    }
    var package: String?
    if let colon = rest.firstIndex(of: ":") {
      package = String(rest[..<colon])
      rest = rest[rest.index(after: colon)...]
    }
    var type = ""
    if let slash = rest.firstIndex(of: "/") {
      type = String(rest[..<slash])
      rest = rest[rest.index(after: slash)...]
    }
    // `@null` and `@empty` are values of their own, and plain text may begin with these marks.
    guard !rest.isEmpty, isAttribute || !type.isEmpty, package != "",
      !rest.contains(where: \.isWhitespace), !type.contains(where: \.isWhitespace)
    else { return nil }
    self.init(package: package, type: type, name: String(rest), isAttribute: isAttribute)
  }

  /// The reference as a source file would write it.
  public var written: String {
    let mark = isAttribute ? "?" : "@"
    if name.isEmpty, let id {
      let digits = String(id, radix: 16)
      return "\(mark)0x\(String(repeating: "0", count: 8 - digits.count))\(digits)"
    }
    return mark + (package.map { "\($0):" } ?? "") + (type.isEmpty ? "" : "\(type)/") + name
  }
}
