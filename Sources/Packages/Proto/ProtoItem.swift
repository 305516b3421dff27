/// A value that an attribute or a resource can have, as a message.
enum ProtoItem {
  private enum Field {
    static let reference = 1
    static let string = 2
    static let rawString = 3
    static let styledString = 4
    static let file = 5
    static let identifier = 6
    static let primitive = 7
    /// The text of a string, and the path of a file.
    static let text = 1
  }

  private enum ReferenceField {
    static let type = 1
    static let id = 2
    static let name = 3
    static let attributeType: UInt32 = 1
  }

  private enum PrimitiveField {
    static let null = 1
    static let empty = 2
    static let float = 3
    static let decimal = 6
    static let hexadecimal = 7
    static let boolean = 8
    static let colors = 9...12
    static let dimension = 13
    static let fraction = 14
  }

  /// The value; nil for a mark such as an identifier, which has none.
  /// - Throws: `WireFault`
  static func value(_ item: WireReader) throws(WireFault) -> ResourceValue? {
    var item = item
    var value: ResourceValue?
    while let field = try item.next() {
      guard let message = field.message else { continue }
      switch field.number {
      case Field.reference: value = try reference(message)
      case Field.string, Field.rawString, Field.styledString, Field.file: value = .string(try text(message))
      case Field.primitive: value = try primitive(message) ?? value
      default: break
      }
    }
    return value
  }

  private static func text(_ message: WireReader) throws(WireFault) -> String {
    var message = message
    var text = ""
    while let field = try message.next() {
      if field.number == Field.text { text = field.text ?? "" }
    }
    return text
  }

  private static func reference(_ message: WireReader) throws(WireFault) -> ResourceValue {
    var message = message
    var (id, name, kind) = (UInt32(0), "", ResourceLink.Kind.resource)
    while let field = try message.next() {
      switch field.number {
      case ReferenceField.type where field.number32 == ReferenceField.attributeType: kind = .themeAttribute
      case ReferenceField.id: id = field.number32 ?? 0
      case ReferenceField.name: name = field.text ?? ""
      default: break
      }
    }
    guard id != 0 || !name.isEmpty else { return .null }
    return .reference(ResourceLink(id: id, name: ResourceName(written: name), kind: kind))
  }

  private static func primitive(_ message: WireReader) throws(WireFault) -> ResourceValue? {
    var message = message
    var value: ResourceValue?
    while let field = try message.next() {
      let number = field.number32
      switch field.number {
      case PrimitiveField.null: value = .null
      case PrimitiveField.empty: value = .empty
      case PrimitiveField.float: value = field.float.map(ResourceValue.float)
      case PrimitiveField.decimal: value = number.map { .integer(Int32(bitPattern: $0)) }
      case PrimitiveField.hexadecimal: value = number.map(ResourceValue.hexadecimal)
      case PrimitiveField.boolean: value = number.map { .boolean($0 != 0) }
      case PrimitiveField.colors: value = number.map(ResourceValue.color)
      case PrimitiveField.dimension: value = number.map(ResourceValue.dimension(data:))
      case PrimitiveField.fraction: value = number.map(ResourceValue.fraction(data:))
      default: break
      }
    }
    return value
  }
}

extension ResourceName {
  /// Reads `[package:]type/name`; nil for anything else.
  init?(written text: String) {
    guard let slash = text.firstIndex(of: "/") else { return nil }
    let head = text[..<slash]
    let colon = head.firstIndex(of: ":")
    self.init(
      package: colon.map { String(head[..<$0]) },
      type: String(colon.map { head[head.index(after: $0)...] } ?? head),
      entry: String(text[text.index(after: slash)...]))
  }
}
