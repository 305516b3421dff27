struct AppTitleTooLong: Rule {
  static let over = RuleCase("over", .note, "the app title is over the only number that was ever published")

  static let info = RuleInfo(
    "app-title-too-long", "app title over 250 characters", area: .general,
    rationale: """
      No official maximum for the app title is known. One reference that names no source says 250 characters; a \
      longer title may still be accepted.
      """,
    cases: [over], sources: .amazonLimit(.appTitle),
    flagged: [
      FlaggedExample(
        over,
        Example(
          "<general><app-title>\(String(repeating: "word ", count: 50))⟦over⟧</app-title></general>"))
    ],
    accepted: [
      Example("<general><app-title>\(String(repeating: "word ", count: 50))</app-title></general>"),
      Example("<general><app-title>\(String(repeating: "नि", count: 200))</app-title></general>"),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let title = general.appTitle else { return }
    report.flagLength(
      of: title, limit: context.limit(.appTitle), every: Self.over, field: .appTitle, locale: nil)
  }
}
