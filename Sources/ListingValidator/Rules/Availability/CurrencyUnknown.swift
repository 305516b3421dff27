struct CurrencyUnknown: Rule {
  static let notOffered = RuleCase(
    "not-offered", .warning, "the store publishes no price limits in the currency")
  static let withdrawn = RuleCase("withdrawn", .warning, "the currency is no more")
  static let unknown = RuleCase("unknown", .warning, "no currency has the code")

  static let info = RuleInfo(
    "currency-unknown", "currency that the store does not offer, or nobody does", area: .availability,
    rationale: """
      The console offers currencies in a list. The table of minimum prices names nine, the same as the sites that \
      sell apps have; whether the list holds more is not known. Codes are those of ISO 4217.
      """,
    cases: [notOffered, withdrawn, unknown],
    sources: StoreProfile.amazonAppstore.currencySources + [
      Source("Debian iso-codes 4.15.0: iso_4217.json", .tried)
    ],
    flagged: [
      FlaggedExample(
        notOffered,
        Example("<availability><price model=\"paid\" amount=\"2.99\" currency=\"⟦CHF⟧\"/></availability>")),
      FlaggedExample(
        withdrawn,
        Example("<availability><price model=\"paid\" amount=\"2.99\" currency=\"⟦HRK⟧\"/></availability>")),
      FlaggedExample(
        unknown,
        Example("<availability><price model=\"paid\" amount=\"2.99\" currency=\"⟦US$⟧\"/></availability>")),
      FlaggedExample(
        unknown,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="amazon.de" amount="2.99" currency="⟦EURO⟧"/></price></availability>
          """)),
    ],
    accepted: [
      Example("<availability><price model=\"paid\" amount=\"2.99\" currency=\"inr\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"2.99\" currency=\"\"/></availability>"),
      Example("<availability><price model=\"free\" currency=\"CHF\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    let offered = context.profile.currencies.map(\.code)
    for price in availability.price?.stated(in: context) ?? [] {
      guard let currency = price.currency, let code = price.code, !offered.contains(code) else { continue }
      let names = offered.joined(separator: ", ")
      let own = price.marketplace?.currency
      if let successor = context.isoCodes.withdrawnCurrencies[code] {
        report.flag(
          Self.withdrawn, at: currency.location,
          "the currency \"\(currency.trimmed)\" was replaced by \(successor)", found: currency.value,
          allowed: names, help: "write the amount in \(own ?? successor)", field: .price)
      } else if context.isoCodes.fractionDigits[code] != nil {
        report.flag(
          Self.notOffered, at: currency.location,
          "the currency \"\(currency.trimmed)\" is none of the \(offered.count) that the store publishes prices in",
          found: currency.value, allowed: names,
          help: own.map { "write the amount in \($0)" } ?? "take one of \(names)",
          field: .price)
      } else {
        let nearest = own ?? NearestName.nearest(to: code, in: offered)
        report.flag(
          Self.unknown, at: currency.location, "\"\(currency.trimmed)\" is no currency code of ISO 4217",
          found: currency.value, allowed: names,
          help: nearest.map { "did you mean \($0)?" } ?? "take one of \(names)", field: .price)
      }
    }
  }
}
