struct AppDFCategoryUnknown: Rule {
  static let category = RuleCase("category", .warning, "the format has no such category for this type of app")
  static let subcategory = RuleCase("sub-category", .warning, "the category has no such sub-category")

  static let info = RuleInfo(
    "appdf-category-unknown", "category that AppDF does not have", area: .structure,
    rationale: """
      AppDF has categories of its own, from which each store's are found; its editor refused every other name. The \
      schema takes any text, and releases of the format differ, so all of their names are accepted, in upper and \
      lower case. Without a known category nothing can be said about Amazon's.
      """,
    cases: [category, subcategory], sources: .appdfParser,
    flagged: [
      FlaggedExample(
        category,
        .appdf("<categorization><type>application</type><category>⟦Wether⟧</category></categorization>")),
      FlaggedExample(
        category, .appdf("<categorization><type>game</type><category>⟦Finance⟧</category></categorization>")),
      FlaggedExample(
        subcategory,
        .appdf(
          """
          <categorization><type>application</type><category>Finance</category>
          <subcategory>⟦Poker⟧</subcategory></categorization>
          """)),
    ],
    accepted: [
      .appdf(
        """
        <categorization><type>application</type><category>finance</category>
        <subcategory>investing</subcategory></categorization>
        """),
      .appdf(
        """
        <categorization><type>application</type><category>Video</category><subcategory></subcategory>
        </categorization>
        """),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    switch fault.appdf {
    case .unknownCategory(let name, let type, let meant):
      report.flag(
        Self.category, at: fault.location, "\"\(name)\" is no category of AppDF for the type \(type)",
        found: name, allowed: meant,
        help: meant.map { "did you mean \"\($0)\"?" } ?? "take a category of the format's list",
        field: .category)
    case .unknownSubcategory(let name, let category, let allowed):
      report.flag(
        Self.subcategory, at: fault.location,
        "\"\(name)\" is no sub-category of \"\(category)\" in AppDF", found: name,
        allowed: allowed.isEmpty ? nil : allowed.asAlternatives,
        help: allowed.isEmpty ? "leave it out" : "take one of \(allowed.asAlternatives), or leave it out",
        field: .category)
    default: break
    }
  }
}
