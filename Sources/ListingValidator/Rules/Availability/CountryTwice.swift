struct CountryTwice: Rule {
  static let twice = RuleCase("twice", .warning, "a country stands twice in one list")

  static let info = RuleInfo(
    "country-twice", "country listed twice", area: .availability,
    rationale: """
      A country is offered or not, so the second entry does nothing. Often another country was meant.
      """,
    cases: [twice], sources: [.amazon("appdf-uploader", .publicCode), .amazon("own", .inferred)],
    flagged: [
      FlaggedExample(twice, Example("<availability><countries include=\"US DE ⟦us⟧\"/></availability>")),
      FlaggedExample(twice, Example("<availability><countries exclude=\"GB ⟦UK⟧\"/></availability>")),
    ],
    accepted: [Example("<availability><countries include=\"US DE\" exclude=\"US\"/></availability>")])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let countries = availability.countries else { return }
    for list in [countries.included ?? [], countries.excluded] {
      var seen: Set<String> = []
      for country in list {
        let code = context.isoCodes.country(country.value) ?? country.value
        guard !seen.insert(code).inserted else { continue }
        report.flag(
          Self.twice, at: country.location, "the country \"\(country.value)\" is listed twice",
          found: country.value, help: "remove one, or write the country that was meant", field: .countries)
      }
    }
  }
}
