struct PlayLocaleNotTaken: Rule {
  static let unknown = RuleCase(
    "not-taken", .error, "a language code is not among those that Google Play takes")
  static let disputed = RuleCase("disputed", .warning, "a code is in a few lists only")

  static let info = RuleInfo(
    "play-locale-not-taken", "language code that Google Play refuses", area: .description, scope: .googlePlay,
    rationale: """
      Google Play has a closed list of codes, and its API refuses others with unsupportedListingLanguage: en for en-US, \
      pl for pl-PL, ar-SA for ar. It does not say which code it means, so that one folder too many stops an upload. \
      Underscores and small letters count as well. F-Droid takes many more. What the API answers to nb-NO, or, uz, in \
      and de-AT is not known.
      """,
    cases: [unknown, disputed],
    sources: [
      .googlePlay("translate", .vendor), .googlePlay("gpp-149", .liveAnswer),
      .googlePlay("fastlane-4945", .liveAnswer), .googlePlay("status-5921", .liveAnswer),
      .googlePlay("kde-languages", .publicCode), .googlePlay("play-console-cli", .publicCode),
    ],
    flagged: [
      FlaggedExample(unknown, .play(["title.txt": "Planer"], locale: "de")),
      FlaggedExample(unknown, .play(["title.txt": "Planilo"], locale: "eo")),
      FlaggedExample(
        unknown,
        Example(
          "<description locale=\"en-US\"/><description locale=\"⟦de_DE⟧\"/>",
          options: ["--store", "google-play"])),
      FlaggedExample(disputed, .play(["title.txt": "Planlegger"], locale: "nb-NO")),
    ],
    accepted: [
      .play(["title.txt": "Planner"], locale: "iw-IL"),
      Example(
        "<description locale=\"en-US\"/><description locale=\"es-419\"/><description locale=\"uk\"/>",
        options: ["--store", "google-play"]),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    let profile = context.profile
    for (description, verdict) in zip(listing.descriptions, context.locales) {
      let name = description.locale
      guard profile.locale(name).map({ !$0.isOfficial }) ?? true else { continue }
      let meant =
        profile.meantLocales[name] ?? verdict.storeTag.flatMap(profile.spelling).map { [$0] }
        ?? (description.tag?.variants.isEmpty ?? false ? verdict.suggestions : [])
      let help =
        meant.isEmpty
        ? "leave the folder out of the upload: customers there see the default language"
        : "rename it to \(meant.joined(separator: " or "))"
      report.flag(
        profile.locale(name) == nil ? Self.unknown : Self.disputed, at: description.localeLocation,
        "\"\(name)\" is no language code of \(profile.title)", found: name,
        allowed: meant.isEmpty ? nil : meant.joined(separator: " or "), help: help, locale: name)
    }
  }
}

extension StoreProfile {
  /// The store's own spelling of a locale.
  fileprivate func spelling(of tag: String) -> String? {
    locales.first { $0.isOfficial && LocaleTag($0.tag) == LocaleTag(tag) }?.tag
  }
}
