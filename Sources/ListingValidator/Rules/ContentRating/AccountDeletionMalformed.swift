struct AccountDeletionMalformed: Rule {
  static let malformed = RuleCase("not-an-address", .error, "the value cannot be a web address")
  static let withoutScheme = RuleCase("without-scheme", .warning, "the address has no https:// in front")

  static let info = RuleInfo(
    "account-deletion-malformed", "deletion page that is no web address", area: .contentRating,
    rationale: """
      The console asks for the address of a web page on which customers delete their account, or their data alone. \
      What cannot be an address is an error of the listing; one that merely lacks its scheme is a warning.
      """,
    cases: [malformed, withoutScheme],
    sources: [
      .amazon("data-deletion", .official), .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(
        malformed, Example("<content-rating><privacy account-deletion=\"⟦in the app⟧\"/></content-rating>")),
      FlaggedExample(
        malformed, Example("<content-rating><privacy data-deletion=\"⟦https:///delete⟧\"/></content-rating>")),
      FlaggedExample(
        withoutScheme,
        Example("<content-rating><privacy account-deletion=\"⟦www.example.com/delete⟧\"/></content-rating>")),
    ],
    accepted: [
      Example("<content-rating><privacy account-deletion=\"https://example.com/delete\"/></content-rating>"),
      Example("<content-rating><privacy data-deletion=\"http://example.com/delete\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    for (name, address) in rating.privacy?.deletionPages ?? [] {
      report.flagAddress(
        address, name: name, malformed: Self.malformed, withoutScheme: Self.withoutScheme,
        field: .accountDeletion)
    }
  }
}

extension Privacy {
  /// The pages where customers delete something, with names for them.
  var deletionPages: [(name: String, address: Located<String>?)] {
    [("account deletion page", accountDeletion), ("data deletion page", dataDeletion)]
  }
}
