import Testing

@testable import ListingValidator

@Suite struct TextReportTests {
  @Test(arguments: [
    ("a\u{1B}[31mb", "a\\u{1B}[31mb"), ("a\tb", "a b"), ("\u{202E}evil", "\\u{202E}evil"), ("ünï 😀", "ünï 😀"),
    ("line\nbreak", "line\\u{A}break"),
  ])
  func hostileTextCannotReachTheTerminal(_ text: String, _ shown: String) {
    #expect(TerminalText.escaped(text) == shown)
  }

  @Test(arguments: [
    ("short line", 6, 10, "short line", "      ^^^^"), ("   indented", 3, 11, "indented", "^^^^^^^^"),
    ("日本語 text", 0, 3, "日本語 text", "^^^^^^"), ("ab", 2, 2, "ab", "  ^"), ("a\tb", 2, 3, "a b", "  ^"),
  ])
  func caretsStandUnderTheSpan(_ line: String, _ from: Int, _ to: Int, _ text: String, _ carets: String) {
    let excerpt = Excerpt(line: Array(line.unicodeScalars), from: from, to: to)
    #expect(excerpt.text == text)
    #expect(excerpt.carets == carets)
  }

  @Test func longLinesAreCut() {
    let line = Array(
      (String(repeating: "word ", count: 200) + "HERE" + String(repeating: " more", count: 200))
        .unicodeScalars)
    let excerpt = Excerpt(line: line, from: 1_000, to: 1_004)
    #expect(excerpt.text.hasPrefix("…") && excerpt.text.hasSuffix("…"))
    #expect(excerpt.text.count <= 92)
    let start = excerpt.carets.count - 4
    #expect(String(Array(excerpt.text)[start..<start + 4]) == "HERE")
  }

  @Test(arguments: [
    (".", "a/b", "a/b"), ("x", "a", "x/a"), ("x/", "a", "x/a"), ("x/y", "../a", "x/a"), (".", "../a", "../a"),
    ("/x/y", "../a", "/x/a"), ("x", ".", "x"), (".", ".", "."), ("..", "../a", "../../a"),
  ])
  func pathsAreJoined(_ root: String, _ path: String, _ shown: String) {
    #expect(ShownPath.joined(root, path) == shown)
  }

  @Test func fingerprintsDoNotKnowLines() throws {
    func fingerprints(_ before: String) throws -> [String] {
      let listing = CompleteListing().with { $0.general = "\(before)<general></general>" }
      let findings = try Lint.findings(["listing.xml": Array(listing.xml.utf8)])
      return findings.map(Fingerprint.of)
    }
    #expect(try fingerprints("") == fingerprints("\n\n<!-- a comment -->\n"))
    #expect(try !fingerprints("").isEmpty)
  }
}
