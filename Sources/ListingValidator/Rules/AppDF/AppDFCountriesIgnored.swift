struct AppDFCountriesIgnored: Rule {
  static let ignored = RuleCase(
    "against-only-listed", .error, "the list has countries of the kind that its attribute rules out")

  static let info = RuleInfo(
    "appdf-countries-ignored", "countries that only-listed rules out", area: .structure,
    rationale: """
      With only-listed="yes" an app is offered in the included countries alone, with "no" in all but the excluded \
      ones. Countries of the other kind are ignored, so the app is offered where nobody meant it to be, or not \
      where it was meant to be.
      """,
    cases: [ignored], sources: .appdfParser,
    flagged: [
      FlaggedExample(
        ignored,
        .appdf(
          "<availability><countries only-listed=\"no\">⟦<include>⟧US</include></countries></availability>")),
      FlaggedExample(
        ignored,
        .appdf(
          """
          <availability><countries only-listed="yes"><include>US</include>⟦<exclude>⟧CU</exclude>
          <exclude>IM</exclude></countries></availability>
          """)),
    ],
    accepted: [
      .appdf("<availability><countries only-listed=\"no\"><exclude>CU</exclude></countries></availability>"),
      .appdf("<availability><countries only-listed=\"yes\"><include>US</include></countries></availability>"),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .ignoredCountries(let element, let onlyListed) = fault.appdf else { return }
    report.flag(
      Self.ignored, at: fault.location, "<\(element)> counts for nothing with only-listed=\"\(onlyListed)\"",
      found: element, allowed: element == "include" ? "exclude" : "include",
      help: "remove it, or write only-listed=\"\(onlyListed == "yes" ? "no" : "yes")\"", field: .countries)
  }
}
