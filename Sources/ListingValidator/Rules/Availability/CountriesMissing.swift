struct CountriesMissing: Rule {
  static let missing = RuleCase("missing", .note, "the listing does not say where the app is offered")

  static let info = RuleInfo(
    "countries-missing", "nothing said of countries", area: .availability,
    rationale: """
      A new app is offered in all marketplaces unless the developer chooses countries in the console. That is often \
      what is wanted; it also decides whether an English description is needed.
      """,
    cases: [missing], sources: [.amazon("distribute", .official)],
    flagged: [
      FlaggedExample(missing, Example("⟦<availability>⟧<price model=\"free\"/></availability>")),
      FlaggedExample(missing, Example("<availability>⟦<countries/>⟧</availability>")),
    ],
    accepted: [
      Example("<availability><countries exclude=\"KP\"/></availability>"),
      Example("<availability><countries include=\"\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    // AppDF says "everywhere" in words of its own.
    guard context.listing.layout != .appdf, let help = context.advice(for: .countries) else { return }
    if let countries = availability.countries, countries.included != nil || !countries.excluded.isEmpty {
      return
    }
    report.flag(
      Self.missing, at: availability.countries?.location ?? availability.location,
      "nothing is said of countries, which offers the app in all of them", help: help, field: .countries)
  }
}
