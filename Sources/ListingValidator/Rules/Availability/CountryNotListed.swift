struct CountryNotListed: Rule {
  static let notListed = RuleCase(
    "not-in-2015-list", .note, "the store's list of 2015 did not have the country")

  static let info = RuleInfo(
    "country-not-listed", "country that an older list of the store lacks", area: .availability,
    rationale: """
      The list of countries in the console of 2015, as an open format wrote it down, lacks a few of ISO 3166-1. \
      Today's list is not published.
      """,
    cases: [notListed], sources: [.amazon("appdf-spec", .publicCode)],
    flagged: [
      FlaggedExample(notListed, Example("<availability><countries include=\"US ⟦KP⟧\"/></availability>"))
    ],
    accepted: [Example("<availability><countries include=\"US KR\" exclude=\"KP\"/></availability>")])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    for country in availability.countries?.included ?? []
    where context.profile.countriesNotListed.contains(country.value.uppercased()) {
      report.flag(
        Self.notListed, at: country.location,
        "the country \"\(country.value)\" was not in the store's list of 2015", found: country.value,
        help: "see whether the console offers it", field: .countries)
    }
  }
}
