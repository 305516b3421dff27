import Testing

@testable import ListingValidator

@Suite struct XMLReaderTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "a.xml", bytes: Array(text.utf8)) }

  private func cut(_ range: Range<Int>, of file: SourceFile) -> String {
    String(decoding: file.text[range], as: UTF8.self)
  }

  @Test func rangesAreExact() throws {
    let source = file("<a x='1'>\n  <b y = \"ä&amp;&#x20AC;\"  z='>'>text</b><c/>\n</a>")
    let root = try XMLReader.read(source).root
    #expect(cut(root.startTag, of: source) == "<a x='1'>")
    #expect(root.range == 0..<source.text.count)
    let b = try #require(root.child("b"))
    #expect(cut(b.range, of: source) == "<b y = \"ä&amp;&#x20AC;\"  z='>'>text</b>")
    #expect(cut(b.content, of: source) == "text")
    #expect(b.attributes.map(\.value) == ["ä&€", ">"])
    #expect(b.attributes.map { cut($0.range, of: source) } == ["y = \"ä&amp;&#x20AC;\"", "z='>'"])
    #expect(b.attributes.map { cut($0.valueRange, of: source) } == ["ä&amp;&#x20AC;", ">"])
    let c = try #require(root.child("c"))
    #expect(cut(c.range, of: source) == "<c/>")
    #expect(c.content.isEmpty)
  }

  @Test func namespacesAreResolved() throws {
    let source = file("<r xmlns='urn:a' xmlns:p='urn:b'><p:e p:k='1' xmlns:q='urn:c' q:k='2' k='3'/></r>")
    let root = try XMLReader.read(source).root
    #expect(root.namespace == "urn:a")
    let element = root.children[0]
    #expect(element.namespace == "urn:b")
    #expect(element.attribute("k", namespace: "urn:b")?.value == "1")
    #expect(element.attribute("k", namespace: "urn:c")?.value == "2")
    #expect(element.attribute("k")?.value == "3")
  }

  @Test(arguments: ["<a>one &lt;two&gt; <![CDATA[<three>]]><!-- no --> &#102;our<?no no?></a>"])
  func textKeepsItsPlace(_ xml: String) throws {
    let source = file(xml)
    let text = try XMLReader.read(source).root.text(in: source)
    #expect(text.string == "one <two> <three> four")
    func place(_ part: String) throws -> String {
      let found = try #require(text.string.firstRange(of: part))
      return cut(try #require(text.location(of: found).range), of: source)
    }
    #expect(try place("<two>") == "&lt;two&gt;")
    #expect(try place("three") == "three")
    #expect(try place("four") == "&#102;our")
    #expect(try place("one") == "one")
  }

  @Test func textIsDedentedAndTrimmed() throws {
    let source = file("<a>\r\n    One\r\n      two\r\n\r\n    three\r\n  </a>")
    let text = try XMLReader.read(source).root.text(in: source)
    #expect(text.string == "One\n  two\n\nthree")
    let three = try #require(text.string.firstRange(of: "three"))
    #expect(
      LineIndex(source).position(of: text.location(of: three).range?.lowerBound ?? 0)
        == Position(line: 5, column: 5))
  }

  @Test func linesBeyond65535AreRight() throws {
    let source = file("<a>" + String(repeating: "\n", count: 70_000) + "  <ä b='c'/></a>")
    let element = try XMLReader.read(source).root.children[0]
    #expect(LineIndex(source).position(of: element.startTag.lowerBound) == Position(line: 70_001, column: 3))
    #expect(
      LineIndex(source).position(of: element.attributes[0].range.lowerBound)
        == Position(line: 70_001, column: 6))
  }

  @Test(arguments: [true, false]) func utf16IsRead(_ isLittleEndian: Bool) throws {
    let xml = "<?xml version='1.0' encoding='UTF-16'?>\r\n<a>😀 <b c='ü'/></a>"
    var bytes: [UInt8] = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for unit in xml.utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += isLittleEndian ? pair.reversed() : pair
    }
    let source = SourceFile(path: "a.xml", bytes: bytes)
    let b = try #require(try XMLReader.read(source).root.child("b"))
    #expect(LineIndex(source).position(of: b.startTag.lowerBound) == Position(line: 2, column: 6))
    #expect(b.attributes[0].value == "ü")
  }

  @Test(arguments: [
    ("<a><b></a>", 9), ("<a>&undefined;</a>", 14), ("<a", 2), ("<a b=1/>", 5), ("<p:a/>", 5), ("text", 0),
    ("<a>\u{1}</a>", 3), ("<a/><b/>", 4), ("<a>" + "]]" + "></a>", 4),
  ])
  func malformedXMLIsRefused(_ xml: String, _ offset: Int) {
    #expect {
      try XMLReader.read(file(xml))
    } throws: { error in
      guard case .malformed(_, let found) = error as? XMLFault else { return false }
      return abs(found - offset) <= 2
    }
  }

  @Test(arguments: ["", "  \n\t "]) func nothingIsNoDocument(_ xml: String) {
    #expect {
      try XMLReader.read(file(xml))
    } throws: { error in
      if case .empty = error as? XMLFault { true } else { false }
    }
  }

  @Test(arguments: [
    "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
    "<!DOCTYPE a SYSTEM 'http://127.0.0.1/a.dtd'><a/>",
    "<!DOCTYPE a [<!ENTITY b 'bbbbbbbbbb'><!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>]><a>&c;</a>",
  ])
  func aDoctypeIsRefused(_ xml: String) {
    #expect {
      try XMLReader.read(file(xml))
    } throws: { error in
      if case .doctype(let range) = error as? XMLFault { range == 0..<9 } else { false }
    }
  }

  @Test func deepNestingIsRefused() throws {
    let deep = String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
    #expect(throws: XMLFault.self) { try XMLReader.read(file(deep)) }
    let shallow = String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200)
    #expect(throws: Never.self) { try XMLReader.read(file(shallow)) }
  }

  @Test func tooManyElementsAreRefused() {
    let many = "<a>" + String(repeating: "<b/>", count: XMLReader.maximumElements) + "</a>"
    #expect {
      try XMLReader.read(file(many))
    } throws: { error in
      guard case .malformed(let message, _) = error as? XMLFault else { return false }
      return message == "more than 250000 elements"
    }
  }

  @Test func schemaFaultsPointAtTheAttributeOrElement() throws {
    let source = file(
      """
      <listing xmlns="urn:listing-lint:listing:1" package="com.example.app">
        <content-rating>
          <gambling answer="mild"/>
          <violense answer="none"/>
        </content-rating>
      </listing>
      """)
    let faults = try XMLReader.read(source, schema: XMLSchema(Schemas.listing)).schemaFaults
    #expect(faults.map { cut($0.range, of: source) } == ["answer=\"mild\"", "<violense answer=\"none\"/>"])
    #expect(faults.map(\.kind) == [.value, .unknownElement])
    #expect(faults.allSatisfy { !$0.message.contains("urn:") && !$0.message.hasSuffix(".") })
  }

  @Test func aThousandParallelReadsAgree() async throws {
    let valid = Array("<listing xmlns='urn:listing-lint:listing:1' package='a.b'/>".utf8)
    let invalid = Array("<listing xmlns='urn:listing-lint:listing:1'><nonsense/></listing>".utf8)
    let counts = try await withThrowingTaskGroup(of: [Int].self) { group in
      for _ in 0..<4 {
        group.addTask {
          let schema = try XMLSchema(Schemas.listing)
          return try (0..<250).map { number in
            let bytes = number % 2 == 0 ? valid : invalid
            return try XMLReader.read(SourceFile(path: "a.xml", bytes: bytes), schema: schema).schemaFaults
              .count
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(counts.count == 1_000)
    #expect(counts.count { $0 == 0 } == 500)
    #expect(counts.count { $0 == 2 } == 500)
  }
}
