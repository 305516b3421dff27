struct ChildAdvertising: Rule {
  static let amazon = RuleCase(
    "amazon", .warning, "an app with children in its audience shows Amazon's advertising")
  static let other = RuleCase(
    "other-network", .warning, "an app with children in its audience shows advertising of another network")

  static let info = RuleInfo(
    "child-advertising", "advertising in an app for children", area: .contentRating,
    rationale: """
      The policy on apps for children forbids Amazon's advertising in the parts that are for them, and lets only code \
      of others that is suited to children handle their data. An app with several audiences may still show \
      advertising to the older ones, so this is a warning.
      """,
    cases: [amazon, other],
    sources: .amazonPolicy("no-amazon-ads-to-children") + .amazonPolicy("child-suitable-sdks"),
    flagged: [
      FlaggedExample(
        amazon,
        Example(
          """
          <content-rating audience="0-12 18+"><advertisements answer="yes" networks="⟦amazon⟧"/></content-rating>
          """)),
      FlaggedExample(
        other,
        Example(
          """
          <content-rating audience="0-12"><advertisements answer="yes" networks="⟦admob⟧ ⟦unity⟧"/></content-rating>
          """)),
    ],
    accepted: [
      Example(
        "<content-rating audience=\"18+\"><advertisements answer=\"yes\" networks=\"amazon admob\"/></content-rating>"
      ),
      Example("<content-rating audience=\"0-12\"><advertisements answer=\"no\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard rating.children(in: context.profile) != nil else { return }
    for network in rating.advertisingNetworks {
      let isAmazon = network.value.lowercased().hasPrefix("amazon")
      report.flag(
        isAmazon ? Self.amazon : Self.other, at: network.location,
        isAmazon
          ? "advertising of \"\(network.value)\", which the policy forbids in the parts for children"
          : "advertising of \"\(network.value)\", and children are in the audience",
        found: network.value,
        help: isAmazon
          ? "show none of it to children"
          : "see that the network is suited to children, or show it to others only",
        field: .audience)
    }
  }
}
