struct LocaleAmbiguous: Rule {
  static let several = RuleCase(
    "several-for-one", .note, "a language and one of its regions stand for the same locale of the store")
  static let which = RuleCase(
    "one-for-several", .note, "a language may be one of several locales of the store")

  static let info = RuleInfo(
    "locale-ambiguous", "locale that cannot be told from another", area: .description,
    rationale: """
      Folders often hold a bare language beside one with a region, de and de-DE, and the store has only one of them. Or \
      the bare language could be either of two, as pt. Nobody but the owner can say which texts are to be submitted.
      """,
    cases: [several, which],
    sources: [.amazon("distribute", .official), .amazon("own", .measured)],
    flagged: [
      FlaggedExample(several, Example("<description locale=\"⟦de⟧\"/><description locale=\"de-DE\"/>")),
      FlaggedExample(
        several,
        Example(
          "<description locale=\"zh-CN\"/><description locale=\"⟦zh⟧\"/><description locale=\"zh-Hans\"/>")),
      FlaggedExample(which, Example("<description locale=\"⟦pt⟧\"/><description locale=\"pt-BR\"/>")),
    ],
    accepted: [
      Example("<description locale=\"de\"/><description locale=\"en\"/><description locale=\"pt-PT\"/>"),
      Example("<description locale=\"de-DE\"/><description locale=\"de_DE\"/>"),
      Example("<description locale=\"es\"/><description locale=\"es-419\"/><description locale=\"ru\"/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    var named: Set<String> = []
    let offered = Set(context.locales.compactMap(\.storeTag))
    for (description, verdict) in zip(listing.descriptions, context.locales) {
      if verdict.isAmbiguous {
        let isLeftOver = verdict.suggestions.allSatisfy(offered.contains)
        report.flag(
          Self.which, at: description.localeLocation,
          "\"\(verdict.spelling)\" may be \(verdict.suggestions.joined(separator: " or "))",
          found: verdict.spelling, allowed: verdict.suggestions.joined(separator: ", "),
          help: isLeftOver
            ? "nothing to do: \(verdict.suggestions.joined(separator: " and ")) are there, and it is left out"
            : "name the one that is meant", locale: verdict.spelling)
      }
      guard case .language(let tag) = verdict.match, named.insert(tag).inserted else { continue }
      let alike = context.locales.filter { $0.storeTag == tag }
      guard Set(alike.compactMap { LocaleTag($0.spelling)?.canonical }).count > 1 else { continue }
      report.flag(
        Self.several, at: description.localeLocation,
        "\(alike.map { "\"\($0.spelling)\"" }.joined(separator: " and ")) stand for the same locale, \(tag)",
        found: verdict.spelling, allowed: tag, help: "keep the one that is to be submitted as \(tag)",
        locale: verdict.spelling)
    }
  }
}
