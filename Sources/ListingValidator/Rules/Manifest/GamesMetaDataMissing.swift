struct GamesMetaDataMissing: Rule {
  static let missing = RuleCase(
    "missing", .warning, "the module has the ids of a game, and its manifest has no APP_ID")

  static let info = RuleInfo(
    "games-meta-data-missing", "manifest of a game without its APP_ID", area: .gamesServices,
    rationale: """
      Play games services take the number of the game from the meta-data com.google.android.gms.games.APP_ID of the \
      application, and fail without it. A plugin of an engine, a library or another module may add it when the \
      manifests are merged, so this is a warning.
      """,
    cases: [missing],
    sources: .gamesManifest + [
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/1969", .thirdParty)
    ],
    flagged: [
      FlaggedExample(
        missing,
        .games(
          "<string name=\"achievement_a\" translatable=\"false\">CgkI4dqnzIcLEAIQAQ</string>",
          files: [
            "AndroidManifest.xml": """
            <manifest xmlns:android="http://schemas.android.com/apk/res/android">⟦<application>⟧</application></manifest>
            """
          ]))
    ],
    accepted: [
      .games(""),
      .games(
        "",
        files: [
          "AndroidManifest.xml": """
          <manifest xmlns:android="http://schemas.android.com/apk/res/android"><application><meta-data
            android:name="com.google.android.gms.games.APP_ID" android:value="@string/app_id"/></application></manifest>
          """
        ]),
      .manifest("<application/>"),
      .games(
        "",
        files: [
          "AndroidManifest.xml": "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"/>"
        ]),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let application = app.manifest.application, !app.isLibrary,
      context.listing.android?.gamesIDs.contains(where: { $0.definesAppID && !$0.resources.isEmpty })
        ?? false,
      // One in a component has a rule of its own.
      !(application.metaData + application.components.flatMap(\.metaData))
        .contains(where: { $0.name?.value == GamesManifest.appID })
    else { return }
    report.flag(
      Self.missing, at: application.location,
      "the module has the ids of a game, but the manifest no meta-data \"\(GamesManifest.appID)\"",
      help: "add <meta-data android:name=\"\(GamesManifest.appID)\" android:value=\"@string/app_id\"/>")
  }
}
