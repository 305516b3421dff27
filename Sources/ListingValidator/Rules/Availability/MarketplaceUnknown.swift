struct MarketplaceUnknown: Rule {
  static let missing = RuleCase("missing", .warning, "a price does not say for which marketplace it is")
  static let unknown = RuleCase("unknown", .warning, "the name is neither a site of the store nor a country")
  static let noAppStore = RuleCase(
    "no-known-app-store", .note, "a country or site of which it is not known that apps are sold there")

  static let info = RuleInfo(
    "marketplace-unknown", "price for a marketplace that is not known", area: .availability,
    rationale: """
      The store names the countries whose sites sell apps, and adds "and other countries". So a country that is not \
      named, or a site of the same owner, is only a note. A price that names no marketplace, or something else, cannot \
      be entered anywhere.
      """,
    cases: [missing, unknown, noAppStore], sources: StoreProfile.amazonAppstore.marketplaceSources,
    flagged: [
      FlaggedExample(
        missing,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">⟦<in amount="2.99" currency="EUR"/>⟧</price>
          </availability>
          """)),
      FlaggedExample(
        unknown,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="⟦amazon.uk⟧" amount="2.49" currency="GBP"/>
          <in marketplace="⟦https://www.amazon.de/⟧" amount="2.49" currency="EUR"/>
          <in marketplace="⟦UK⟧" amount="2.49" currency="GBP"/></price></availability>
          """)),
      FlaggedExample(
        noAppStore,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="⟦amazon.nl⟧" amount="2.99" currency="EUR"/>
          <in marketplace="⟦CH⟧" amount="2.99" currency="EUR"/></price></availability>
          """)),
    ],
    accepted: [
      Example(
        """
        <availability><price model="paid" amount="2.99" currency="USD">
        <in marketplace="Amazon.de" amount="2.99" currency="EUR"/><in marketplace="jp" amount="350" currency="JPY"/>
        </price></availability>
        """)
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let price = availability.price, !price.isFree else { return }
    let known = context.profile.marketplaces.map(\.name)
    for local in context.localPrices {
      guard let place = local.place else {
        report.flag(
          Self.missing, at: local.location, "a price without a marketplace",
          help: "add marketplace=\"…\", such as amazon.de", field: .price)
        continue
      }
      guard context.profile.marketplace(place.trimmed) == nil else { continue }
      let code = place.trimmed.uppercased()
      if context.isoCodes.countries.contains(code)
        || context.profile.shopsWithoutAppStore.contains(place.trimmed.lowercased())
      {
        report.flag(
          Self.noAppStore, at: place.location,
          "it is not known that apps are sold at \"\(place.trimmed)\" in a currency of its own",
          found: place.value, allowed: known.joined(separator: ", "),
          help: "nothing to do where the console offers the marketplace", field: .price)
      } else {
        let meant = context.isoCodes.countryAliases[code] ?? Self.site(meantBy: place.trimmed, in: known)
        report.flag(
          Self.unknown, at: place.location, "\"\(place.trimmed)\" is no marketplace that is known",
          found: place.value, allowed: meant ?? known.joined(separator: ", "),
          help: meant.map { "did you mean \($0)?" }
            ?? "write a site such as amazon.de, or a country such as DE",
          field: .price)
      }
    }
  }

  private static func site(meantBy name: String, in known: [String]) -> String? {
    var host = name.lowercased()[...]
    if let scheme = host.firstRange(of: "://") { host = host[scheme.upperBound...] }
    if host.hasPrefix("www.") { host = host.dropFirst(4) }
    host = host.prefix { $0 != "/" }
    let ending = host.split(separator: ".").last.map { ".\($0)" } ?? ""
    return known.first { $0 == host }
      ?? known.first { host.hasPrefix("amazon.") && $0.hasSuffix(ending) && ending != ".com" }
      ?? NearestName.nearest(to: String(host), in: known)
  }
}
