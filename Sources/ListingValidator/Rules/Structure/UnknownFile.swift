struct UnknownFile: Rule {
  static let required = RuleCase(
    "in-place-of-required", .error, "a text that the store requires lies under a name that is never read")
  static let ignored = RuleCase(
    "ignored", .warning, "a file has a name that upload tools ignore, close to one that they read")

  static let info = RuleInfo(
    "unknown-file", "file that upload tools silently ignore", area: .structure,
    rationale: """
      Upload tools look for certain names and say nothing about others: defaults.txt for default.txt, \
      feature_graphic.png for featureGraphic.png, description.txt for full_description.txt. Only names close to one \
      that is read are pointed out, and only where the right one is missing; all other files are left alone. In the \
      default language a title or description that is never read is missing from the submission.
      """,
    cases: [required, ignored],
    sources: [
      Source("https://github.com/Triple-T/gradle-play-publisher/issues/8", .thirdParty),
      Source("fastlane/fastlane:supply/lib/supply.rb", .publicCode),
      Source(
        "Triple-T/gradle-play-publisher:play/plugin/src/main/kotlin/com/github/triplet/gradle/play/internal/ListingModels.kt",
        .publicCode), .amazon("fastlane-amazon", .publicCode),
    ],
    flagged: [
      FlaggedExample(
        required,
        Example(files: [
          "app/src/main/play/en-US/listing/title": "Planner",
          "app/src/main/play/en-US/listing/description": "Plan meetings.",
        ])),
      FlaggedExample(
        required,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/en-US/Short_Description.txt": "Plan.",
        ])),
      FlaggedExample(
        ignored,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/de-DE/title.txt": "Planer",
          "fastlane/metadata/android/de-DE/description.txt": "Plant Treffen.",
        ])),
      FlaggedExample(
        ignored,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/en-US/changelogs/defaults.txt": "Faster.",
        ])),
      FlaggedExample(
        ignored,
        Example(files: [
          "app/src/main/play/listings/en-US/title.txt": "Planner",
          "app/src/main/play/release-notes/en-US/defaults.txt": "Faster.",
        ])),
      FlaggedExample(
        ignored,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/en-US/images/feature_graphic.png": "",
        ])),
      FlaggedExample(
        ignored,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/en-US/images/featureGraphics.png": "",
        ])),
      FlaggedExample(
        ignored,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/en-US/feature_bullets.txt": "Plans meetings",
        ])),
    ],
    accepted: [
      Example(files: [
        "fastlane/metadata/android/en-US/title.txt": "Planner",
        "fastlane/metadata/android/en-US/short_description.txt": "Plan.",
        "fastlane/metadata/android/en-US/full_description.txt": "Plan meetings.",
        "fastlane/metadata/android/en-US/description.txt": "Plan meetings.",
        "fastlane/metadata/android/en-US/full_description_google_extra.txt": "Also on the phone.",
        "fastlane/metadata/android/en-US/title_google.txt": "Planner",
        "fastlane/metadata/android/en-US/README.md": "What lies here",
        "fastlane/metadata/android/en-US/changelogs/.gitkeep": "",
        "fastlane/metadata/android/en-US/changelogs/41.txt": "Faster.",
        "fastlane/metadata/android/en-US/images/icon.png": "",
        "fastlane/metadata/android/achievements/first.png": "",
      ]),
      Example(files: [
        "app/src/main/play/listings/en-US/title.txt": "Planner",
        "app/src/main/play/release-notes/en-US/canary.txt": "Faster.",
      ]),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .unknownFile(let name, let meant) = fault.kind else { return }
    let isRequired = [.title, .shortDescription, .fullDescription].contains(fault.field)
    let isDefault = context.descriptions.contains { $0.locale == fault.locale && context.isDefault($0) }
    report.flag(
      isRequired && isDefault ? Self.required : Self.ignored, at: fault.location,
      "upload tools ignore \"\(name)\"", found: name, allowed: meant, help: "did you mean \(meant)?",
      locale: fault.locale, field: fault.field, cause: name)
  }
}
