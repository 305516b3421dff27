struct SupportPhoneMalformed: Rule {
  static let malformed = RuleCase("without-digits", .warning, "the value has no digit")

  static let info = RuleInfo(
    "support-phone-malformed", "support phone without a digit", area: .general,
    rationale: """
      No rule on the form of phone numbers was found, so anything with a digit passes. A value without one cannot be \
      dialled: it is mostly a word that stands in for the number.
      """,
    cases: [malformed], sources: [.amazon("api-migrate", .inferred), .amazon("client-ruby", .inferred)],
    flagged: [FlaggedExample(malformed, Example("<general><support phone=\"⟦on request⟧\"/></general>"))],
    accepted: [
      Example("<general><support phone=\"1-800-PLANNER\"/></general>"),
      Example("<general><support phone=\"٠١٢٣\"/></general>"),
      Example("<general><support phone=\"\"/></general>"),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let phone = general.supportPhone?.filled, !phone.value.contains(where: \.isWholeNumber) else {
      return
    }
    report.flag(
      Self.malformed, at: phone.location, "the support phone \"\(phone.trimmed)\" has no digit",
      found: phone.value, help: "write a number that customers can dial, or leave it out",
      field: .contactPhone)
  }
}
