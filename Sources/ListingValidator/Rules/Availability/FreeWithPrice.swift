struct FreeWithPrice: Rule {
  static let free = RuleCase("free", .warning, "the app is said to be free, and has a price")
  static let unsaid = RuleCase("no-model", .warning, "a price is given, but not that the app is paid")

  static let info = RuleInfo(
    "free-with-price", "free app with a price", area: .availability,
    rationale: """
      A free app has no price, so one of the two is wrong. The console starts with Free: a price alone does not make \
      an app a paid one.
      """,
    cases: [free, unsaid], sources: [.amazon("appstore-details", .official)],
    flagged: [
      FlaggedExample(
        free,
        Example("<availability><price model=\"free\" amount=\"⟦1.99⟧\" currency=\"USD\"/></availability>")),
      FlaggedExample(
        free,
        Example(
          """
          <availability><price model="free"><in marketplace="amazon.de" amount="⟦0.99⟧" currency="EUR"/></price>
          </availability>
          """)),
      FlaggedExample(
        unsaid, Example("<availability><price amount=\"⟦1.99⟧\" currency=\"USD\"/></availability>")),
    ],
    accepted: [
      Example("<availability><price model=\"free\" amount=\"0.00\" currency=\"USD\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"1.99\" currency=\"USD\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let price = availability.price, price.isFree || price.model?.filled == nil,
      let charge = price.firstCharge(in: context), let amount = charge.amount
    else { return }
    report.flag(
      price.isFree ? Self.free : Self.unsaid, at: amount.location,
      price.isFree
        ? "the app is free, and has the \(charge.name) \"\(amount.trimmed)\""
        : "the \(charge.name) \"\(amount.trimmed)\" is given, but not that the app is paid",
      found: amount.value, help: "remove the price, or make the app a paid one", field: .price)
  }
}

extension Price {
  /// The first price that is not nothing.
  func firstCharge(in context: Context) -> StatedPrice? {
    ([base] + context.localPrices).first { price in
      price.amount != nil && !(price.exactAmount?.isZero ?? false)
    }
  }
}
