struct BusinessNameMissing: Rule {
  static let missing = RuleCase("missing", .note, "no business name is given")

  static let info = RuleInfo(
    "business-name-missing", "business name missing", area: .general,
    rationale: """
      Customers see the name of the account. One developer reports that the console refused a personal name, and \
      that it could later be changed only through support: settle it before the first submission.
      """,
    cases: [missing], sources: [.amazon("space-race", .thirdParty)],
    flagged: [
      FlaggedExample(missing, Example("⟦<general>⟧<sku>planner</sku></general>")),
      FlaggedExample(missing, Example("<general>⟦<business-name/>⟧</general>")),
    ],
    accepted: [Example("<general><business-name>Example Software</business-name></general>")])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .businessName), general.businessName?.isEmpty ?? true else { return }
    report.flag(
      Self.missing, at: general.businessName?.location ?? general.location, "no business name", help: help,
      field: .businessName)
  }
}
