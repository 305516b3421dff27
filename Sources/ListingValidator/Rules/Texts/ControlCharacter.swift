struct ControlCharacter: Rule {
  static let found = RuleCase("found", .error, "a text holds a control character other than tab and line end")

  static let info = RuleInfo(
    "control-character", "control character in a text", area: .description, scope: .files,
    rationale: """
      Control characters have no meaning in a text and mostly come from a wrong encoding or a broken copy. XML and with \
      it most tools refuse those below U+0020. Among 7,566 texts of public listings there is none.
      """,
    cases: [found],
    sources: [Source("https://www.w3.org/TR/xml/#charsets", .official), .amazon("own", .measured)],
    flagged: [
      FlaggedExample(
        found,
        .description("<long href=\"long.txt\"/>", files: ["long.txt": "Plan⟦\u{1B}⟧[1m meetings\u{0}."])),
      FlaggedExample(found, .description("<short>Plan⟦\u{92}⟧s</short>")),
    ],
    accepted: [
      .description("<long href=\"long.txt\"/>", files: ["long.txt": "Plan\tmeetings.\n\nToday."])
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    let found = text.string.ranges { $0.isControl }
    // In a text of another encoding it may stand for a letter.
    report.flagCharacters(
      Self.found, in: text, found, called: "control character", help: "remove it",
      fixes: [text.removal(of: found.map(\.range), "remove control characters", .unsafe)])
  }
}
