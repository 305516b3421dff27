import Testing

@testable import ListingValidator

@Suite struct TextTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "a.txt", bytes: Array(text.utf8)) }

  @Test(arguments: [
    ("Title\n", "Title", 0..<5), ("  \r\n a b \n\n", "a b", 5..<8), ("", "", 0..<0), (" \n ", "", 0..<3),
    ("\u{3000}\u{A0}日本\u{A0}", "日本", 5..<11),
  ])
  func isTrimmed(_ written: String, _ expected: String, _ range: Range<Int>) {
    let text = Text(wholeOf: file(written))
    #expect(text.string == expected)
    #expect(text.location.range == range)
  }

  @Test func lineEndsAreFolded() throws {
    let text = Text(wholeOf: file("eins\r\nzwei\r\ndrei"))
    #expect(text.string == "eins\nzwei\ndrei")
    #expect(text.location(of: 10..<14).range == 12..<16)
    #expect(text.location(of: 0..<14).range == 0..<16)
  }

  @Test func linesKnowTheirPlace() throws {
    let lines = Text(wholeOf: file("One\n\n  Zwei ü \r\nThree")).lines
    #expect(lines.map(\.string) == ["One", "Zwei ü", "Three"])
    #expect(lines.map { $0.location.range } == [0..<3, 7..<14, 17..<22])
  }

  @Test func aByteOrderMarkIsNotText() {
    let source = SourceFile(path: "a.txt", bytes: [0xEF, 0xBB, 0xBF, 0x61])
    #expect(source.hasByteOrderMark)
    #expect(Text(wholeOf: source).string == "a")
    #expect(LineIndex(source).position(of: 0) == Position(line: 1, column: 1))
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], 1), ([0xC3], 0), ([0x61, 0x62], nil), ([0xED, 0xA0, 0x80], 0),
      ([0xFF, 0xFE, 0x3D, 0xD8], 0),
    ] as [([UInt8], Int?)])
  func invalidBytesAreFound(_ bytes: [UInt8], _ offset: Int?) {
    #expect(SourceFile(path: "a.txt", bytes: bytes).invalidByte == offset)
  }

  @Test(arguments: [
    ("ab\ncd", 4, 2, 2), ("ab\r\ncd", 4, 2, 1), ("ab\rcd", 3, 2, 1), ("ä€😀x", 9, 1, 4), ("a\n", 2, 2, 1),
    ("", 0, 1, 1),
    ("a\r\nb", 99, 2, 2), ("a\r\nb", 2, 1, 2),
  ])
  func positionsCountScalars(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    #expect(LineIndex(file(text)).position(of: offset) == Position(line: line, column: column))
  }

  @Test func ofALongLineAPartIsEnough() {
    let line = String(repeating: "ä", count: 1_000)
    let index = LineIndex(file("a\n\(line)\r\nb"))
    #expect(index.part(around: 1_003, reach: 10) == (String(repeating: "ä", count: 11), 496))
    #expect(index.part(around: 2, reach: 4) == ("ää", 1))
    #expect(index.part(around: 2_002, reach: 2) == ("ä", 1_000))
    #expect(index.part(around: 0, reach: 99) == ("a", 1))
  }
}
