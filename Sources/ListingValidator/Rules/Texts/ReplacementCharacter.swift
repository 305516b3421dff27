struct ReplacementCharacter: Rule {
  static let found = RuleCase("found", .warning, "a text holds U+FFFD")

  static let info = RuleInfo(
    "replacement-character", "character that was lost in a wrong encoding", area: .description, scope: .files,
    rationale: """
      A program writes U+FFFD in place of bytes that it cannot read, so the letter that stood there is lost. None of \
      7,566 texts of public listings has one.
      """,
    cases: [found],
    sources: [
      Source("https://doc.rust-lang.org/std/char/constant.REPLACEMENT_CHARACTER.html", .thirdParty),
      .amazon("own", .measured),
    ],
    flagged: [
      FlaggedExample(found, .description("<short>Gr⟦\u{FFFD}⟧\u{FFFD}e</short>", locale: "de-DE"))
    ],
    accepted: [.description("<short>Größe?</short>", locale: "de-DE")])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    report.flagCharacters(
      Self.found, in: text, text.string.ranges { $0.value == 0xFFFD }, called: "replacement character",
      help: "write the letter that was lost, and save the file as UTF-8")
  }
}
