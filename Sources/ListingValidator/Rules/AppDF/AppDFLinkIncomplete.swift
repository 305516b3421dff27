struct AppDFLinkIncomplete: Rule {
  static let noText = RuleCase("no-text", .warning, "there is an address, but no text")
  static let noLink = RuleCase(
    "no-link", .error, "there is a text, but no address, which the schema requires")

  static let info = RuleInfo(
    "appdf-link-incomplete", "privacy policy or licence without its text or its address", area: .structure,
    rationale: """
      AppDF asks for the address of a privacy policy or licence agreement and for its text as well, because some of \
      its stores took the one and some the other; its editor refused a file with one alone. Amazon asks for the \
      address of the privacy policy only.
      """,
    cases: [noText, noLink], sources: .appdfParser,
    flagged: [
      FlaggedExample(
        noText, .appdfTexts("⟦<privacy-policy href=\"https://example.com/privacy\">⟧ </privacy-policy>")),
      FlaggedExample(noText, .appdfTexts("⟦<eula href=\"https://example.com/licence\"/>⟧")),
      FlaggedExample(noLink, .appdfTexts("⟦<privacy-policy>⟧No data is collected.</privacy-policy>")),
    ],
    accepted: [
      .appdfTexts(
        "<privacy-policy href=\"https://example.com/privacy\">No data is collected.</privacy-policy>")
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .incompleteLink(let element, let hasText) = fault.appdf else { return }
    if hasText {
      report.flag(
        Self.noLink, at: fault.location, "<\(element)> has a text, but no address",
        help: "add href=\"https://…\" to <\(element)>", locale: fault.locale, field: fault.field,
        cause: element)
    } else {
      report.flag(
        Self.noText, at: fault.location, "<\(element)> has an address, but no text",
        help: "put the text into <\(element)> too", locale: fault.locale, field: fault.field, cause: element)
    }
  }
}
