struct MarketplaceCurrencyMismatch: Rule {
  static let mismatch = RuleCase("mismatch", .warning, "a marketplace's price is in the money of another")

  static let info = RuleInfo(
    "marketplace-currency-mismatch", "marketplace price in another currency than the marketplace's",
    area: .availability,
    rationale: """
      Every site that sells apps has one currency. The pairs follow from two official lists, that of the sites and \
      that of the minimum prices, and are not written down in one place. A price set by hand does not follow exchange \
      rates afterwards.
      """,
    cases: [mismatch], sources: StoreProfile.amazonAppstore.marketplaceSources,
    flagged: [
      FlaggedExample(
        mismatch,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="amazon.co.uk" amount="2.49" currency="⟦EUR⟧"/>
          <in marketplace="MX" amount="59.00" currency="⟦USD⟧"/></price></availability>
          """))
    ],
    accepted: [
      Example(
        """
        <availability><price model="paid" amount="2.99" currency="EUR">
        <in marketplace="amazon.co.uk" amount="2.49" currency="gbp"/><in marketplace="AT" amount="2.99" currency="EUR"/>
        <in marketplace="amazon.ca" amount="3.99"/></price></availability>
        """)
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    for price in availability.price?.stated(in: context) ?? [] {
      guard let marketplace = price.marketplace, let currency = price.currency, let code = price.code,
        code != marketplace.currency, context.profile.currency(code) != nil
      else { continue }
      report.flag(
        Self.mismatch, at: currency.location,
        "the \(price.name) is in \(code), and \(marketplace.name) has \(marketplace.currency)",
        found: currency.value, allowed: marketplace.currency,
        help: "write the amount in \(marketplace.currency)", field: .price)
    }
  }
}
