struct GamesMetaDataMissing: Rule {
  static let missing = RuleCase(
    "missing", .warning, "the module has the ids of a game, and its manifest has no APP_ID")
  static let merged = RuleCase(
    "missing-in-package", .error, "the module has the ids of a game, and the package made of it has no APP_ID"
  )

  static let info = RuleInfo(
    "games-meta-data-missing", "manifest of a game without its APP_ID", area: .gamesServices,
    rationale: """
      Play games services take the number of the game from the meta-data com.google.android.gms.games.APP_ID of the \
      application, and fail without it. A plugin of an engine, a library or another module may add it when the \
      manifests are merged, so this is a warning; to the manifest of a package nothing is added any more.
      """,
    cases: [missing, merged],
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
          ])),
      FlaggedExample(merged, .gameWithPackage(PackageSketch("<application/>"))),
    ],
    accepted: [
      .gameWithPackage(
        PackageSketch(
          """
          <application><meta-data android:name="com.google.android.gms.games.APP_ID"
            android:value="379996204385"/></application>
          """)),
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
    let isMerged = app.manifest.form == .merged
    guard let application = app.manifest.application, !app.isLibrary,
      context.listing.android?.gamesIDs.contains(where: { $0.definesAppID && !$0.resources.isEmpty })
        ?? false,
      // What comes of the source is seen in the package.
      isMerged || context.listing.packages.isEmpty,
      // One in a component has a rule of its own.
      !(application.metaData + application.components.flatMap(\.metaData))
        .contains(where: { $0.name?.value == GamesIDsReader.metadataName })
    else { return }
    report.flag(
      isMerged ? Self.merged : Self.missing, at: application.location,
      "the module has the ids of a game, but \(isMerged ? "the package" : "the manifest") no meta-data "
        + "\"\(GamesIDsReader.metadataName)\"",
      help:
        "add <meta-data android:name=\"\(GamesIDsReader.metadataName)\" android:value=\"@string/app_id\"/>")
  }
}

extension Example {
  /// A listing that names a module with the ids of a game, and a package.
  fileprivate static func gameWithPackage(_ package: PackageSketch) -> Example {
    Example(
      "<binaries><apk href=\"app.apk\"/></binaries><android href=\"app\"/>",
      files: [
        "app/AndroidManifest.xml":
          "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\"><application/></manifest>",
        "app/res/values/games-ids.xml": """
        <resources>
          <string name="app_id" translatable="false">379996204385</string>
          <string name="package_name" translatable="false">com.example.app</string>
          <string name="achievement_a" translatable="false">CgkI4dqnzIcLEAIQAQ</string>
        </resources>
        """,
      ], sketches: ["app.apk": package])
  }
}
