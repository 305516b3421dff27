struct ChangelogName: Rule {
  static let version = RuleCase(
    "version-name", .warning, "release notes are named after a version and not after its code")

  static let info = RuleInfo(
    "changelog-name", "release notes named after a version", area: .structure,
    rationale: """
      fastlane and the Amazon upload plugins look for changelogs/<version code>.txt, the integer in the app's manifest, \
      then for default.txt. Notes named after a version name such as 2.4.8 are never sent. One finding names them all.
      """,
    cases: [version],
    sources: [
      Source("https://github.com/fastlane/fastlane/issues/16253", .thirdParty),
      Source("https://github.com/fastlane/fastlane/issues/15652", .thirdParty),
      Source("fastlane/fastlane:supply/lib/supply/uploader.rb", .publicCode),
      .amazon("fastlane-amazon", .publicCode),
    ],
    flagged: [
      FlaggedExample(
        version,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/en-US/changelogs/2.4.8.txt": "Faster.",
          "fastlane/metadata/android/en-US/changelogs/2.4.9-beta.txt": "Faster still.",
          "fastlane/metadata/android/de-DE/changelogs/2.4.8.txt": "Schneller.",
        ]))
    ],
    accepted: [
      Example(files: [
        "fastlane/metadata/android/en-US/title.txt": "Planner",
        "fastlane/metadata/android/en-US/changelogs/20000338.txt": "Faster.",
        "fastlane/metadata/android/en-US/changelogs/default.txt": "Faster.",
        "fastlane/metadata/android/en-US/changelogs/README.txt": "How to write release notes",
      ]),
      Example(files: [
        "app/src/main/play/listings/en-US/title.txt": "Planner",
        "app/src/main/play/release-notes/en-US/production.txt": "Faster.",
      ]),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .changelogName(let name, let count) = fault.kind else { return }
    let others =
      count == 2 ? " and another file are" : count > 2 ? " and \(count - 1) other files are" : " is"
    report.flag(
      Self.version, at: fault.location, "\"\(name)\"\(others) not named after a version code", found: name,
      allowed: "<version code>.txt or default.txt",
      help: "rename the notes of this release to <version code>.txt or default.txt", locale: fault.locale,
      field: fault.field)
  }
}
