struct AccountDeletionMissing: Rule {
  static let missing = RuleCase("missing", .warning, "accounts can be made, and no page deletes them")

  static let info = RuleInfo(
    "account-deletion-missing", "accounts, but no page to delete them", area: .contentRating,
    rationale: """
      Where an app collects data and accounts can be made, the console asks since August 2024 for a web page on which \
      customers delete their account. During the first months an app without one was not held back; later was not \
      seen.
      """,
    cases: [missing], sources: [.amazon("data-deletion", .official)],
    flagged: [
      FlaggedExample(
        missing,
        Example(
          """
          <content-rating><account-creation answer="yes"/>
          ⟦<privacy policy="https://example.com/privacy" collects-data="yes"/>⟧</content-rating>
          """))
    ],
    accepted: [
      Example(
        """
        <content-rating><account-creation answer="yes"/>
        <privacy account-deletion="https://example.com/delete" collects-data="yes"/></content-rating>
        """),
      Example(
        "<content-rating><account-creation answer=\"no\"/><privacy collects-data=\"yes\"/></content-rating>"),
      Example(
        "<content-rating><account-creation answer=\"yes\"/><privacy collects-data=\"no\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .accountDeletion), rating.hasAccounts, rating.collectsData,
      let privacy = rating.privacy, privacy.accountDeletion?.filled == nil
    else { return }
    report.flag(
      Self.missing, at: privacy.location, "accounts can be made, and no page to delete them is given",
      help: help, field: .accountDeletion)
  }
}
