struct ScreenshotOrder: Rule {
  static let byBytes = RuleCase(
    "by-bytes", .warning, "the upload tool sorts the screenshots otherwise than by number")

  static let info = RuleInfo(
    "screenshot-order", "screenshots that are uploaded in another order than they are numbered", area: .media,
    rationale: """
      An upload tool sorts the files of a folder by their names as strings, so that 10.png comes before 2.png. The \
      first screenshots are what most customers see.
      """,
    cases: [byBytes], sources: [.amazon("fastlane-amazon", .publicCode)],
    flagged: [
      FlaggedExample(
        byBytes,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"], options: ["--route", "fastlane"],
          pictures: [
            "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1280, 800, .shape(1)),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/2.png": .png(1280, 800, .shape(2)),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/10.png": .png(1280, 800, .shape(3)),
          ]))
    ],
    accepted: [
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: [
          "fastlane/metadata/android/en-US/images/phoneScreenshots/2.png": .png(1280, 800, .shape(2)),
          "fastlane/metadata/android/en-US/images/phoneScreenshots/10.png": .png(1280, 800, .shape(3)),
        ]),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"], options: ["--route", "fastlane"],
        pictures: [
          "fastlane/metadata/android/en-US/images/phoneScreenshots/02.png": .png(1280, 800, .shape(2)),
          "fastlane/metadata/android/en-US/images/phoneScreenshots/10.png": .png(1280, 800, .shape(3)),
        ]),
    ])

  func check(_ content: SlotContent, in context: Context, into report: inout Report) {
    guard let plugin = context.plugin, plugin.sortsByBytes, !content.slot.isSingle else { return }
    let names = content.assets.filter { $0.location.file == nil }.map { PathName.name(of: $0.path) }
    let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard let index = names.indices.first(where: { names[$0] != sorted[$0] }) else { return }
    report.flag(
      Self.byBytes, at: content.assets[index].location,
      "\(plugin.title) uploads \"\(sorted[index])\" before \"\(names[index])\"", found: sorted[index],
      allowed: names[index], help: "number the files with leading zeros: 01, 02", locale: content.locale,
      field: .images, cause: content.slot.name, sources: plugin.sources)
  }
}
