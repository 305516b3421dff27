struct LocaleInOneList: Rule {
  static let older = RuleCase("older-list", .note, "only the older official list has the locale")
  static let newer = RuleCase("newer-list", .note, "only the newer official list has the locale")

  static let info = RuleInfo(
    "locale-in-one-list", "locale that one of two official lists lacks", area: .description,
    rationale: """
      An older and a newer copy of the same official page list the languages of a listing, and differ. English (UK) and \
      Simplified Chinese are in the older one only, though uploaders of today still send them; Dutch, Polish, Swedish \
      and Portuguese of Portugal in the newer one only. German is in the newer one and in the form of 2015.
      """,
    cases: [older, newer],
    sources: [.amazon("distribute", .official), .amazon("distribute-old", .officialDated)],
    flagged: [
      FlaggedExample(older, Example("<description locale=\"⟦en-GB⟧\"/>")),
      FlaggedExample(newer, Example("<description locale=\"⟦pl⟧\"/>")),
    ],
    accepted: [
      Example(
        "<description locale=\"de-DE\"/><description locale=\"en-US\"/><description locale=\"pt-BR\"/>"),
      Example("<description locale=\"ru-RU\"/>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let tag = context.verdict(on: description)?.storeTag, let locale = context.profile.locale(tag),
      locale.isInOlderList != locale.isInNewerList
    else { return }
    report.flag(
      locale.isInOlderList ? Self.older : Self.newer, at: description.localeLocation,
      "\"\(description.locale)\" is only in \(locale.isInOlderList ? "an older" : "the newer") list of the store's languages",
      found: description.locale, help: "see whether the console offers it to you",
      locale: description.locale, sources: locale.sources)
  }
}
