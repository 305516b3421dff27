struct LeanbackLauncherMissing: Rule {
  static let missing = RuleCase(
    "missing", .warning, "no activity is launched from a television's home screen")

  static let info = RuleInfo(
    "leanback-launcher-missing", "app for television that its home screen does not launch", area: .manifest,
    rationale: """
      A manifest that speaks of leanback, or a submission for Fire TV, is for television. Google asks such an app for an \
      activity with the category LEANBACK_LAUNCHER, and Fire TV honours it. Another source set or a library may \
      declare the activity.
      """,
    cases: [missing],
    sources: [
      .androidLint("MissingLeanbackLauncher"),
      Source("https://github.com/mozilla-mobile/firefox-tv/issues/117", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        missing,
        .manifest(
          """
          <uses-feature android:name="android.software.leanback" android:required="false"/>
          ⟦<application>⟧<activity android:name=".Main" android:exported="true"><intent-filter>
          <action android:name="android.intent.action.MAIN"/>
          <category android:name="android.intent.category.LAUNCHER"/></intent-filter></activity></application>
          """))
    ],
    accepted: [
      .television(),
      .manifest("<application><activity android:name=\".Main\"/></application>"),
      .manifest("<uses-feature android:name=\"android.software.leanback\" android:required=\"false\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard app.isFor(.fireTV, in: context), app.leanbackLaunchers.isEmpty, !app.isLibrary,
      let application = app.manifest.application, !app.activities.isEmpty,
      app.televisionMark.map(app.owns) ?? true
    else { return }
    report.flag(
      Self.missing, at: application.location,
      "the app is for television, but no activity has the category LEANBACK_LAUNCHER",
      help: "add the category to the intent filter with the action MAIN of the first screen")
  }
}
