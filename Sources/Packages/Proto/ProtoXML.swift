import Bytes

/// Android XML as an app bundle keeps it: a tree of messages.
struct ProtoXML {
  /// The first element.
  let root: PackageElement
  let oddities: [XMLOddity]

  /// Reads a document.
  /// - Throws: `WireFault`
  init(_ bytes: [UInt8]) throws(WireFault) {
    var parser = ProtoXMLParser()
    guard let root = try parser.element(inNode: WireMessage(bytes: ByteReader(bytes)), depth: 0) else {
      throw .missing
    }
    self.root = root
    oddities = parser.oddities.items
  }
}

/// Reads one document.
private struct ProtoXMLParser {
  private enum Field {
    static let nodeElement = 1
    static let nodeSource = 3
    static let sourceLine = 1
    static let namespaceDeclaration = 1
    static let elementNamespace = 2
    static let elementName = 3
    static let attribute = 4
    static let child = 5
    static let namespacePrefix = 1
    static let namespaceURI = 2
    static let attributeNamespace = 1
    static let attributeName = 2
    static let attributeText = 3
    static let attributeID = 5
    static let attributeItem = 6
  }

  private var elementCount = 0
  private var attributeCount = 0
  var oddities = OddityList<XMLOddity>(limit: BinaryXML.maximumOddities, more: .more)

  /// The element of a node; nil for text.
  mutating func element(inNode node: WireMessage, depth: Int) throws(WireFault) -> PackageElement? {
    var content: WireMessage?
    var line = 0
    try node.forEachField { field throws(WireFault) in
      switch field.number {
      case Field.nodeElement: content = field.message
      case Field.nodeSource: line = try Self.line(field.message)
      default: break
      }
    }
    guard let content else { return nil }
    return try element(content, line: line, depth: depth)
  }

  private static func line(_ source: WireMessage?) throws(WireFault) -> Int {
    var line = 0
    try source?.forEachField { field throws(WireFault) in
      if field.number == Field.sourceLine { line = field.number32.map { Int($0) } ?? 0 }
    }
    return line
  }

  private mutating func element(
    _ content: WireMessage, line: Int, depth: Int
  ) throws(WireFault) -> PackageElement {
    guard depth < BinaryXML.maximumDepth else { throw .tooDeep }
    elementCount += 1
    guard elementCount <= BinaryXML.maximumCount else { throw .tooMany }
    var (name, namespace) = ("", "")
    var attributes: [PackageAttribute] = []
    var namespaces: [PackageNamespace] = []
    var children: [PackageElement] = []
    try content.forEachField { field throws(WireFault) in
      switch field.number {
      case Field.elementName: name = field.text ?? ""
      case Field.elementNamespace: namespace = field.text ?? ""
      case Field.namespaceDeclaration:
        if let message = field.message { namespaces.append(try Self.namespace(message)) }
      case Field.attribute:
        attributeCount += 1
        guard attributeCount <= BinaryXML.maximumCount else { throw .tooMany }
        if let message = field.message, let attribute = try attribute(message) {
          attributes.append(attribute)
        }
      case Field.child:
        guard let message = field.message else { return }
        if let child = try element(inNode: message, depth: depth + 1) { children.append(child) }
      default: break
      }
    }
    return PackageElement(
      name: name, namespace: namespace.isEmpty ? nil : namespace, attributes: attributes,
      namespaces: namespaces,
      children: children, line: line)
  }

  private static func namespace(_ message: WireMessage) throws(WireFault) -> PackageNamespace {
    var (prefix, uri) = ("", "")
    try message.forEachField { field throws(WireFault) in
      switch field.number {
      case Field.namespacePrefix: prefix = field.text ?? ""
      case Field.namespaceURI: uri = field.text ?? ""
      default: break
      }
    }
    return PackageNamespace(prefix: prefix, uri: uri)
  }

  private mutating func attribute(_ message: WireMessage) throws(WireFault) -> PackageAttribute? {
    var (name, namespace, text) = ("", "", "")
    var id: UInt32 = 0
    var value: ResourceValue?
    try message.forEachField { field throws(WireFault) in
      switch field.number {
      case Field.attributeName: name = field.text ?? ""
      case Field.attributeNamespace: namespace = field.text ?? ""
      case Field.attributeText: text = field.text ?? ""
      case Field.attributeID: id = field.number32 ?? 0
      case Field.attributeItem: if let item = field.message { value = try ProtoItem.value(item) }
      default: break
      }
    }
    let written = AttributeIdentity(
      name: name, namespace: namespace.isEmpty ? nil : namespace, id: id == 0 ? nil : id)
    guard let known = written.known(&oddities) else { return nil }
    return PackageAttribute(
      name: known.name, namespace: known.namespace, id: known.id, value: value ?? .string(text))
  }
}
