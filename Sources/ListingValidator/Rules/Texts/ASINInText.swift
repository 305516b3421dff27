struct ASINInText: Rule {
  static let found = RuleCase("found", .error, "a word of a text has the form of an ASIN")

  static let info = RuleInfo(
    "asin-in-text", "Amazon's article number in a text", area: .description,
    rationale: """
      Amazon's metadata policy forbids ASINs in the texts. That an ASIN is B0 and eight more capitals or digits is \
      general knowledge, not part of the policy.
      """,
    cases: [found], sources: .amazonPolicy("no-asin-in-text"),
    flagged: [
      FlaggedExample(found, .description("<long>The sequel of ⟦B07XJ8C8F5⟧.</long>")),
      FlaggedExample(found, .description("<keywords>planner, ⟦B00ABCDEFG⟧</keywords>")),
    ],
    accepted: [
      .description("<long>B07XJ8C8F, B07XJ8C8F55, b07xj8c8f5, AB07XJ8C8F5</long>"),
      .description("<release-notes>Linked B07XJ8C8F5.</release-notes>"),
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isMetadata, let range = Self.asin(in: text.string) else { return }
    report.flag(
      Self.found, in: text, at: range,
      "article number (ASIN) in the \(text.field.label): \(text.quoted(range))",
      help: "name the product instead")
  }

  private static func asin(in string: String) -> Range<Int>? {
    let bytes = Array(string.utf8)
    for start in bytes.indices where bytes[start] == UInt8(ascii: "B") {
      // One more than an ASIN has, and no further: a text may be one long word.
      let word = bytes[start...].prefix(11).prefix {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0)
      }
      guard word.count == 10, word[start + 1] == UInt8(ascii: "0"), string.isWordBorder(at: start),
        string.isWordBorder(at: word.endIndex)
      else { continue }
      return start..<word.endIndex
    }
    return nil
  }
}
