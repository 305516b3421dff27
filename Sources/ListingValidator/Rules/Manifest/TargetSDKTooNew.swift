struct TargetSDKTooNew: Rule {
  static let tooNew = RuleCase(
    "above-newest", .warning, "no known version of Fire OS has the target API level")

  static let info = RuleInfo(
    "target-sdk-too-new", "target API level above that of the newest Fire OS", area: .manifest,
    rationale: """
      A developer who submitted an app with target API level 37 through the API got error_apk_must_target_atleast1_device: \
      no device of the store had that level yet, while 35 passed. The list of versions is that of Amazon's page; a \
      newer version of Fire OS may be out.
      """,
    cases: [tooNew],
    sources: [.amazon("coin-collection", .thirdParty), .amazon("identify-fire-tv", .official)],
    flagged: [FlaggedExample(tooNew, .sdk("android:minSdkVersion=\"19\" android:targetSdkVersion=\"⟦37⟧\""))],
    accepted: [
      .sdk("android:targetSdkVersion=\"36\""), .sdk("android:targetSdkVersion=\"${target}\""),
      .sdk("android:maxSdkVersion=\"40\""),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let target = app.targetSDK.located, !app.isLibrary, let newest = context.profile.systems.last,
      target.value > newest.highestAPI
    else { return }
    report.flag(
      Self.tooNew, at: target.location,
      "targetSdkVersion \(target.value) is above that of the newest known \(newest.name), \(newest.highestAPI)",
      found: String(target.value), allowed: "at most \(newest.highestAPI)",
      help: "target API level \(newest.highestAPI) in the build for Amazon")
  }
}
