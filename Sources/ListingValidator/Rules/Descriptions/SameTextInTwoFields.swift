struct SameTextInTwoFields: Rule {
  static let titleAndShort = RuleCase(
    "title-and-short", .warning, "the short description only repeats the title")
  static let shortAndLong = RuleCase(
    "short-and-long", .warning, "the long description only repeats the short one")

  static let info = RuleInfo(
    "same-text-in-two-fields", "the same text in two fields of one language", area: .description,
    rationale: """
      A short description that is the title again, or a long one that is the short one again, is nearly always a slip: \
      none of 560 complete folders of real apps has one. The policy on listings asks to avoid repetition.
      """,
    cases: [titleAndShort, shortAndLong],
    sources: .amazonPolicy("no-repeated-words") + [.amazon("own", .measured)],
    flagged: [
      FlaggedExample(
        titleAndShort,
        .description("<display-title>Meeting Planner</display-title><short>⟦Meeting Planner⟧</short>")),
      FlaggedExample(
        shortAndLong, .description("<short>Plans meetings.</short><long>⟦Plans meetings.⟧</long>")),
    ],
    accepted: [
      .description(
        """
        <display-title>Meeting Planner</display-title><short>Meeting Planner for teams</short>
        <long>Meeting Planner for teams of any size</long>
        """),
      .description("<short/><long/>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    func flag(_ ruleCase: RuleCase, _ text: Text, _ field: Field, sameAs other: Field) {
      report.flag(
        ruleCase, at: text.location, "the \(field.label) is the same as the \(other.label)",
        help: "write a \(field.label) of its own", locale: description.locale, field: field)
    }
    guard let short = description.short, !short.isEmpty else { return }
    if short.string == description.title?.string {
      flag(Self.titleAndShort, short, .shortDescription, sameAs: .title)
    }
    if let long = description.long, long.string == short.string {
      flag(Self.shortAndLong, long, .fullDescription, sameAs: .shortDescription)
    }
  }
}
