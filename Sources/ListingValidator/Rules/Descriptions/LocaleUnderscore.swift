struct LocaleUnderscore: Rule {
  static let underscore = RuleCase("underscore", .note, "the parts of a locale are joined by an underscore")

  static let info = RuleInfo(
    "locale-underscore", "locale spelled with an underscore", area: .description,
    rationale: """
      The submission API spells locales with a hyphen, en-US; only the bulk file for in-app items has en_US. Both are \
      understood here. Other stores refuse the underscore.
      """,
    cases: [underscore],
    sources: [
      .amazon("hamclock-443", .liveAnswer), .amazon("client-ruby", .publicCode),
      .amazon("iap-bulk", .official),
    ],
    flagged: [FlaggedExample(underscore, Example("<description locale=\"⟦de_DE⟧\"/>"))],
    accepted: [
      Example("<description locale=\"de-DE\"/>"),
      Example("<description locale=\"de-de\"/>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let tag = description.tag, tag.usesUnderscore else { return }
    report.flag(
      Self.underscore, at: description.localeLocation,
      "\"\(description.locale)\" is read as \"\(tag.tidied)\"",
      found: description.locale, allowed: tag.tidied, help: "write \(tag.tidied)",
      locale: description.locale)
  }
}
