struct CountriesEmpty: Rule {
  static let empty = RuleCase("empty", .warning, "the list of countries leaves none")

  static let info = RuleInfo(
    "countries-empty", "no country left", area: .availability,
    rationale: """
      An app that is offered nowhere cannot be found. The store offers a new app everywhere unless countries are \
      chosen: leave the list out for that.
      """,
    cases: [empty], sources: [.amazon("distribute", .official)],
    flagged: [
      FlaggedExample(empty, Example("<availability>⟦<countries include=\"\"/>⟧</availability>")),
      FlaggedExample(
        empty, Example("<availability>⟦<countries include=\"US UK\" exclude=\"GB US\"/>⟧</availability>")),
    ],
    accepted: [
      Example("<availability><countries include=\"US GB\" exclude=\"GB\"/></availability>"),
      Example("<availability><countries/></availability>"),
      Example("<availability><countries include=\"XX\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let countries = availability.countries, countries.isEmpty(in: context.isoCodes) else { return }
    report.flag(
      Self.empty, at: countries.location, "the app is offered in no country",
      help: "name the countries, or leave the list out to offer the app everywhere", field: .countries)
  }
}

extension Countries {
  /// True where no country is left, whether its code exists or not.
  func isEmpty(in codes: ISOCodes) -> Bool {
    let excluded = Set(excluded.map { codes.country($0.value) ?? $0.value })
    guard let included else { return excluded.isSuperset(of: codes.countries) }
    return excluded.isSuperset(of: included.map { codes.country($0.value) ?? $0.value })
  }
}
