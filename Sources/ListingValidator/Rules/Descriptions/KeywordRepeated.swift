struct KeywordRepeated: Rule {
  static let repeated = RuleCase("repeated", .note, "a keyword is given twice in one language")

  static let info = RuleInfo(
    "keyword-repeated", "the same keyword twice", area: .description,
    rationale: """
      A keyword that is given twice, in whatever case, adds nothing to the search, and the policy on listings asks to \
      avoid repeated words.
      """,
    cases: [repeated], sources: .amazonPolicy("no-repeated-words"),
    flagged: [
      FlaggedExample(repeated, .description("<keywords>calendar, meeting, ⟦Calendar⟧, plan</keywords>"))
    ],
    accepted: [
      .description("<keywords>calendar, calendars, meeting</keywords>"),
      Example(
        """
        <description locale="en-US"><keywords>calendar</keywords></description>
        <description locale="de-DE"><keywords>calendar</keywords></description>
        """),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    var seen: Set<String> = []
    for keyword in description.keywords ?? [] where !keyword.isEmpty {
      guard !seen.insert(keyword.string.lowercased()).inserted else { continue }
      report.flag(
        Self.repeated, at: keyword.location, "keyword \"\(keyword.string)\" is given twice",
        found: keyword.string, help: "remove it", locale: description.locale, field: .keywords)
    }
  }
}
