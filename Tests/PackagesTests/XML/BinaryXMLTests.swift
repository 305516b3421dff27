import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct BinaryXMLTests {
  typealias Attribute = BinaryXMLBuilder.Attribute

  @Test(arguments: [false, true]) func readsAManifest(isUTF8: Bool) throws {
    var xml = BinaryXMLBuilder.manifest(isUTF8: isUTF8)
    xml.pool.styles = 1
    let document = try BinaryXML(xml.bytes)
    #expect(document.oddities == [])
    let root = document.root
    #expect(root.name == "manifest")
    #expect(root.namespaces == [PackageNamespace(prefix: "android", uri: PackageAttribute.android)])
    #expect(root.attribute(plain: "package")?.value == .string("com.example.app"))
    let application = try #require(root.children.first)
    #expect(
      application.attribute(BinaryXMLBuilder.label)?.value
        == .reference(ResourceLink(id: 0x7F01_0000, name: nil, kind: .resource)))
    #expect(application.attribute(BinaryXMLBuilder.debuggable)?.value == .boolean(true))
    #expect(application.children.first?.attributes.first?.value == .string(".Main"))
  }

  /// A type, its data, and the value that it is.
  static let values: [(UInt8, UInt32, ResourceValue)] = [
    (0x00, 0, .null), (0x00, 1, .empty), (0x01, 0, .null),
    (0x01, 0x7F03_0001, .reference(ResourceLink(id: 0x7F03_0001, name: nil, kind: .resource))),
    (0x02, 0x0101_0030, .reference(ResourceLink(id: 0x0101_0030, name: nil, kind: .themeAttribute))),
    (0x07, 0x0203_0001, .reference(ResourceLink(id: 0x0203_0001, name: nil, kind: .resource))),
    (0x04, 0x3FC0_0000, .float(1.5)), (0x05, 0x0000_1001, .dimension(16, .densityIndependentPixels)),
    (0x05, 0xFFFF_F002, .dimension(-16, .scaledPixels)), (0x05, 0x0000_0107, .other(type: 5, data: 0x107)),
    (0x06, 0x4000_0030, .fraction(0.5, .own)), (0x10, 0xFFFF_FFFF, .integer(-1)),
    (0x11, 0xFF, .hexadecimal(255)),
    (0x12, 0, .boolean(false)), (0x12, 1, .boolean(true)), (0x1C, 0xFF00_FF00, .color(0xFF00_FF00)),
    (0x7F, 5, .other(type: 0x7F, data: 5)), (0x03, 900, .other(type: 3, data: 900)),
  ]

  @Test(arguments: values.indices) func readsValues(index: Int) throws {
    let (type, data, value) = Self.values[index]
    var xml = BinaryXMLBuilder(known: [("name", BinaryXMLBuilder.name)])
    xml.open("manifest", [Attribute(name: "name", id: BinaryXMLBuilder.name, type: type, data: data)])
    xml.close("manifest")
    #expect(try BinaryXML(xml.bytes).root.attributes.first?.value == value)
  }

  static let texts = [
    "", "a", "\u{E9}\u{4E2D}\u{1F600}!", String(repeating: "x", count: 127),
    String(repeating: "\u{E9}", count: 70),
    String(repeating: "y", count: 40_000), String(repeating: "z", count: 70_000),
  ]

  @Test(arguments: texts, [false, true]) func readsStringsOfAnyLength(text: String, isUTF8: Bool) throws {
    var xml = BinaryXMLBuilder(isUTF8: isUTF8)
    xml.open("manifest", [Attribute(name: "package", namespace: nil, text: text)])
    xml.close("manifest")
    let document = try BinaryXML(xml.bytes)
    #expect(document.root.attributes.first?.value == .string(text))
  }

  /// A change to a manifest, and what is said about it; Android installs all of these.
  static let odd: [(String, XMLOddity, @Sendable (inout BinaryXMLBuilder) -> Void)] = [
    ("padding", .attributeLayout(element: "activity"), { $0.padding = 4 }),
    ("wide attributes", .attributeLayout(element: "activity"), { $0.attributeSize = 24 }),
    (
      "renamed", .attributeRenamed(written: "x", meant: "name"),
      { $0.pool.strings[0] = "x" }
    ),
    (
      "no names", .attributeRenamed(written: "", meant: "name"),
      { $0.pool.strings[0] = "" }
    ),
    ("unknown chunk", .unknownChunk(0x0777), { $0.add(BinaryXMLBuilder.chunk(0x0777, header: [], [])) }),
  ]

  private func activity(_ attributes: [Attribute]) -> BinaryXMLBuilder {
    BinaryXMLBuilder(known: [("name", BinaryXMLBuilder.name)]).with(attributes)
  }

  @Test(arguments: odd.indices) func readsWhatAndroidReads(index: Int) throws {
    let (name, oddity, change) = Self.odd[index]
    var xml = BinaryXMLBuilder(known: [("name", BinaryXMLBuilder.name)])
    change(&xml)
    let document = try BinaryXML(
      xml.with([Attribute(name: "name", id: BinaryXMLBuilder.name, text: "v")]).bytes)
    #expect(document.oddities == [oddity], "\(name)")
    #expect(document.root.attribute(BinaryXMLBuilder.name)?.name == "name")
    #expect(document.root.attribute(BinaryXMLBuilder.name)?.value == .string("v"))
  }

  @Test func takesAnAttributeByItsNumberInAnyNamespace() throws {
    for namespace in [nil, "http://example.com", ""] {
      let xml = activity([Attribute(name: "name", namespace: namespace, id: BinaryXMLBuilder.name, text: "v")]
      )
      let document = try BinaryXML(xml.bytes)
      #expect(document.root.attributes.first?.namespace == PackageAttribute.android)
      #expect(document.oddities == [.namespaceMasked(attribute: "name", written: namespace)])
    }
  }

  @Test func leavesOutWhatAndroidDoesNotSee() throws {
    let document = try BinaryXML(activity([Attribute(name: "debuggable", text: "true")]).bytes)
    #expect(document.root.attributes.isEmpty)
    #expect(document.oddities == [.attributeWithoutNumber("debuggable")])
  }

  @Test func takesTheFirstOfEqualAttributes() throws {
    let document = try BinaryXML(
      activity([
        Attribute(name: "name", id: BinaryXMLBuilder.name, text: "one"),
        Attribute(name: "name", id: BinaryXMLBuilder.name, text: "two"),
      ]).bytes)
    #expect(document.root.attribute(BinaryXMLBuilder.name)?.value == .string("one"))
    #expect(document.oddities == [.attributeRepeated("name")])
  }

  @Test func toleratesTheFrame() throws {
    let xml = BinaryXMLBuilder.manifest()
    #expect(try BinaryXML(xml.bytes(type: 0)).oddities == [.unusualMark(0)])
    #expect(try BinaryXML(xml.bytes(type: 3, after: [1])).oddities == [.dataAfterDocument(1)])
    var more = xml
    more.open("manifest")
    #expect(try BinaryXML(more.bytes).oddities == [.contentAfterRoot])
    var unclosed = BinaryXMLBuilder()
    unclosed.open("manifest")
    unclosed.open("application")
    let document = try BinaryXML(unclosed.bytes)
    #expect(document.oddities == [.elementsNotClosed])
    #expect(document.root.children.map(\.name) == ["application"])
  }

  @Test func missesStringsOutOfRange() throws {
    var xml = BinaryXMLBuilder()
    xml.add(
      BinaryXMLBuilder.chunk(
        0x0102, header: [UInt8](repeating: 0, count: 8),
        little(UInt32.max) + little(UInt32(77)) + [20, 0, 20, 0, 0, 0] + [UInt8](repeating: 0, count: 6)))
    let document = try BinaryXML(xml.bytes)
    #expect(document.root.name == "")
    #expect(document.oddities == [.stringMissing, .elementsNotClosed])
  }

  @Test func refusesWhatAndroidRefuses() {
    #expect(throws: ChunkFault.outOfBounds(offset: 0)) { try BinaryXML([]) }
    #expect(throws: ChunkFault.noElement) { try BinaryXML(BinaryXMLBuilder().bytes) }
    let whole = BinaryXMLBuilder.manifest().bytes
    for length in 0..<whole.count {
      #expect(throws: ChunkFault.self) { try BinaryXML(Array(whole.prefix(length))) }
    }
    // The pool counts more strings than it has room for.
    var broken = whole
    broken.replaceSubrange(16..<20, with: little(UInt32.max))
    #expect(throws: ChunkFault.badStringPool(offset: 8)) { try BinaryXML(broken) }
    broken = whole
    broken.replaceSubrange(28..<32, with: little(UInt32.max))
    #expect(throws: ChunkFault.badStringPool(offset: 8)) { try BinaryXML(broken) }
    // A chunk that is longer than its document, and one whose size is odd.
    broken = whole
    broken.replaceSubrange(12..<16, with: little(UInt32(1 << 20)))
    #expect(throws: ChunkFault.outOfBounds(offset: 8)) { try BinaryXML(broken) }
    broken = whole
    broken[12] |= 1
    #expect(throws: ChunkFault.badSize(offset: 8)) { try BinaryXML(broken) }
  }

  @Test func stopsAtTooMuch() {
    var deep = BinaryXMLBuilder()
    for _ in 0...BinaryXML.maximumDepth { deep.open("a") }
    #expect(throws: ChunkFault.tooDeep) { try BinaryXML(deep.bytes) }
    // Attributes of no size at all: 65,535 of them in 20 bytes, in each of many elements.
    var dense = BinaryXMLBuilder()
    let body =
      little(UInt32.max) + little(UInt32(0)) + [20, 0, 0, 0, 0xFF, 0xFF] + [UInt8](repeating: 0, count: 26)
    for _ in 0..<5 {
      dense.add(BinaryXMLBuilder.chunk(0x0102, header: [UInt8](repeating: 0, count: 8), body))
    }
    #expect(throws: ChunkFault.tooMany) { try BinaryXML(dense.bytes) }
  }

  @Test func survivesAnyByte() {
    for whole in [BinaryXMLBuilder.manifest().bytes, BinaryXMLBuilder.manifest(isUTF8: true).bytes] {
      for index in whole.indices {
        for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
          var bytes = whole
          bytes[index] = value
          _ = try? BinaryXML(bytes)
        }
      }
    }
  }
}

extension BinaryXMLBuilder {
  /// A document of one element with these attributes.
  func with(_ attributes: [Attribute]) -> BinaryXMLBuilder {
    var xml = self
    xml.open("activity", attributes)
    xml.close("activity")
    return xml
  }
}
