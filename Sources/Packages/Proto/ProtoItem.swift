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
  static func value(_ item: WireMessage) throws(WireFault) -> ResourceValue? {
    var value: ResourceValue?
    try item.forEachField { field throws(WireFault) in
      guard let message = field.message else { return }
      switch field.number {
      case Field.reference: value = try reference(message)
      case Field.string, Field.rawString, Field.styledString, Field.file: value = .string(try text(message))
      case Field.primitive: value = try primitive(message) ?? value
      default: break
      }
    }
    return value
  }

  private static func text(_ message: WireMessage) throws(WireFault) -> String {
    var text = ""
    try message.forEachField { field throws(WireFault) in
      if field.number == Field.text { text = field.text ?? "" }
    }
    return text
  }

  private static func reference(_ message: WireMessage) throws(WireFault) -> ResourceValue {
    var (id, name, kind) = (UInt32(0), "", ResourceLink.Kind.resource)
    try message.forEachField { field throws(WireFault) in
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

  private static func primitive(_ message: WireMessage) throws(WireFault) -> ResourceValue? {
    var last: WireField?
    try message.forEachField { field throws(WireFault) in last = field }
    return last.flatMap(primitive)
  }

  private static func primitive(_ field: WireField) -> ResourceValue? {
    if field.number == PrimitiveField.float { return field.float.map(ResourceValue.float) }
    if field.number == PrimitiveField.null { return .null }
    if field.number == PrimitiveField.empty { return .empty }
    guard let number = field.number32 else { return nil }
    switch field.number {
    case PrimitiveField.decimal: return .integer(Int32(bitPattern: number))
    case PrimitiveField.hexadecimal: return .hexadecimal(number)
    case PrimitiveField.boolean: return .boolean(number != 0)
    case PrimitiveField.colors: return .color(number)
    case PrimitiveField.dimension: return .dimension(data: number)
    case PrimitiveField.fraction: return .fraction(data: number)
    default: return nil
    }
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
