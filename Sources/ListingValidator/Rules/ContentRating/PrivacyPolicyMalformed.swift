struct PrivacyPolicyMalformed: Rule {
  static let malformed = RuleCase("not-an-address", .error, "the value cannot be a web address")
  static let withoutScheme = RuleCase("without-scheme", .warning, "the address has no https:// in front")

  static let info = RuleInfo(
    "privacy-policy-malformed", "privacy policy that is no web address", area: .contentRating,
    rationale: """
      The console asks for the address of the policy. A link that is missing or broken is reported as a reason for \
      refusal. What cannot be an address is an error of the listing; one that merely lacks its scheme is a warning.
      """,
    cases: [malformed, withoutScheme],
    sources: [
      .amazon("content-rating", .official), .amazon("amazon-reference", .thirdParty),
      .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(
        malformed, Example("<content-rating><privacy policy=\"⟦see our website⟧\"/></content-rating>")),
      FlaggedExample(malformed, Example("<content-rating><privacy policy=\"⟦https://⟧\"/></content-rating>")),
      FlaggedExample(
        malformed, Example("<content-rating><privacy policy=\"⟦me@example.com⟧\"/></content-rating>")),
      FlaggedExample(
        withoutScheme, Example("<content-rating><privacy policy=\"⟦example.com/privacy⟧\"/></content-rating>")
      ),
    ],
    accepted: [
      Example(
        "<content-rating><privacy policy=\"https://example.com/privacy?lang=en#top\"/></content-rating>"),
      Example("<content-rating><privacy policy=\"http://example.com/privacy\"/></content-rating>"),
      Example("<content-rating><privacy policy=\"\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    report.flagAddress(
      rating.privacy?.policy, name: "privacy policy", malformed: Self.malformed,
      withoutScheme: Self.withoutScheme, field: .privacyPolicy)
  }
}
