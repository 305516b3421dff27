struct ImageExtensionMismatch: Rule {
  static let mismatch = RuleCase("mismatch", .error, "the extension is that of another format")
  static let spare = RuleCase("spare", .note, "the same, of a picture that need not be used")

  static let info = RuleInfo(
    "image-extension-mismatch", "extension that is not that of the content", area: .media,
    rationale: """
      A developer who read Amazon's page in October 2026 notes that the extension must match the real type. JPEG \
      under a name in .png is the usual case; every program that shows it looks at the content, so that nobody notices.
      """,
    cases: [mismatch, spare], sources: [.amazon("tmplayer", .thirdPartyChecked)],
    flagged: [
      FlaggedExample(
        mismatch,
        Example("<media><screenshots href=\"⟦shot.png⟧\"/></media>", pictures: ["shot.png": .jpeg(1280, 800)])
      ),
      FlaggedExample(
        mismatch,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          pictures: ["fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .jpeg(1280, 800)])),
      FlaggedExample(
        spare,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          pictures: [
            "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .jpeg(1000, 800),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/2.png": .png(1280, 800, .shape(2)),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/3.png": .png(1280, 800, .shape(3)),
            "fastlane/metadata/android/en-US/images/phoneScreenshots/4.png": .png(1280, 800, .shape(4)),
          ])),
    ],
    accepted: [
      Example(
        "<media><screenshots href=\"shots/*\"/></media>",
        pictures: ["shots/1.JPG": .jpeg(1280, 800), "shots/2.jpeg": .jpeg(1280, 800)]),
      Example(
        "<media><screenshots href=\"shot.png\"/></media>", pictures: ["shot.png": .other(.webp, 1280, 800)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    let format = image.facts.format
    let name = FileName.split(image.asset.path).extension
    guard image.slot.formats.contains(format), !format.extensions.contains(name.lowercased()),
      let right = format.extensions.first
    else { return }
    report.flag(
      image.isSpare ? Self.spare : Self.mismatch, image,
      "\(image.asset.subject) is \(format.label), and its name ends in \".\(name)\"", found: format.label,
      allowed: ".\(right)", help: "rename it to .\(right), or save it as \(name.uppercased())")
  }
}
