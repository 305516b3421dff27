struct LauncherMissing: Rule {
  static let missing = RuleCase("missing", .note, "no activity is launched from a home screen")

  static let info = RuleInfo(
    "launcher-missing", "app that no home screen launches", area: .manifest,
    rationale: """
      A home screen shows activities with the action MAIN and the category LAUNCHER or LEANBACK_LAUNCHER. An app \
      without any cannot be opened from there. Told for apps only, and only as a note, because a library or another \
      source set may declare the activity.
      """,
    cases: [missing],
    sources: [Source("https://developer.android.com/guide/components/intents-filters", .vendor)],
    flagged: [
      FlaggedExample(
        missing,
        .manifest(
          "⟦<application>⟧<activity android:name=\".Main\"/></application>",
          files: ["build.gradle": "plugins { id 'com.android.application' }"]))
    ],
    accepted: [
      .manifest(
        "<application><activity android:name=\".Main\"/></application>",
        files: ["build.gradle": "plugins { id 'com.android.library' }"]),
      .manifest("<application><activity android:name=\".Main\"/></application>"),
      .television(files: ["build.gradle": "plugins { id 'com.android.application' }"]),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard app.kind == .application, let application = app.manifest.application, !app.activities.isEmpty,
      app.leanbackLaunchers.isEmpty, app.launchers(AndroidApp.Name.launcher).isEmpty,
      // For television there is a rule of its own.
      !app.isFor(.fireTV, in: context)
    else { return }
    report.flag(
      Self.missing, at: application.location, "no activity is launched from a home screen",
      help: "add an intent filter with the action MAIN and the category LAUNCHER to the first screen")
  }
}
