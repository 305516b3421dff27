struct SupportEmailMissing: Rule {
  static let missing = RuleCase("missing", .warning, "no support e-mail address is given")

  static let info = RuleInfo(
    "support-email-missing", "support e-mail address missing", area: .general,
    rationale: """
      Customers write to the support address, and the submission API has a field for it. That the store requires one \
      is not written anywhere that was found, so this is a warning.
      """,
    cases: [missing],
    sources: [.amazon("api-migrate", .inferred), .amazon("client-ruby", .inferred)],
    flagged: [
      FlaggedExample(missing, Example("⟦<general>⟧<support phone=\"+1 555 0100\"/></general>")),
      FlaggedExample(missing, Example("<general><support ⟦email=\"\"⟧/></general>")),
    ],
    accepted: [Example("<general><support email=\"help@example.com\"/></general>")])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .contactEmail), general.supportEmail?.filled == nil else { return }
    report.flag(
      Self.missing, at: general.supportEmail?.location ?? general.location, "no support e-mail address",
      help: help, field: .contactEmail)
  }
}
