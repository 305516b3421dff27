struct KeywordsTooMany: Rule {
  static let older = RuleCase(
    "older-console", .warning, "there are more keywords than the older console took")
  static let current = RuleCase(
    "current-console", .note,
    "there are more keywords than the older console took, and no newer number is known")

  static let info = RuleInfo(
    "keywords-too-many", "more than 30 keywords", area: .description,
    rationale: """
      The form of 2015 took at most 30 keywords. For the present one no number is known, so more is only worth a note.
      """,
    cases: [older, current], sources: .amazonLimit(.keywords),
    flagged: [
      FlaggedExample(current, .description("<keywords>\(thirty), ⟦word31⟧, word32</keywords>")),
      FlaggedExample(
        older,
        .description("<keywords>\(thirty), ⟦word31⟧</keywords>", options: ["--console", "gen1"])),
    ],
    accepted: [.description("<keywords>\(thirty),</keywords>")])

  private static let thirty = (1...30).map { "word\($0)" }.joined(separator: ", ")

  func check(_ description: Description, in context: Context, into report: inout Report) {
    let keywords = (description.keywords ?? []).filter { !$0.isEmpty }
    guard let limit = context.limit(.keywords), let maximum = limit.max, keywords.count > maximum else {
      return
    }
    report.flag(
      limit.severity == .note ? Self.current : Self.older, at: keywords[maximum].location,
      "\(keywords.count) keywords, \(keywords.count - maximum) more than the \(maximum) that the form of 2015 took",
      found: "\(keywords.count)", allowed: "at most \(maximum)",
      help: "keep the \(maximum) that matter most", locale: description.locale, field: .keywords,
      sources: limit.sources)
  }
}
