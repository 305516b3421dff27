struct DisplayTitleTooLong: Rule {
  static let everyUnit = RuleCase(
    "over-in-every-unit", .warning, "the title is too long however characters are counted")
  static let someUnit = RuleCase(
    "over-in-some-unit", .note, "the title is too long in code points or UTF-16 units only")

  static let info = RuleInfo(
    "display-title-too-long", "display title longer than developers were able to enter", area: .description,
    rationale: """
      The store publishes no maximum for the display title. One developer met 200 characters in the present console; \
      the form of 2015 took 250. A longer title is therefore a risk, not a refusal on record.
      """,
    cases: [everyUnit, someUnit], sources: .amazonLimit(.displayTitle),
    flagged: [
      FlaggedExample(everyUnit, .description("<display-title>\(title)⟦over⟧</display-title>")),
      FlaggedExample(
        everyUnit,
        .description(
          "<display-title>\(title)\(longer)⟦over⟧</display-title>", options: ["--console", "gen1"])),
      FlaggedExample(
        someUnit,
        .description("<display-title>\(String(repeating: "नि", count: 100))⟦न⟧</display-title>")),
    ],
    accepted: [
      .description("<display-title>\(title)</display-title>"),
      .description("<display-title>\(title)\(longer)</display-title>", options: ["--console", "gen1"]),
    ])

  private static let title = String(repeating: "word ", count: 40)
  private static let longer = String(repeating: "more ", count: 10)

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let title = description.title else { return }
    report.flagLength(
      of: title, limit: context.limit(.displayTitle), every: Self.everyUnit, some: Self.someUnit,
      field: .title, locale: description.locale)
  }
}
