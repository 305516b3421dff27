struct WebAppURLInsecure: Rule {
  static let insecure = RuleCase("insecure", .warning, "the web app is not sent over https")

  static let info = RuleInfo(
    "web-app-url-insecure", "web app that is not sent over https", area: .binaries,
    rationale: """
      Amazon's documents on web apps show addresses of both kinds, and ask for https where the app sells something.
      """,
    cases: [insecure],
    sources: [.amazon("web-starter-kit-iap", .officialDated), .amazon("web-app-manifest", .officialDated)],
    flagged: [FlaggedExample(insecure, Example("<web-app url=\"⟦http://app.example.com/⟧\"/>"))],
    accepted: [
      Example("<web-app url=\"https://app.example.com/\"/>"), Example("<web-app url=\"app.example.com\"/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    report.flagInsecureAddress(listing.webApp?.url, name: "web app", insecure: Self.insecure, field: .webApp)
  }
}
