import Testing

@testable import ListingValidator

@Suite struct NamePatternTests {
  @Test(arguments: [
    ("*", "a", true), ("*", ".a", false), (".*", ".a", true),
    ("?a", ".a", false), ("[.]a", ".a", false), ("*.png", "1.png", true),
    ("*.png", ".png", false), ("*.png", "1.png.txt", false), ("*.png", "1.PNG", false),
    ("?.png", "é.png", true), ("?.png", "10.png", false), ("??.png", "10.png", true),
    ("a*b*c", "aXbXbc", true), ("a*b*c", "abcX", false), ("**", "abc", true),
    ("a*", "a", true), ("[abc].png", "b.png", true), ("[abc].png", "d.png", false),
    ("[1-3].png", "2.png", true), ("[1-3].png", "4.png", false), ("[!1-3].png", "4.png", true),
    ("[!1-3].png", "2.png", false), ("[]]x", "]x", true), ("[-a]x", "-x", true),
    ("[a-]x", "-x", true), ("[*]x", "*x", true), ("[*]x", "ax", false),
    ("[*", "[abc", true), ("x[[]*", "x[1", true), ("中*", "中文", true),
    ("*", "", true), ("?", "", false),
  ])
  func matches(pattern: String, name: String, matches: Bool) throws {
    #expect(try #require(NamePattern(pattern[...])).matches(name) == matches)
  }

  @Test(arguments: ["", "a.png", "[ab", "a]", "[", "[]", "[!]", ".."])
  func plainNamesAreNoPatterns(name: String) {
    #expect(NamePattern(name[...]) == nil)
  }

  @Test(.timeLimit(.minutes(1))) func manyStarsTakeNoTime() throws {
    let pattern = try #require(NamePattern(String(repeating: "*a", count: 100)[...]))
    #expect(!pattern.matches(String(repeating: "a", count: 255) + "b"))
  }
}
