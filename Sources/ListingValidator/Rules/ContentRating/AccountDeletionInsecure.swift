struct AccountDeletionInsecure: Rule {
  static let insecure = RuleCase("not-https", .warning, "the address begins with http or another scheme")

  static let info = RuleInfo(
    "account-deletion-insecure", "deletion page that is not served over https", area: .contentRating,
    rationale: """
      Customers sign in on the page that deletes their account, so that it should be served over https. No page of \
      the store says so.
      """,
    cases: [insecure], sources: [.amazon("data-deletion", .inferred)],
    flagged: [
      FlaggedExample(
        insecure,
        Example(
          "<content-rating><privacy account-deletion=\"⟦http://example.com/delete⟧\"/></content-rating>")),
      FlaggedExample(
        insecure,
        Example("<content-rating><privacy data-deletion=\"⟦mailto:delete@example.com⟧\"/></content-rating>")),
    ],
    accepted: [
      Example("<content-rating><privacy account-deletion=\"https://example.com/delete\"/></content-rating>")
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    for (name, address) in rating.privacy?.deletionPages ?? [] {
      report.flagInsecureAddress(address, name: name, insecure: Self.insecure, field: .accountDeletion)
    }
  }
}
