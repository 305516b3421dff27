struct LeanbackRequired: Rule {
  static let tablets = RuleCase(
    "tablets-declared", .warning, "the submission says that it is for Fire tablets too")
  static let unknown = RuleCase("devices-unknown", .note, "nothing says whether the app is for tablets too")

  static let info = RuleInfo(
    "leanback-required", "app that only televisions are offered", area: .manifest,
    rationale: """
      Where android.software.leanback is required, tablets are not offered the app. That is right for an app that is \
      made for television only, and a mistake for one that runs on both.
      """,
    cases: [tablets, unknown],
    sources: [.androidLint("MissingLeanbackSupport"), .amazon("uses-feature", .vendor)],
    flagged: [
      FlaggedExample(
        unknown,
        .manifest("<uses-feature android:name=\"⟦android.software.leanback⟧\" android:required=\"true\"/>")),
      FlaggedExample(
        tablets,
        .manifest(
          "<uses-feature android:name=\"⟦android.software.leanback⟧\"/>", devices: "fire-tv fire-tablet")),
    ],
    accepted: [
      .manifest("<uses-feature android:name=\"android.software.leanback\" android:required=\"false\"/>"),
      .manifest("<uses-feature android:name=\"android.software.leanback\"/>", devices: "fire-tv"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let leanback = app.feature(AndroidApp.Name.leanback), leanback.isRequired, !app.isLibrary else {
      return
    }
    let declared = context.submission.devices
    guard declared.isEmpty || declared.contains(.fireTablet) else { return }
    report.flag(
      declared.isEmpty ? Self.unknown : Self.tablets, at: leanback.location,
      "the app requires \"\(AndroidApp.Name.leanback)\", so tablets are not offered it",
      help: "write android:required=\"false\" where it is for tablets too")
  }
}
