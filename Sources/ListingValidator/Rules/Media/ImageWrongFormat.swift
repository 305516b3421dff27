struct ImageWrongFormat: Rule {
  static let notTaken = RuleCase("not-taken", .error, "the store does not take pictures of this format here")
  static let spare = RuleCase(
    "spare", .note, "a picture of a folder is of another format, and enough others fit")

  static let info = RuleInfo(
    "image-wrong-format", "picture of a format that the store does not take", area: .media,
    scope: .everyStore,
    rationale: """
      Amazon takes PNG for icons and PNG or JPEG elsewhere; a developer who read its page in October 2026 adds: no \
      WebP. Google Play takes PNG for the icon, and PNG or JPEG elsewhere. The content counts, whatever the file is \
      called.
      """,
    cases: [notTaken, spare], sources: .slots { !$0.isVideo } + [.amazon("tmplayer", .thirdPartyChecked)],
    flagged: [
      FlaggedExample(
        notTaken,
        Example(
          "<media><screenshots href=\"⟦shot.png⟧\"/></media>",
          pictures: ["shot.png": .other(.webp, 1280, 800)])),
      FlaggedExample(
        notTaken,
        Example("<media><small-icon href=\"⟦icon.jpg⟧\"/></media>", pictures: ["icon.jpg": .jpeg(114, 114)])),
      FlaggedExample(
        notTaken,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          options: ["--store", "google-play"],
          pictures: ["fastlane/metadata/android/en-US/images/icon.jpg": .jpeg(512, 512)])),
      FlaggedExample(
        spare,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          pictures: [
            "fastlane/metadata/android/en-US/images/phoneScreenshots/1.webp": .other(.webp, 1280, 800),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/2.png": .png(1280, 800, .shape(2)),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/3.png": .png(1280, 800, .shape(3)),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/4.png": .png(1280, 800, .shape(4)),
          ])),
    ],
    accepted: [
      Example(
        "<media><screenshots href=\"shots/*\"/></media>",
        pictures: [
          "shots/1.jpg": .jpeg(1280, 800), "shots/2.png": .png(1280, 800), "shots/3.jpeg": .jpeg(1280, 800),
        ]),
      Example("<media><screenshots href=\"shot.png\"/></media>", pictures: ["shot.png": .other(.html)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    let (slot, format) = (image.slot, image.facts.format)
    guard !slot.formats.contains(format), image.facts.format.isImage else { return }
    let allowed = slot.formats.map(\.label).joined(separator: " or ")
    let name = FileName.split(image.asset.path).extension
    let isDisguised = !format.extensions.contains(name.lowercased())
    report.flag(
      image.isSpare ? Self.spare : Self.notTaken, image,
      "\(image.asset.subject) is \(format.label)\(isDisguised ? " under the name .\(name)" : ""), and the store takes "
        + allowed,
      found: format.label, allowed: allowed,
      help: image.isSpare ? "leave it out: enough others fit" : "save it as \(allowed)",
      severity: slot.formatSeverity, sources: slot.sources)
  }
}
