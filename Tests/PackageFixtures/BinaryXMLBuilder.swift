@testable import Packages

/// Makes binary XML, right and wrong.
struct BinaryXMLBuilder {
  struct Attribute {
    var name: String
    var namespace: String? = PackageAttribute.android
    /// The number in the map of resources; nil for an attribute without one.
    var id: UInt32?
    var type: UInt8 = 3
    /// The data; nil for the string of `text`.
    var data: UInt32?
    var text = ""
  }

  var pool = PoolBuilder()
  var attributeSize = 20
  /// Bytes between a tag and its attributes.
  var padding = 0
  private var ids: [UInt32] = []
  private var nodes: [UInt8] = []

  /// Attributes with a number have to be known before anything else, since their names are the first strings.
  init(known: [(String, UInt32)] = [], isUTF8: Bool = false) {
    pool.isUTF8 = isUTF8
    for (name, id) in known {
      pool.strings.append(name)
      ids.append(id)
    }
  }

  static func chunk(_ type: UInt16, header: [UInt8], _ body: [UInt8]) -> [UInt8] {
    little(type) + little(UInt16(8 + header.count)) + little(UInt32(8 + header.count + body.count)) + header
      + body
  }

  private let node = little(UInt32(1)) + little(UInt32.max)

  mutating func add(_ bytes: [UInt8]) { nodes += bytes }

  mutating func declare(_ prefix: String, _ uri: String) {
    nodes += Self.chunk(0x0100, header: node, little(pool.add(prefix)) + little(pool.add(uri)))
  }

  mutating func open(_ name: String, _ attributes: [Attribute] = []) {
    var body = little(UInt32.max) + little(pool.add(name)) + little(UInt16(20 + padding))
    body += little(UInt16(attributeSize)) + little(UInt16(attributes.count)) + [UInt8](repeating: 0, count: 6)
    body += [UInt8](repeating: 0, count: padding)
    for attribute in attributes {
      let namespace = attribute.namespace.map { pool.add($0) } ?? .max
      let number: UInt32
      if let id = attribute.id, let index = ids.firstIndex(of: id) {
        number = UInt32(index)
      } else {
        // A string of its own, behind those with numbers.
        pool.strings.append(attribute.name)
        number = UInt32(pool.strings.count - 1)
      }
      let text = attribute.type == 3 ? attribute.data ?? pool.add(attribute.text) : .max
      body += little(namespace) + little(number) + little(text) + [8, 0, 0, attribute.type]
      body += little(attribute.data ?? text) + [UInt8](repeating: 0, count: max(0, attributeSize - 20))
    }
    nodes += Self.chunk(0x0102, header: node, body)
  }

  mutating func close(_ name: String) {
    nodes += Self.chunk(0x0103, header: node, little(UInt32.max) + little(pool.add(name)))
  }

  var bytes: [UInt8] { bytes(type: 3) }

  func bytes(type: UInt16, after: [UInt8] = []) -> [UInt8] {
    let map = Self.chunk(0x0180, header: [], ids.flatMap { little($0) })
    return Self.chunk(type, header: [], pool.bytes + map + nodes) + after
  }

  static let label: UInt32 = 0x0101_0001
  static let icon: UInt32 = 0x0101_0002
  static let name: UInt32 = 0x0101_0003
  static let debuggable: UInt32 = 0x0101_000F

  /// A small manifest whose label and icon are references.
  static func manifest(isUTF8: Bool = false) -> BinaryXMLBuilder {
    var xml = BinaryXMLBuilder(
      known: [("label", label), ("icon", icon), ("name", name), ("debuggable", debuggable)], isUTF8: isUTF8)
    xml.declare("android", PackageAttribute.android)
    xml.open("manifest", [Attribute(name: "package", namespace: nil, text: "com.example.app")])
    xml.open(
      "application",
      [
        Attribute(name: "label", id: label, type: 1, data: 0x7F01_0000),
        Attribute(name: "icon", id: icon, type: 1, data: 0x7F02_0000),
        Attribute(name: "debuggable", id: debuggable, type: 0x12, data: .max),
      ])
    xml.open("activity", [Attribute(name: "name", id: name, text: ".Main")])
    xml.close("activity")
    xml.close("application")
    xml.close("manifest")
    return xml
  }
}
