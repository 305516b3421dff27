import Testing

@testable import ListingValidator

@Suite struct CharacterCountTests {
  @Test(arguments: [
    ("", [0, 0, 0, 0]),
    ("abc", [3, 3, 3, 3]),
    ("é", [1, 1, 1, 2]),
    ("e\u{301}", [1, 2, 2, 3]),
    ("a\r\nb", [3, 4, 4, 4]),
    ("😀", [1, 1, 2, 4]),
    ("👩‍👩‍👧‍👦", [1, 7, 11, 25]),
    ("🇩🇪🇫🇷", [2, 4, 8, 16]),
    ("हिन्दी", [2, 6, 6, 18]),
    ("မြန်မာ", [4, 6, 6, 18]),
  ])
  func countsEveryUnit(text: String, lengths: [Int]) {
    let length = TextLength(text)
    #expect([length.graphemes, length.scalars, length.utf16, length.utf8] == lengths)
    #expect(lengths == lengths.sorted())
  }

  @Test(arguments: [
    ("abcd", 3, "characters", 4, true, 3),
    ("éééé", 3, "characters", 4, true, 6),
    ("x\r\ny", 3, "code points", 4, false, 3),
    ("x\r\ny", 2, "characters", 3, true, 3),
    // The CRLF holds the code point at the limit, so it counts as over as a whole.
    ("x\r\n", 2, "code points", 3, false, 1),
    ("e\u{301}e\u{301}", 3, "code points", 4, false, 3),
    ("ae\u{301}", 2, "code points", 3, false, 1),
    ("👩‍👩‍👧‍👦", 7, "UTF-16 units", 11, false, 0),
    ("👩‍👩‍👧‍👦", 6, "code points", 7, false, 0),
    ("ab👩‍👩‍👧‍👦c", 3, "characters", 4, true, 27),
    ("a😀b", 3, "UTF-16 units", 4, false, 5),
    ("a😀😀", 4, "UTF-16 units", 5, false, 5),
    ("हिन्दी", 5, "code points", 6, false, 6),
    ("हिन्दी", 2, "code points", 6, false, 6),
    ("हिन्दी", 1, "characters", 2, true, 6),
    ("a", 0, "characters", 1, true, 0),
  ])
  func findsTooManyCharacters(
    text: String, limit: Int, unit: String, found: Int, everyUnit: Bool, firstOffset: Int
  ) throws {
    let excess = try #require(Excess(of: text, over: limit, unit: .characters))
    #expect(excess.unit == unit)
    #expect(excess.found == found)
    #expect(excess.limit == limit)
    #expect(excess.everyUnit == everyUnit)
    #expect(excess.firstOffset == firstOffset)
  }

  @Test(arguments: [
    ("abcd", 3, 3), ("aéb", 2, 1), ("aéb", 3, 3), ("日本", 5, 3), ("日本", 4, 3), ("日本", 3, 3), ("日本", 2, 0),
    ("e\u{301}", 1, 1), ("a\r\n", 2, 2), ("a😀", 4, 1),
  ])
  func findsTooManyBytes(text: String, limit: Int, firstOffset: Int) throws {
    let excess = try #require(Excess(of: text, over: limit, unit: .utf8Bytes))
    #expect(excess.unit == "bytes")
    #expect(excess.found == text.utf8.count)
    #expect(excess.everyUnit)
    #expect(excess.firstOffset == firstOffset)
  }

  @Test(
    arguments: [
      ("", 0, .characters), ("", 0, .utf8Bytes), ("日本", 2, .characters), ("日本", 6, .utf8Bytes),
      ("a😀", 3, .characters), ("e\u{301}", 2, .characters), ("👩‍👩‍👧‍👦", 11, .characters), ("long text", 1, .items),
    ] as [(String, Int, LengthUnit)])
  func acceptsWhatFits(text: String, limit: Int, unit: LengthUnit) {
    #expect(Excess(of: text, over: limit, unit: unit) == nil)
  }

  @Test func unitsAreNamedAsInProfiles() {
    #expect(LengthUnit.allCases.map(\.rawValue) == ["utf8-bytes", "characters", "items"])
  }
}
