struct UnsupportedLayout: Rule {
  static let notRead = RuleCase(
    "not-read", .warning, "a folder looks like a listing, in a layout that is not read")

  static let info = RuleInfo(
    "unsupported-layout", "listing in a layout that is not read", area: .structure,
    rationale: """
      Texts for the App Store, for F-Droid or in a Markdown sheet are no listing for an Android store, and texts of an \
      Android app are found by upload tools only where they look for them. Nothing in such a folder is checked. Said \
      once, and only where there is no listing that is read.
      """,
    cases: [notRead],
    sources: [
      folders, fdroid, sheets, .amazon("fastlane-amazon", .publicCode),
    ],
    flagged: [
      FlaggedExample(
        notRead,
        Example(files: ["metadata/en-US/title.txt": "Planner", "metadata/de-DE/title.txt": "Planer"])),
      FlaggedExample(
        notRead,
        Example(files: [
          "fastlane/metadata/en-US/name.txt": "Planner",
          "fastlane/metadata/en-US/description.txt": "Plan meetings.",
          "fastlane/metadata/en-US/keywords.txt": "calendar",
        ])),
      FlaggedExample(notRead, Example(files: ["metadata/com.example.planner.yml": "Categories: Time"])),
      FlaggedExample(notRead, Example(files: ["store/amazon/listing.md": "# Meeting Planner"])),
    ],
    accepted: [
      Example(files: [
        "metadata/en-US/title.txt": "Planner", "fastlane/metadata/android/en-US/title.txt": "Planner",
      ]),
      Example("<general/>", files: ["listing.md": "# How to edit listing.xml"]),
    ])

  private static let folders = Source("https://docs.fastlane.tools/actions/upload_to_play_store/", .vendor)
  private static let fdroid = Source(
    "https://f-droid.org/docs/All_About_Descriptions_Graphics_and_Screenshots/", .vendor)
  private static let sheets = Source.amazon("space-race", .publicCode)

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .nearMiss(let seen, let supported) = fault.kind else { return }
    let source =
      supported == "listing.xml" ? Self.sheets : seen.hasPrefix("F-Droid") ? Self.fdroid : Self.folders
    report.flag(
      Self.notRead, at: fault.location, "this is \(seen), which is not read as a listing", found: seen,
      allowed: supported, help: "the nearest that is read: \(supported)",
      sources: [source])
  }
}
