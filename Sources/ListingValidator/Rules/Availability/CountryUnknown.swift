struct CountryUnknown: Rule {
  static let alias = RuleCase(
    "alias", .warning, "a code that people write for a country, which is not its code")
  static let unknown = RuleCase("unknown", .warning, "no country has the code")

  static let info = RuleInfo(
    "country-unknown", "country code that does not exist", area: .availability,
    rationale: """
      The console's form had the codes of ISO 3166-1, two letters each, and the store's own files have them. A code \
      that is none of them selects no country. The store's full list of countries is not published.
      """,
    cases: [alias, unknown],
    sources: [
      .amazon("appdf-uploader", .publicCode), .amazon("iap-bulk", .official),
      Source("Debian iso-codes 4.15.0: iso_3166-1.json", .tried),
    ],
    flagged: [
      FlaggedExample(alias, Example("<availability><countries include=\"US ⟦UK⟧ DE\"/></availability>")),
      FlaggedExample(alias, Example("<availability><countries exclude=\"⟦EL⟧\"/></availability>")),
      FlaggedExample(
        unknown, Example("<availability><countries include=\"US ⟦XX⟧ ⟦USA⟧ ⟦FR,IT⟧\"/></availability>")),
    ],
    accepted: [Example("<availability><countries include=\"US gb DE\" exclude=\"KP\"/></availability>")])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let countries = availability.countries else { return }
    for country in (countries.included ?? []) + countries.excluded {
      let code = country.value.uppercased()
      guard !context.isoCodes.countries.contains(code) else { continue }
      if let meant = context.isoCodes.countryAliases[code] {
        report.flag(
          Self.alias, at: country.location, "the country \"\(country.value)\" has the code \(meant)",
          found: country.value, allowed: meant, help: "write \(meant)", field: .countries)
      } else {
        report.flag(
          Self.unknown, at: country.location, "\"\(country.value)\" is no country code of ISO 3166-1",
          found: country.value, allowed: "two letters, such as US",
          help: country.value.contains(where: { ",;".contains($0) })
            ? "separate the codes by blanks" : "write the code of two letters, such as US", field: .countries)
      }
    }
  }
}
