struct PriceAboveMaximum: Rule {
  static let above = RuleCase("above", .error, "the price is higher than the store takes in that currency")

  static let info = RuleInfo(
    "price-above-maximum", "price above the maximum of its currency", area: .availability,
    rationale: """
      The store publishes a highest list price in US dollars. Those in other currencies are not known, so nothing is \
      said about them.
      """,
    cases: [above], sources: StoreProfile.amazonAppstore.currencySources,
    flagged: [
      FlaggedExample(
        above,
        Example("<availability><price model=\"paid\" amount=\"⟦1000.00⟧\" currency=\"USD\"/></availability>"))
    ],
    accepted: [
      Example("<availability><price model=\"paid\" amount=\"0999.99\" currency=\"USD\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"120000\" currency=\"JPY\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    for price in availability.price?.stated(in: context) ?? [] {
      guard let amount = price.amount, let number = price.exactAmount,
        let currency = price.code.flatMap({ context.profile.currency($0) }),
        let written = currency.maximum, let maximum = ExactAmount(written), maximum < number
      else { continue }
      report.flag(
        Self.above, at: amount.location,
        "the \(price.name) \"\(amount.trimmed)\" is above the maximum of \(written) \(currency.code)",
        found: "\(amount.trimmed) \(currency.code)", allowed: "at most \(written) \(currency.code)",
        help: "lower it to \(written) \(currency.code) or less", field: .price)
    }
  }
}
