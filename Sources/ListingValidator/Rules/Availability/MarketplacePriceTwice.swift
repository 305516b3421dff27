struct MarketplacePriceTwice: Rule {
  static let twice = RuleCase("twice", .warning, "a marketplace has two prices")

  static let info = RuleInfo(
    "marketplace-price-twice", "two prices for one marketplace", area: .availability,
    rationale: """
      The console has one field for each marketplace, so only one of the two prices can be entered. A site and its \
      country are the same marketplace: amazon.de and DE.
      """,
    cases: [twice], sources: [.amazon("appstore-details", .official), .amazon("blog-prices", .official)],
    flagged: [
      FlaggedExample(
        twice,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="amazon.de" amount="2.99" currency="EUR"/>
          <in marketplace="⟦DE⟧" amount="3.49" currency="EUR"/></price></availability>
          """))
    ],
    accepted: [
      Example(
        """
        <availability><price model="paid" amount="2.99" currency="USD">
        <in marketplace="amazon.de" amount="2.99" currency="EUR"/><in marketplace="AT" amount="3.29" currency="EUR"/>
        <in marketplace="amazon.fr" amount="2.99" currency="EUR"/></price></availability>
        """)
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    var seen: [String: String] = [:]
    for price in availability.price?.stated(in: context) ?? [] {
      guard let place = price.place else { continue }
      // A site stands for its first country; amazon.de sells to others too, which may have a price of their own.
      let key =
        context.isoCodes.country(place.trimmed) ?? price.marketplace?.countries.first
        ?? place.trimmed.lowercased()
      if let first = seen[key] {
        report.flag(
          Self.twice, at: place.location,
          "a second price for \(first)" + (first == place.trimmed ? "" : ", here as \"\(place.trimmed)\""),
          found: place.value, help: "keep one of the two prices", field: .price)
      } else {
        seen[key] = place.trimmed
      }
    }
  }
}
