struct ImageTooHeavy: Rule {
  static let heavy = RuleCase("heavy", .error, "the file of a picture is larger than the store takes")

  static let info = RuleInfo(
    "image-too-heavy", "picture in too large a file", area: .media, scope: .everyStore,
    rationale: """
      Google Play takes icons of at most 1,024 KB; for screenshots third parties name 8 MB, and for the feature graphic \
      1 or 15 MB, so that those are no errors. No limit is known of Amazon's console.
      """,
    cases: [heavy], sources: StoreProfile.builtIn.flatMap(\.slots).flatMap(\.weights).flatMap(\.sources),
    flagged: [
      FlaggedExample(
        heavy,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          options: ["--store", "google-play"],
          pictures: [
            "fastlane/metadata/android/en-US/images/icon.png": .png(512, 512, .shape(1), byteCount: 1_048_577)
          ]))
    ],
    accepted: [
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"], options: ["--store", "google-play"],
        pictures: [
          "fastlane/metadata/android/en-US/images/icon.png": .png(512, 512, .shape(1), byteCount: 1_048_576)
        ]),
      Example(
        "<media><large-icon href=\"icon.png\"/></media>",
        pictures: ["icon.png": .png(512, 512, .shape(1), byteCount: 1_048_577)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard let bound = image.slot.weights.first(where: { image.facts.byteCount > $0.maximum }) else { return }
    report.flag(
      Self.heavy, image,
      "\(image.asset.subject) has \(image.facts.byteCount) bytes, more than the \(bound.maximum) that the "
        + "\(image.slot.title) may have",
      found: "\(image.facts.byteCount) bytes", allowed: "at most \(bound.maximum) bytes",
      help: "save it with stronger compression", severity: bound.severity, sources: bound.sources)
  }
}
