struct PrivacyPolicyInsecure: Rule {
  static let insecure = RuleCase("not-https", .warning, "the address begins with http or another scheme")

  static let info = RuleInfo(
    "privacy-policy-insecure", "privacy policy that is not served over https", area: .contentRating,
    rationale: """
      On its way over http a policy can be read and changed by others. No page of the store says that it must be \
      https, so this is a warning.
      """,
    cases: [insecure],
    sources: [.amazon("content-rating", .inferred), .amazon("amazon-reference", .thirdParty)],
    flagged: [
      FlaggedExample(
        insecure,
        Example("<content-rating><privacy policy=\"⟦http://example.com/privacy⟧\"/></content-rating>"))
    ],
    accepted: [
      Example("<content-rating><privacy policy=\"HTTPS://example.com/privacy\"/></content-rating>"),
      Example("<content-rating><privacy policy=\"example.com/privacy\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    report.flagInsecureAddress(
      rating.privacy?.policy, name: "privacy policy", insecure: Self.insecure, field: .privacyPolicy)
  }
}
