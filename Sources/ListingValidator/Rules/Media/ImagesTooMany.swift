struct ImagesTooMany: Rule {
  static let tooMany = RuleCase("too-many", .error, "there are more pictures than the store takes")

  static let info = RuleInfo(
    "images-too-many", "more pictures than the store takes", area: .media, scope: .everyStore,
    rationale: """
      Amazon takes up to 10 screenshots in each group and one picture in every other slot; a reseller's template that \
      says 8 for Fire TV is older and contradicted. Google Play takes 8 screenshots for each kind of device, counted \
      for each language alone. Where a person picks pictures from a folder on the console, more may lie there.
      """,
    cases: [tooMany], sources: .slots { !$0.isVideo },
    flagged: [
      FlaggedExample(
        tooMany,
        Example(
          "<media><screenshots href=\"⟦shots/*.png⟧\"/></media>",
          pictures: shots(11, folder: "shots", size: (1280, 800)))),
      FlaggedExample(
        tooMany,
        Example(
          "<media><large-icon href=\"icon.png\"/><large-icon href=\"⟦icon2.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512), "icon2.png": .png(512, 512, .shape(2))])),
      FlaggedExample(
        tooMany,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          options: ["--store", "google-play"],
          pictures: shots(
            9, folder: "fastlane/metadata/android/en-US/images/phoneScreenshots", size: (1080, 1920)))),
    ],
    accepted: [
      Example(
        "<media><screenshots href=\"shots/*.png\"/></media>",
        pictures: shots(10, folder: "shots", size: (1280, 800))),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: shots(
          8, folder: "fastlane/metadata/android/en-US/images/phoneScreenshots", size: (1080, 1920)
        ).merging(
          shots(
            8, folder: "fastlane/metadata/android/en-US/images/tenInchScreenshots", size: (2560, 1600),
            from: 20)
        ) { $1 }),
    ])

  private static func shots(_ count: Int, folder: String, size: (Int, Int), from first: Int = 1) -> [String:
    SamplePicture]
  {
    Dictionary(
      uniqueKeysWithValues: (first..<first + count).map {
        ("\(folder)/\($0).png", .png(size.0, size.1, .shape($0)))
      })
  }

  func check(_ content: SlotContent, in context: Context, into report: inout Report) {
    let slot = content.slot
    let maximum = slot.count.upperBound
    guard !slot.isVideo, !content.isChoice, content.assets.count > maximum else { return }
    report.flag(
      Self.tooMany, at: content.assets[maximum].location,
      maximum == 1
        ? "\(content.assets.count) pictures for the \(slot.title), which is one"
        : "\(content.assets.count) \(slot.title), where the store takes \(maximum) at most",
      found: "\(content.assets.count)", allowed: "at most \(maximum)",
      help: maximum == 1 ? "keep one" : "keep the best \(maximum)", locale: content.locale, field: .images,
      cause: slot.name, severity: slot.countSeverity, sources: slot.sources)
  }
}
