struct LocaleMalformed: Rule {
  static let malformed = RuleCase("malformed", .error, "the name of a locale is not a language tag")

  static let info = RuleInfo(
    "locale-malformed", "locale that is not a language tag", area: .description,
    rationale: """
      A locale is named by a language of two or three letters, then perhaps a script and a region: de, de-DE, \
      zh-Hans-CN. The submission API answers anything else with 400, invalid language listings. Underscores and the \
      case of letters are read as they are meant.
      """,
    cases: [malformed],
    sources: [
      Source("https://www.rfc-editor.org/info/bcp47", .official), .amazon("hamclock-444", .liveAnswer),
    ],
    flagged: [
      FlaggedExample(malformed, Example("<description locale=\"⟦english⟧\"/>")),
      FlaggedExample(malformed, Example("<description locale=\"⟦en-USA⟧\"/><media locale=\"⟦en US⟧\"/>")),
    ],
    accepted: [
      Example("<description locale=\"en_us\"/>"),
      Example("<description locale=\"zh-Hant-HK\"/><description locale=\"es-419\"/>"),
      Example("<description/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    // The format has a pattern of its own for languages, and rules about it.
    guard listing.layout != .appdf else { return }
    var seen: Set<String> = []
    for name in listing.localeNames where LocaleTag(name.value) == nil {
      let place = name.location.range.map { "\($0.lowerBound)" } ?? name.value
      guard seen.insert("\(name.location.path):\(place)").inserted else { continue }
      let nearest = context.profile.nearestLocale(to: name.value)
      report.flag(
        Self.malformed, at: name.location, "\"\(name.value)\" is not a language tag", found: name.value,
        allowed: "a language tag such as \(nearest ?? "de-DE")",
        help: nearest.map { "write \($0)" } ?? "write a language tag such as de-DE", locale: name.value)
    }
  }
}

extension Listing {
  /// Every place where a locale is named.
  fileprivate var localeNames: [Located<String>] {
    [defaultLocale].compactMap { $0 } + descriptions.map { Located($0.locale, at: $0.localeLocation) }
      + media.compactMap(\.locale)
  }
}

extension StoreProfile {
  /// The store's locale that a malformed name may mean; an encoding or modifier as in `en_US.UTF-8` does not count.
  fileprivate func nearestLocale(to name: String) -> String? {
    let start = String(name.prefix { $0 != "." && $0 != "@" })
    if let tag = LocaleTag(start) { return tag.canonical }
    return NearestName.nearest(to: start, in: locales.filter(\.isOfficial).map(\.tag))
  }
}
