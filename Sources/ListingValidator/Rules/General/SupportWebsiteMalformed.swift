struct SupportWebsiteMalformed: Rule {
  static let malformed = RuleCase("not-an-address", .error, "the value cannot be a web address")
  static let withoutScheme = RuleCase("without-scheme", .warning, "the address has no https:// in front")

  static let info = RuleInfo(
    "support-website-malformed", "support website that is no web address", area: .general,
    rationale: """
      The submission API has a field for the website, and a client says that it takes a whole address only. What \
      cannot be an address is an error of the listing; one that merely lacks its scheme is a warning.
      """,
    cases: [malformed, withoutScheme],
    sources: [
      .amazon("api-migrate", .official), .amazon("client-ruby", .publicCode),
      .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(malformed, Example("<general><support website=\"⟦our forum⟧\"/></general>")),
      FlaggedExample(malformed, Example("<general><support website=\"⟦https:/example.com⟧\"/></general>")),
      FlaggedExample(malformed, Example("<general><support website=\"⟦https://…⟧\"/></general>")),
      FlaggedExample(malformed, Example("<general><support website=\"⟦htps://example.com⟧\"/></general>")),
      FlaggedExample(withoutScheme, Example("<general><support website=\"⟦example.com/help⟧\"/></general>")),
      FlaggedExample(withoutScheme, Example("<general><support website=\"⟦example.com:8080⟧\"/></general>")),
    ],
    accepted: [
      Example("<general><support website=\"https://example.com/@team?a=b#c\"/></general>"),
      Example("<general><support website=\"http://bücher.example:8080\"/></general>"),
      Example("<general><support website=\"\"/></general>"),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    report.flagAddress(
      general.supportWebsite, name: "support website", malformed: Self.malformed,
      withoutScheme: Self.withoutScheme, field: .contactWebsite)
  }
}
