struct AppTitleMissing: Rule {
  static let missing = RuleCase("missing", .error, "no app title is given")
  static let blank = RuleCase("blank", .error, "the app title is empty")

  static let info = RuleInfo(
    "app-title-missing", "app title missing or blank", area: .general,
    rationale: """
      The console asks for an app title, the name of the app inside the console, and takes no submission without it. \
      Customers see the display title instead.
      """,
    cases: [missing, blank],
    sources: [.amazon("general-information", .official), .amazon("appstore-details", .official)],
    flagged: [
      FlaggedExample(missing, Example("⟦<general>⟧<sku>planner</sku></general>")),
      FlaggedExample(blank, Example("<general><app-title>⟦ ⟧</app-title></general>")),
    ],
    accepted: [Example("<general><app-title>Meeting Planner</app-title></general>")])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .appTitle) else { return }
    if let title = general.appTitle {
      guard title.isEmpty else { return }
      report.flag(Self.blank, at: title.location, "the app title is blank", help: help, field: .appTitle)
    } else {
      report.flag(Self.missing, at: general.location, "no app title", help: help, field: .appTitle)
    }
  }
}
