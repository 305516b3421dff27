struct CategoryMissing: Rule {
  static let missing = RuleCase("missing", .error, "no category is given")
  static let blank = RuleCase("blank", .error, "the category is empty")

  static let info = RuleInfo(
    "category-missing", "category missing or blank", area: .general,
    rationale: """
      The console asks for one main category, which decides where customers find the app, and takes no submission \
      without it. A sub-category may be left out, and none is checked: no list of them is published.
      """,
    cases: [missing, blank],
    sources: [.amazon("general-information", .officialDated), .amazon("submission-note", .thirdParty)],
    flagged: [
      FlaggedExample(missing, Example("⟦<general>⟧<sku>planner</sku></general>")),
      FlaggedExample(blank, Example("<general><category>⟦ ⟧</category></general>")),
    ],
    accepted: [
      Example("<general><category>Productivity</category></general>"),
      Example("<general><category>Anything else</category></general>"),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .category) else { return }
    if let category = general.category {
      guard category.isEmpty else { return }
      report.flag(Self.blank, at: category.location, "the category is blank", help: help, field: .category)
    } else {
      report.flag(Self.missing, at: general.location, "no category", help: help, field: .category)
    }
  }
}
