struct PaidWithoutPrice: Rule {
  static let base = RuleCase("base", .error, "the app is paid and has no base price")
  static let marketplace = RuleCase("marketplace", .warning, "a marketplace is named, but no price for it")

  static let info = RuleInfo(
    "paid-without-price", "paid app without a price", area: .availability,
    rationale: """
      The console asks for a base list price as soon as an app is paid. Prices for single marketplaces are worked out \
      from it unless they are given; a marketplace that is named without a price is probably unfinished.
      """,
    cases: [base, marketplace], sources: [.amazon("appstore-details", .official)],
    flagged: [
      FlaggedExample(base, Example("<availability>⟦<price model=\"paid\"/>⟧</availability>")),
      FlaggedExample(
        base, Example("<availability>⟦<price model=\"paid\" amount=\"\" currency=\"USD\"/>⟧</availability>")),
      FlaggedExample(
        marketplace,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">⟦<in marketplace="amazon.de"/>⟧</price>
          </availability>
          """)),
    ],
    accepted: [
      Example("<availability><price model=\"paid\" amount=\"2.99\" currency=\"USD\"/></availability>"),
      Example("<availability><price model=\"free\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let price = availability.price, price.isPaid else { return }
    if price.base.amount == nil {
      report.flag(
        Self.base, at: price.location, "the app is paid, and has no base price",
        help: "give the price and its currency, such as 2.99 and USD", field: .price)
    }
    for local in context.localPrices where local.amount == nil {
      report.flag(
        Self.marketplace, at: local.location, "no amount in the \(local.name)",
        help: "give the amount, or remove the marketplace", field: .price)
    }
  }
}
