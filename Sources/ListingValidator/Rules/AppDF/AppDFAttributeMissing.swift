struct AppDFAttributeMissing: Rule {
  static let missing = RuleCase("missing", .error, "an attribute is left out that the schema requires")

  static let info = RuleInfo(
    "appdf-attribute-missing", "attribute that AppDF requires is missing", area: .structure,
    rationale: """
      Without the attribute nobody can tell what the element is about: texts of no language, a price of no country, \
      a list of countries that may be the only ones or the ones left out. Such an element is not read.
      """,
    cases: [missing], sources: .appdfSchema,
    flagged: [
      FlaggedExample(
        missing,
        .appdf("⟦<description-localization>⟧<texts><title>Wetter</title></texts></description-localization>")),
      FlaggedExample(
        missing,
        .appdf("<price free=\"no\"><base-price>1.99</base-price>⟦<local-price>⟧1.79</local-price></price>")),
      FlaggedExample(missing, .appdf("⟦<price>⟧<base-price>1.99</base-price></price>")),
      FlaggedExample(
        missing, .appdf("<availability>⟦<countries>⟧<include>US</include></countries></availability>")),
    ],
    accepted: [
      .appdf("<price free=\"no\"><local-price country=\"GB\">1.79</local-price></price>"),
      .appdf("<availability><countries only-listed=\"yes\"><include>US</include></countries></availability>"),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .missingAttribute(let attribute, let element) = fault.appdf else { return }
    report.flag(
      Self.missing, at: fault.location, "<\(element)> has no \(attribute)",
      help: "add \(attribute)=\"…\" to <\(element)>", locale: fault.locale, cause: attribute)
  }
}
