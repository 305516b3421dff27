struct PrivacyContradiction: Rule {
  static let accounts = RuleCase(
    "accounts", .warning, "no data is said to be collected, yet there are accounts")

  static let info = RuleInfo(
    "privacy-contradiction", "no data collected, yet accounts", area: .contentRating,
    rationale: """
      The content rating asks for account creation and other personal data together, and an account has at least a \
      name. The privacy answers then cannot say that nothing is collected.
      """,
    cases: [accounts],
    sources: [.amazon("content-rating", .official), .amazon("privacy-labels", .inferred)],
    flagged: [
      FlaggedExample(
        accounts,
        Example(
          """
          <content-rating><account-creation answer="yes"/><privacy collects-data="⟦no⟧"/></content-rating>
          """))
    ],
    accepted: [
      Example(
        "<content-rating><account-creation answer=\"no\"/><privacy collects-data=\"no\"/></content-rating>"),
      Example(
        "<content-rating><account-creation answer=\"yes\"/><privacy collects-data=\"yes\"/></content-rating>"),
      Example("<content-rating><account-creation answer=\"yes\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard rating.hasAccounts, let collects = rating.privacy?.collectsData, collects.value == "no" else {
      return
    }
    report.flag(
      Self.accounts, at: collects.location,
      "no data is said to be collected, and account creation is answered \"yes\"", found: collects.value,
      help: "answer both alike", field: .privacyQuestionnaire)
  }
}
