struct WebAppURLMalformed: Rule {
  static let malformed = RuleCase("malformed", .error, "the address of the web app is none")
  static let withoutScheme = RuleCase("without-scheme", .warning, "the address has no https:// in front")

  static let info = RuleInfo(
    "web-app-url-malformed", "malformed address of a web app", area: .binaries,
    rationale: "A hosted web app was submitted as the address that devices open.",
    cases: [malformed, withoutScheme], sources: [.amazon("web-app-files", .officialDated)],
    flagged: [
      FlaggedExample(malformed, Example("<web-app url=\"⟦https:/app.example.com⟧\"/>")),
      FlaggedExample(malformed, Example("<web-app url=\"⟦https://⟧\"/>")),
      FlaggedExample(malformed, Example("<web-app url=\"⟦my app⟧\"/>")),
      FlaggedExample(withoutScheme, Example("<web-app url=\"⟦app.example.com/start⟧\"/>")),
    ],
    accepted: [
      Example("<web-app url=\"https://app.example.com:8443/start?x=1\"/>"),
      Example("<web-app url=\"http://app.example.com\"/>"),
      Example("<web-app archive=\"app.zip\"/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    report.flagAddress(
      listing.webApp?.url, name: "web app", malformed: Self.malformed, withoutScheme: Self.withoutScheme,
      field: .webApp)
  }
}
