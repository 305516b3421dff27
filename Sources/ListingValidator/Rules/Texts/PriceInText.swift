struct PriceInText: Rule {
  static let own = RuleCase("own-price", .error, "an amount with a currency is one of the app's own prices")
  static let title = RuleCase("in-a-title", .warning, "a title holds another amount of money")
  static let other = RuleCase(
    "elsewhere", .note, "a description, bullet or keyword holds another amount of money")

  static let info = RuleInfo(
    "price-in-text", "price in a text", area: .description,
    rationale: """
      Amazon's metadata policy forbids the price of the app, and of its in-app items, in the texts. An amount that is \
      one of the listing's own prices is a sure case; others may be prices of items, or of something else. The word \
      "free" is never looked at.
      """,
    cases: [own, title, other], sources: .amazonPolicy("no-price-in-text"),
    flagged: [
      FlaggedExample(
        own,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD"/></availability>
          <description locale="en-US"><long>Only ⟦$2.99⟧, not $5.</long></description>
          """)),
      FlaggedExample(
        own,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD"><in marketplace="amazon.de" amount="2.50" \
          currency="EUR"/></price></availability>
          <description locale="de-DE"><short>Nur ⟦2,50 €⟧ im Monat</short></description>
          """)),
      FlaggedExample(title, .description("<display-title>Planner ⟦€5⟧</display-title>")),
      FlaggedExample(other, .description("<long>Saves you ⟦1,000.00 USD⟧ a year, or $20.</long>")),
    ],
    accepted: [
      .description("<long>Free, for all! Top 10 of 2026, 1080p, MP3, ALL 5, from $HOME, for $0.</long>"),
      .description("<release-notes>Fixes the price of $5.</release-notes>"),
      Example(
        """
        <availability><price model="paid" amount="2.99" currency="USD"/></availability>
        <description locale="en-US"><long>Version 2.99 is out.</long></description>
        """),
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isMetadata else { return }
    let amounts = CurrencyAmount.all(in: text.string, codes: context.profile.currencies.map(\.code))
    guard let first = amounts.first else { return }
    let prices = context.listing.availability.ownPrices
    if let own = amounts.first(where: { amount in
      prices.contains { $0.value == amount.value && amount.currencies.contains($0.currency) }
    }) {
      report.flag(
        Self.own, in: text, at: own.range,
        "the app's price in the \(text.field.label): \(text.quoted(own.range))",
        help: "leave the price out: the store shows it")
    } else {
      report.flag(
        text.isTitle ? Self.title : Self.other, in: text, at: first.range,
        "amount of money in the \(text.field.label): \(text.quoted(first.range))",
        help: "leave it out if it is a price of the app or of an item in it")
    }
  }
}

extension Availability {
  /// The base price and those of single marketplaces, as amounts in texts are read.
  fileprivate var ownPrices: [(value: String, currency: String)] {
    guard let price else { return [] }
    let pairs = [(price.amount, price.currency)] + price.local.map { ($0.amount, $0.currency) }
    return pairs.compactMap { amount, currency in
      guard let amount, let currency else { return nil }
      return (CurrencyAmount.normalised(amount.value), currency.value.uppercased())
    }
  }
}
