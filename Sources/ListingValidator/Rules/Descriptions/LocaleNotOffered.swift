struct LocaleNotOffered: Rule {
  static let declared = RuleCase(
    "declared", .warning, "a locale that is to be submitted is in neither of the store's lists")
  static let skipped = RuleCase(
    "skipped", .note, "a folder holds locales that the store does not take; their texts are not checked")

  static let info = RuleInfo(
    "locale-not-offered", "locale that the store does not offer", area: .description,
    rationale: """
      Two official pages list the languages of a listing, and differ; the codes behind them are not published. A \
      locale in neither may be refused, so a manifest that names it gets a warning. Folders are kept for stores with \
      more languages: there all such locales share one note, and nothing else is said about their texts. One uploader \
      sends Mexican Spanish, which neither page has.
      """,
    cases: [declared, skipped],
    sources: [.amazon("distribute", .official), .amazon("distribute-old", .officialDated)],
    flagged: [
      FlaggedExample(declared, Example("<description locale=\"en-US\"/><description locale=\"⟦ru-RU⟧\"/>")),
      FlaggedExample(declared, Example("<description locale=\"⟦es-MX⟧\"/>")),
      FlaggedExample(
        skipped,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/jp-JP/title.txt": "Planner",
          "fastlane/metadata/android/ru-RU/title.txt": "Planner",
          "fastlane/metadata/android/zh_TW/title.txt": "Planner",
        ])),
    ],
    accepted: [
      Example("<description locale=\"en-US\"/><description locale=\"de\"/><description locale=\"zh-Hans\"/>"),
      Example("<description locale=\"pt\"/>"),
      Example("<description locale=\"english\"/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    let taken = Set(context.locales.compactMap(\.storeTag))
    func advice(_ verdict: LocaleVerdict) -> String? {
      let free = verdict.suggestions.filter { !taken.contains($0) }
      guard let nearest = free.first, free.count == verdict.suggestions.count else { return nil }
      let isSlip = LocaleTag(verdict.spelling)?.suggestion != nil
      return "\(verdict.spelling) \(isSlip ? "probably means" : "may go under") \(nearest)"
    }
    let unknown = zip(listing.descriptions, context.locales).filter { description, verdict in
      verdict.match == .none && !verdict.isAmbiguous && description.tag != nil
    }
    for (description, verdict) in unknown where verdict.isChecked {
      report.flag(
        Self.declared, at: description.localeLocation,
        "\"\(verdict.spelling)\" is in neither list of \(context.profile.title) languages",
        found: verdict.spelling, help: advice(verdict) ?? "leave it out for this store",
        locale: verdict.spelling)
    }
    let left = unknown.filter { !$0.1.isChecked }
    let skipped = left.map(\.1)
    guard !skipped.isEmpty else { return }
    let names = skipped.map(\.spelling).joined(separator: ", ")
    let suggestions = skipped.compactMap(advice)
    report.flag(
      Self.skipped, at: listing.location,
      skipped.count == 1
        ? "\"\(names)\" is in neither list of \(context.profile.title) languages, and is not checked"
        : "\(skipped.count) locales are in neither list of \(context.profile.title) languages, and are not checked: "
          + names,
      found: names,
      help: suggestions.isEmpty
        ? "nothing to do: customers there see the default language" : suggestions.joined(separator: "; "),
      fixes: left.compactMap { description, verdict in
        // Only what is wrong at every store: another locale may be meant for one of them.
        guard let meant = description.tag?.suggestion?.tidied, verdict.suggestions == [meant],
          !taken.contains(meant)
        else { return nil }
        return Fix.renaming(description.folders, from: description.locale, to: meant)
      })
  }
}
