struct PrivacyPolicyMissing: Rule {
  static let missing = RuleCase("missing", .warning, "the app handles personal data, and no policy is given")

  static let info = RuleInfo(
    "privacy-policy-missing", "personal data, but no privacy policy", area: .contentRating,
    rationale: """
      Where an app collects personal data the store's policy asks for the address of a privacy policy, and for a \
      policy inside the app too. Whether a missing address stops a submission was not seen. Without data and accounts \
      no policy is needed.
      """,
    cases: [missing],
    sources: [.amazon("privacy-security", .official), .amazon("amazon-reference", .thirdParty)],
    flagged: [
      FlaggedExample(
        missing, Example("<content-rating>⟦<privacy collects-data=\"yes\"/>⟧</content-rating>")),
      FlaggedExample(
        missing, Example("<content-rating>⟦<privacy policy=\"\" shares-data=\"yes\"/>⟧</content-rating>")),
      FlaggedExample(
        missing, Example("⟦<content-rating>⟧<account-creation answer=\"yes\"/></content-rating>")),
    ],
    accepted: [
      Example("<content-rating><privacy collects-data=\"no\" shares-data=\"no\"/></content-rating>"),
      Example(
        """
        <content-rating><account-creation answer="yes"/>
        <privacy policy="https://example.com/privacy" collects-data="yes"/></content-rating>
        """),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .privacyPolicy), rating.privacy?.policy?.filled == nil,
      // AppDF may hold the text alone, which is a fault of its own.
      context.listing.layout != .appdf || rating.privacy?.policyText == nil
    else { return }
    let reasons = [
      rating.collectsData ? "collects data" : nil, rating.sharesData ? "shares data" : nil,
      rating.hasAccounts ? "has accounts or other personal data" : nil,
    ].compactMap(\.self)
    guard !reasons.isEmpty else { return }
    report.flag(
      Self.missing, at: rating.privacy?.location ?? rating.location,
      "the app \(reasons.joined(separator: ", ")), and has no privacy policy", help: help,
      field: .privacyPolicy)
  }
}
