struct OtherStoreInText: Rule {
  static let link = RuleCase("link", .warning, "a text links to another app store")
  static let name = RuleCase("name", .note, "a text names another app store")

  static let info = RuleInfo(
    "other-store-in-text", "other app store in a text", area: .description,
    rationale: """
      In 2013 Amazon named links to other stores in an app as a frequent reason for refusals. That the same holds for \
      the texts is inferred, and names of stores are common in innocent texts, so a mere name is a note. A store's own \
      client may of course say what it is.
      """,
    cases: [link, name],
    sources: .amazonPolicy("no-link-to-other-store") + .amazonPolicy("no-other-store-in-text"),
    flagged: [
      FlaggedExample(
        link,
        .description("<long>Google Play: https://⟦play.google.com⟧/store/apps/details?id=com.example</long>")),
      FlaggedExample(link, .description("<bullet>Rate us: ⟦market://⟧details?id=com.example</bullet>")),
      FlaggedExample(name, .description("<long>The build on ⟦F-Droid⟧ lacks this.</long>")),
      FlaggedExample(name, .description("<long>用⟦Google Play⟧ストア</long>", locale: "ja-JP")),
      FlaggedExample(name, .description("<display-title>Deals for ⟦Google Play⟧</display-title>")),
    ],
    accepted: [
      .description(
        "<long>From the Amazon App Store. Needs no Google Play services. Not an app store.</long>"),
      .description("<release-notes>Also on F-Droid: https://f-droid.org</release-notes>"),
      Example(
        """
        <description locale="en-US"><display-title>F-Droid</display-title>\
        <long>F-Droid has apps: https://f-droid.org</long></description>
        """),
      Example(
        "<description locale=\"en-US\"><display-title>The F-Droid app</display-title></description>",
        package: "org.fdroid.fdroid"),
    ], takesAllowedWords: true)

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isMetadata else { return }
    let profile = context.profile
    let links = profile.phrases("other-store-links").matches(in: text.string)
    let names = profile.phrases("other-stores", ignoringCase: false).matches(in: text.string)
    guard !links.isEmpty || !names.isEmpty else { return }
    let own = profile.words("other-stores").filter { context.listing.isClient(of: $0) }.map(\.lettersOnly)
    let allowed = context.allowedRanges(in: text.string, by: Self.info)
    func isOther(_ range: Range<Int>) -> Bool {
      guard !allowed.contains(range) else { return false }
      let found = String(text.string.slice(range)).lettersOnly
      return !own.contains { found.contains($0) }
    }
    if let link = links.first(where: isOther) {
      report.flag(
        Self.link, in: text, at: link,
        "link to another store in the \(text.field.label): \(text.quoted(link))",
        help: text.help("link to a page of your own, or leave the link out", in: context))
      return
    }
    let innocent = profile.phrases("amazon-store-names", "not-other-stores")
      .matches(
        in: text.string)
    guard let name = names.first(where: { name in isOther(name) && !innocent.overlap(name) })
    else { return }
    report.flag(
      Self.name, in: text, at: name, "name of another store in the \(text.field.label): \(text.quoted(name))",
      help: text.help("leave the name out where customers of this store gain nothing by it", in: context),
      cause: String(text.string.slice(name)))
  }
}

extension Listing {
  /// Whether the app is the store's own client, by its package or by how its name begins.
  fileprivate func isClient(of store: String) -> Bool {
    let name = store.lettersOnly
    let titles = descriptions.compactMap(\.title) + [general.appTitle].compactMap(\.self)
    return package?.value.lettersOnly.contains(name) == true
      || titles.contains { $0.string.lettersOnly.hasPrefix(name) }
  }
}
