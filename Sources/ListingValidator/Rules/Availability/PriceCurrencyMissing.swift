struct PriceCurrencyMissing: Rule {
  static let missing = RuleCase("missing", .warning, "the base price has no currency")

  static let info = RuleInfo(
    "price-currency-missing", "base price without a currency", area: .availability,
    rationale: """
      The console asks for the currency of the base price. Without it no limit can be checked. A marketplace's price \
      needs none: it is in the marketplace's own money.
      """,
    cases: [missing], sources: [.amazon("appstore-details", .official)],
    flagged: [
      FlaggedExample(
        missing, Example("<availability>⟦<price model=\"paid\" amount=\"2.99\"/>⟧</availability>"))
    ],
    accepted: [
      Example(
        """
        <availability><price model="paid" amount="2.99" currency="usd"><in marketplace="amazon.de" amount="2.99"/>
        </price></availability>
        """),
      Example("<availability><price model=\"paid\"/></availability>"),
      Example("<availability><price model=\"free\" amount=\"0\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let price = availability.price, price.isPaid, let amount = price.base.amount,
      price.base.currency == nil
    else { return }
    report.flag(
      Self.missing, at: price.location, "the base price \"\(amount.trimmed)\" has no currency",
      allowed: context.profile.currencies.map(\.code).joined(separator: ", "),
      help: "add the currency, such as USD", field: .price)
  }
}
