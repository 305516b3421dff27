struct ImageIgnoredByPlugin: Rule {
  static let ignored = RuleCase("ignored", .warning, "the upload tool passes over files with this extension")

  static let info = RuleInfo(
    "image-ignored-by-plugin", "picture that the upload tool passes over", area: .media,
    rationale: """
      An upload tool looks for files in .png, .jpg and .jpeg, in small letters, and says nothing about others: a \
      screenshot in .PNG or .webp stays where it is.
      """,
    cases: [ignored], sources: [.amazon("fastlane-amazon", .publicCode)],
    flagged: [
      FlaggedExample(
        ignored,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"], options: ["--route", "fastlane"],
          pictures: ["fastlane/metadata/android/en-US/images/phoneScreenshots/1.PNG": .png(1280, 800)]))
    ],
    accepted: [
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"], options: ["--route", "fastlane"],
        pictures: ["fastlane/metadata/android/en-US/images/phoneScreenshots/1.jpeg": .jpeg(1280, 800)]),
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: ["fastlane/metadata/android/en-US/images/phoneScreenshots/1.PNG": .png(1280, 800)]),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let plugin = context.plugin else { return }
    for media in listing.media where !(media.locale.map { context.isSkipped($0.value) } ?? false) {
      for asset in media.assets where plugin.slots[asset.kind] != nil && !plugin.takes(asset) {
        let name = String(FileName.split(asset.path).extension)
        report.flag(
          Self.ignored, at: asset.location, "\(plugin.title) passes over files that end in .\(name)",
          found: ".\(name)", allowed: plugin.extensions.map { ".\($0)" }.joined(separator: ", "),
          help: "rename or save it as one of them", locale: media.locale?.value, field: .images, cause: name,
          sources: plugin.sources)
      }
    }
  }
}
