struct LocaleWithoutImages: Rule {
  static let api = RuleCase(
    "through-the-api", .warning, "a language has texts and no pictures, and goes through the API")
  static let console = RuleCase("on-the-console", .note, "languages have texts and no pictures")

  static let info = RuleInfo(
    "locale-without-images", "language with texts and without pictures", area: .media, scope: .everyStore,
    rationale: """
      In Amazon's submission API pictures belong to a language, and one developer who tried it says that none is taken \
      over from another. What the console does is not documented. Google Play shows the pictures of the default \
      language; its API once refused a language without screenshots.
      """,
    cases: [api, console],
    sources: [
      .amazon("vega-notes", .thirdParty), .amazon("client-ruby", .publicCode),
      .googlePlay("translate", .vendor), .googlePlay("gpp-560", .liveAnswer),
    ],
    flagged: [
      FlaggedExample(
        api,
        Example(
          """
          <description locale="en-US"/>⟦<description locale="ja-JP">⟧</description>
          <media locale="en-US"><screenshots href="shot.png"/></media>
          """, options: ["--route", "api"], pictures: ["shot.png": .png(1280, 800)])),
      FlaggedExample(
        console,
        Example(
          files: [
            "fastlane/metadata/android/en-US/title.txt": "Planner",
            "fastlane/metadata/android/de-DE/title.txt": "Planer",
            "fastlane/metadata/android/fr-FR/title.txt": "Planificateur",
          ],
          pictures: ["fastlane/metadata/android/en-US/images/icon.png": .png(512, 512)])),
    ],
    accepted: [
      Example(
        """
        <description locale="en-US"/><description locale="ja-JP"/><media><screenshots href="shot.png"/></media>
        """, options: ["--route", "api"], pictures: ["shot.png": .png(1280, 800)]),
      Example("<description locale=\"en-US\"/><description locale=\"ja-JP\"/>", options: ["--route", "api"]),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    let contents = context.slotContents.filter { !$0.slot.isVideo }
    guard context.uploadsImages, !contents.isEmpty, contents.allSatisfy({ $0.locale != nil }) else { return }
    let names = Set(contents.compactMap(\.locale))
    let tags = Set(names.compactMap { LocaleTag($0)?.canonical })
    let bare = context.descriptions.filter { description in
      !names.contains(description.locale) && !(description.tag.map { tags.contains($0.canonical) } ?? false)
    }
    guard let first = bare.first else { return }
    let sources = info(of: context)
    if context.submission.route.usesAPI {
      for description in bare {
        report.flag(
          Self.api, at: description.location, "no pictures in this language, though it has texts",
          help: "give it pictures of its own, or the same ones again", locale: description.locale,
          field: .images, sources: sources)
      }
    } else {
      let list = bare.map(\.locale).joined(separator: ", ")
      report.flag(
        Self.console, at: first.location,
        bare.count == 1
          ? "\(list) has texts and no pictures"
          : "\(bare.count) languages have texts and no pictures: \(list)",
        found: list, help: "nothing to do where the pictures of another language serve", field: .images,
        sources: sources)
    }
  }

  /// What is known of the store.
  private func info(of context: Context) -> [Source] {
    context.profile.name == StoreProfile.googlePlay.name
      ? [.googlePlay("translate", .vendor), .googlePlay("gpp-560", .liveAnswer)]
      : [.amazon("vega-notes", .thirdParty), .amazon("client-ruby", .publicCode)]
  }
}
