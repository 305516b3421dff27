struct GamesMetaDataMisplaced: Rule {
  static let misplaced = RuleCase("in-component", .error, "the meta-data is in a component")

  static let info = RuleInfo(
    "games-meta-data-misplaced", "games APP_ID that is not in application", area: .gamesServices,
    rationale: """
      Play games services look for the meta-data com.google.android.gms.games.APP_ID of the application. In an activity \
      it is not found, and the sign-in fails at run time.
      """,
    cases: [misplaced], sources: .gamesManifest,
    flagged: [
      FlaggedExample(
        misplaced,
        .application(
          """
          <activity android:name=".Main">⟦<meta-data android:name="com.google.android.gms.games.APP_ID"
            android:value="@string/app_id"/>⟧</activity>
          """))
    ],
    accepted: [
      .application(
        "<meta-data android:name=\"com.google.android.gms.games.APP_ID\" android:value=\"@string/app_id\"/>")
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    for component in app.manifest.application?.components ?? [] {
      guard let metaData = component.metaData(GamesIDsReader.metadataName) else { continue }
      report.flag(
        Self.misplaced, at: metaData.location,
        "the games APP_ID is in <\(component.kind.rawValue)>, where nobody looks for it",
        help: "move the meta-data into <application>")
    }
  }
}

extension [Source] {
  /// How the manifest of a game is written, and what went wrong where it was not.
  static var gamesManifest: [Source] {
    [
      Source("https://developer.android.com/games/pgs/android/android-signin", .vendor),
      Source("https://developers.google.com/games/services/android/troubleshooting", .vendor),
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/2952", .thirdParty),
    ]
  }
}
