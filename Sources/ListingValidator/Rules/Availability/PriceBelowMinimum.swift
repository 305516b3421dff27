struct PriceBelowMinimum: Rule {
  static let below = RuleCase("below", .error, "the price is lower than the store takes in that currency")

  static let info = RuleInfo(
    "price-below-minimum", "price below the minimum of its currency", area: .availability,
    rationale: """
      The store publishes a lowest list price for each of its nine currencies. It holds for the base price and for \
      every marketplace.
      """,
    cases: [below], sources: StoreProfile.amazonAppstore.currencySources,
    flagged: [
      FlaggedExample(
        below,
        Example("<availability><price model=\"paid\" amount=\"⟦0.49⟧\" currency=\"USD\"/></availability>")),
      FlaggedExample(
        below,
        Example("<availability><price model=\"paid\" amount=\"⟦0.00⟧\" currency=\"USD\"/></availability>")),
      FlaggedExample(
        below,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="MX" amount="⟦4.99⟧"/></price></availability>
          """)),
    ],
    accepted: [
      Example("<availability><price model=\"paid\" amount=\"0.990\" currency=\"USD\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"85\" currency=\"JPY\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"0.10\" currency=\"CHF\"/></availability>"),
      Example("<availability><price model=\"free\" amount=\"0.49\" currency=\"USD\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    for price in availability.price?.stated(in: context) ?? [] {
      guard let amount = price.amount, let number = price.exactAmount,
        let currency = price.code.flatMap({ context.profile.currency($0) }),
        let minimum = ExactAmount(currency.minimum), number < minimum
      else { continue }
      report.flag(
        Self.below, at: amount.location,
        "the \(price.name) \"\(amount.trimmed)\" is below the minimum of \(currency.minimum) \(currency.code)",
        found: "\(amount.trimmed) \(currency.code)",
        allowed: "at least \(currency.minimum) \(currency.code)",
        help: "raise it to \(currency.minimum) \(currency.code) or more, or offer the app for free",
        field: .price)
    }
  }
}
