struct MixedOrientations: Rule {
  static let mixed = RuleCase("mixed", .note, "screenshots of one kind are partly portrait, partly landscape")

  static let info = RuleInfo(
    "mixed-orientations", "portrait and landscape screenshots side by side", area: .media, scope: .files,
    rationale: """
      Stores show the screenshots of an app in one row, where pictures of two shapes look untidy. An app that turns may \
      well have both: nine of 90 real folders do.
      """,
    cases: [mixed], sources: [.amazon("own", .measured)],
    flagged: [
      FlaggedExample(
        mixed,
        Example(
          "<media><screenshots href=\"1.png\"/><screenshots href=\"⟦2.png⟧\"/></media>",
          pictures: ["1.png": .png(1280, 800), "2.png": .png(800, 1280)]))
    ],
    accepted: [
      Example(
        "<media><screenshots href=\"shots/*.png\"/></media>",
        pictures: ["shots/1.png": .png(1280, 800), "shots/2.png": .png(1920, 1200)]),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: [
          "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1080, 1920),
          "fastlane/metadata/android/en-US/images/tenInchScreenshots/1.png": .png(2560, 1600),
        ]),
    ])

  func check(_ content: SlotContent, in context: Context, into report: inout Report) {
    // In a slot for one shape the other is a wrong size.
    guard !content.slot.isSingle, content.slot.mayBeTurned || content.slot.sizes.isEmpty else { return }
    var first: [AssetKind: Bool] = [:]
    for asset in content.assets {
      guard let size = asset.image?.displayedSize, size.width != size.height else { continue }
      if let shape = first[asset.kind], shape != size.isPortrait {
        report.flag(
          Self.mixed, at: asset.location,
          "\(asset.subject) is \(size.isPortrait ? "portrait" : "landscape"), and others are not",
          found: size.shown, help: "choose one shape, unless both are meant", locale: content.locale,
          field: .images, cause: content.slot.name)
        return
      }
      first[asset.kind] = size.isPortrait
    }
  }
}
