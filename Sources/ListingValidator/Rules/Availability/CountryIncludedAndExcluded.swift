struct CountryIncludedAndExcluded: Rule {
  static let both = RuleCase("both", .warning, "a country is included and excluded")

  static let info = RuleInfo(
    "country-included-and-excluded", "country both included and excluded", area: .availability,
    rationale: """
      The console has one tick for each country. A country that a listing includes and excludes is taken as excluded, \
      which may not be what was meant.
      """,
    cases: [both], sources: [.amazon("appdf-uploader", .publicCode), .amazon("own", .inferred)],
    flagged: [
      FlaggedExample(
        both, Example("<availability><countries include=\"US DE\" exclude=\"KP ⟦DE⟧\"/></availability>"))
    ],
    accepted: [
      Example("<availability><countries include=\"US DE\" exclude=\"KP\"/></availability>"),
      Example("<availability><countries include=\"DE\" exclude=\"DE\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    // Where no country is left, that is the fault.
    guard let countries = availability.countries, let listed = countries.included,
      !countries.isEmpty(in: context.isoCodes)
    else { return }
    let included = Set(listed.map { context.isoCodes.country($0.value) ?? $0.value })
    for country in countries.excluded
    where included.contains(context.isoCodes.country(country.value) ?? country.value) {
      report.flag(
        Self.both, at: country.location, "the country \"\(country.value)\" is included and excluded",
        found: country.value, help: "remove it from one of the lists", field: .countries)
    }
  }
}
