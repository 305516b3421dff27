struct ImagesTooFew: Rule {
  static let home = RuleCase("in-the-default-language", .error, "there are some pictures, but too few")
  static let elsewhere = RuleCase(
    "in-another-language", .warning, "another language has pictures of its own, but too few")

  static let info = RuleInfo(
    "images-too-few", "fewer pictures than the store asks for", area: .media, scope: .everyStore,
    rationale: """
      Amazon takes 3 to 10 screenshots. One guide says 4, and is wrong about other things too. Pictures of all sizes \
      are counted here: those of a wrong size are pointed out on their own. Whether customers with a language whose \
      pictures are too few see those of the default language is not documented, so there it is a warning.
      """,
    cases: [home, elsewhere], sources: .slots { $0.count.lowerBound > 1 },
    flagged: [
      FlaggedExample(
        home,
        Example(
          "<media><screenshots href=\"⟦shots/*.png⟧\"/></media>",
          pictures: ["shots/1.png": .png(1280, 800, .shape(1)), "shots/2.png": .png(1280, 800, .shape(2))])),
      FlaggedExample(
        elsewhere,
        Example(
          """
          <media><screenshots href="shots/*.png"/></media>
          <media locale="ja-JP"><screenshots href="⟦ja.png⟧"/></media>
          """, pictures: ["ja.png": .png(1280, 800, .shape(4))].merging(three) { $1 })),
    ],
    accepted: [
      Example("<media><screenshots href=\"shots/*.png\"/></media>", pictures: three),
      Example("<media><screenshots href=\"shots/*.png\"/></media>"),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: [
          "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1080, 1920, .shape(1)),
          "fastlane/metadata/android/en-US/images/phoneScreenshots/2.png": .png(1080, 1920, .shape(2)),
          "fastlane/metadata/android/en-US/images/tenInchScreenshots/1.png": .png(2560, 1600, .shape(3)),
        ]),
    ])

  private static let three: [String: SamplePicture] = [
    "shots/1.png": .png(1280, 800, .shape(1)), "shots/2.png": .png(1280, 800, .shape(2)),
    "shots/3.png": .png(1280, 800, .shape(3)),
  ]

  func check(_ content: SlotContent, in context: Context, into report: inout Report) {
    let slot = content.slot
    guard content.assets.count < slot.count.lowerBound, !context.isUnreadable(slot),
      let location = content.assets.first?.location
    else { return }
    let count = content.assets.count
    let place = context.advice(for: slot, locale: content.locale)
    report.flag(
      content.isHome ? Self.home : Self.elsewhere, at: location.file == nil ? content.location : location,
      "only \(count) of the \(slot.count.lowerBound) to \(slot.count.upperBound) \(slot.title) that the store asks for",
      found: "\(count)", allowed: "\(slot.count.lowerBound) to \(slot.count.upperBound)",
      help: "add \(slot.count.lowerBound - count) more\(place.map { ": \($0)" } ?? "")",
      locale: content.locale, field: .images, cause: slot.name, severity: slot.countSeverity,
      sources: slot.sources)
  }
}
