struct MarketplaceCountryExcluded: Rule {
  static let excluded = RuleCase(
    "excluded", .warning, "a marketplace has a price, but the app is not offered in its country")

  static let info = RuleInfo(
    "marketplace-country-excluded", "price for a country where the app is not offered", area: .availability,
    rationale: """
      A price for a marketplace has no effect where the app is not offered, so either the price or the list of \
      countries is wrong.
      """,
    cases: [excluded],
    sources: StoreProfile.amazonAppstore.marketplaceSources + [.amazon("distribute", .official)],
    flagged: [
      FlaggedExample(
        excluded,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="⟦amazon.co.jp⟧" amount="350" currency="JPY"/></price>
          <countries include="US GB"/></availability>
          """)),
      FlaggedExample(
        excluded,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="⟦MX⟧" amount="59.00" currency="MXN"/></price>
          <countries exclude="MX"/></availability>
          """)),
    ],
    accepted: [
      Example(
        """
        <availability><price model="paid" amount="2.99" currency="USD">
        <in marketplace="amazon.de" amount="2.99" currency="EUR"/></price><countries include="US AT"/></availability>
        """),
      Example(
        """
        <availability><price model="paid" amount="2.99" currency="USD">
        <in marketplace="amazon.de" amount="2.99" currency="EUR"/></price></availability>
        """),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let offered = availability.countries?.offered(of: context.isoCodes) else { return }
    for price in availability.price?.stated(in: context) ?? [] {
      guard let place = price.place, let marketplace = price.marketplace else { continue }
      let countries = context.isoCodes.country(place.trimmed).map { [$0] } ?? marketplace.countries
      guard offered.isDisjoint(with: countries) else { continue }
      report.flag(
        Self.excluded, at: place.location,
        "a price for \"\(place.trimmed)\", but the app is not offered in \(countries.joined(separator: " or "))",
        found: place.value, help: "remove the price, or offer the app there", field: .price)
    }
  }
}
