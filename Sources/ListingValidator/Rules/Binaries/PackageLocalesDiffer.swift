struct PackageLocalesDiffer: Rule {
  static let unlisted = RuleCase(
    "not-in-listing", .note, "the app is translated into a language that the listing lacks")
  static let untranslated = RuleCase(
    "not-in-package", .note, "the listing is in a language that the app has no resources for")

  static let info = RuleInfo(
    "package-locales-differ", "languages of the app and of its listing differ", area: .binaries,
    rationale: """
      Customers expect an app in the language of its page, and find a translated app sooner through a page in their \
      own language. A language counts as one of the app's when the app has a name of its own in it, since libraries \
      bring translations into very many languages along.
      """,
    cases: [unlisted, untranslated], sources: [.amazon("distribute", .official), .amazon("own", .inferred)],
    flagged: [
      FlaggedExample(
        unlisted,
        .naming(
          PackageSketch(labels: ["": "App", "de": "Anwendung"], locales: ["", "de"]), .described("en-US"))),
      FlaggedExample(
        untranslated,
        .naming(PackageSketch(locales: ["", "fr"]), .described("en-US") + .described("de-DE"))),
    ],
    accepted: [
      .naming(PackageSketch(labels: ["": "App", "de": "App"], locales: ["", "de"]), .described("en-US")),
      .naming(
        PackageSketch(labels: ["": "App", "de": "Anwendung"], locales: ["", "de", "fr-CA"]),
        .described("en-US") + .described("de-DE") + .described("fr-FR")),
      .naming(PackageSketch(), .described("en-US") + .described("de-DE")),
      .naming(PackageSketch(labels: ["": "App", "de": "Anwendung"], locales: ["", "de"])),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    let listed = Dictionary(
      context.descriptions.compactMap { description in
        LocaleTag(description.locale).map { ($0.language, description.locale) }
      }, uniquingKeysWith: { first, _ in first })
    guard !listed.isEmpty else { return }
    let named = package.labels.filter { !$0.key.isEmpty && $0.value != package.label }.keys
    let unlisted = Set(named.compactMap { LocaleTag($0)?.language }).subtracting(listed.keys).sorted()
      .filter { language in context.profile.locales.contains { LocaleTag($0.tag)?.language == language } }
    if !unlisted.isEmpty {
      report.flag(
        Self.unlisted, at: package.location,
        "the app has a name of its own in \"\(unlisted.joined(separator: "\", \""))\", and the listing no text",
        found: unlisted.joined(separator: ", "), help: "add descriptions in these languages", field: .binary)
    }
    let translated = Set(package.locales.compactMap { LocaleTag($0)?.language })
    // Resources without a language are in the app's own, which nothing names.
    guard !translated.isEmpty else { return }
    let untranslated = listed.filter { language, locale in
      !translated.contains(language) && language != "en" && !context.listing.isDefaultLanguage(language)
    }.values.sorted()
    guard !untranslated.isEmpty else { return }
    report.flag(
      Self.untranslated, at: package.location,
      "the listing is in \"\(untranslated.joined(separator: "\", \""))\", and the app has no resources for that",
      found: untranslated.joined(separator: ", "), help: "translate the app, or leave these descriptions out",
      field: .binary)
  }
}

extension Listing {
  /// True for the language that the listing is in first.
  fileprivate func isDefaultLanguage(_ language: String) -> Bool {
    defaultLocale.flatMap { LocaleTag($0.value)?.language } == language
  }
}

extension String {
  /// A description in a language.
  fileprivate static func described(_ locale: String) -> String {
    "<description locale=\"\(locale)\"><display-title>App</display-title></description>"
  }
}
