struct BidiOverride: Rule {
  static let found = RuleCase("found", .warning, "a text holds U+202D or U+202E")

  static let info = RuleInfo(
    "bidi-override", "character that turns the direction of writing", area: .description, scope: .files,
    rationale: """
      An override makes letters stand in another order than they are read, which hides what a text says; it comes from \
      tricks or broken copies. Marks, embeddings and isolates are what right-to-left text needs and are left alone.
      """,
    cases: [found],
    sources: [Source("https://www.unicode.org/reports/tr9/", .official), .amazon("own", .inferred)],
    flagged: [
      FlaggedExample(found, .description("<display-title>Plan⟦\u{202E}⟧ren</display-title>"))
    ],
    accepted: [
      .description("<short>\u{200F}\u{202B}تقويم\u{202C} \u{2068}Planner\u{2069}</short>", locale: "ar-SA")
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    let found = text.string.ranges { $0.value == 0x202D || $0.value == 0x202E }
    report.flagCharacters(
      Self.found, in: text, found, called: "direction override",
      help: "remove it; U+2068 and U+2069 around a word keep its direction",
      fixes: [text.removal(of: found.map(\.range), "remove direction overrides", .unsafe)])
  }
}
