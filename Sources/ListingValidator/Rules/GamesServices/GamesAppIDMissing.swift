struct GamesAppIDMissing: Rule {
  static let undefined = RuleCase(
    "undefined", .warning, "no file here defines the string that the manifest takes the application id from")
  static let nowhere = RuleCase(
    "nowhere", .note, "there are ids, but no application id with them")

  static let info = RuleInfo(
    "games-app-id-missing", "no application id for the ids of a game", area: .gamesServices,
    rationale: """
      Play games services take the application id from a string that the manifest's meta-data refers to; people call it \
      app_id or game_services_project_id. Where it is defined nowhere the build fails, unless another module defines it, \
      which is not looked at. Ids without it cannot be compared with it.
      """,
    cases: [undefined, nowhere], sources: .gamesAppID,
    flagged: [
      FlaggedExample(
        undefined,
        .games(
          "",
          files: [
            "AndroidManifest.xml": manifest(value: "⟦@string/game_services_project_id⟧")
          ])),
      FlaggedExample(
        nowhere,
        Example(files: [
          "res/values/ids.xml":
            "⟦<resources>⟧<string name=\"achievement_a\">CgkI4dqnzIcLEAIQAQ</string></resources>"
        ])),
    ],
    accepted: [
      .games("", files: ["AndroidManifest.xml": manifest(value: "@string/app_id")]),
      Example(files: [
        "AndroidManifest.xml": manifest(value: "@string/app_id"),
        "res/values/ids.xml":
          "<resources><string name=\"achievement_a\">CgkI4dqnzIcLEAIQAQ</string></resources>",
        "res/values/strings.xml": "<resources><string name=\"app_id\">379996204385</string></resources>",
      ]),
      Example(files: ["AndroidManifest.xml": manifest(value: "@string/app_id")]),
    ])

  private static func manifest(value: String) -> String {
    """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android">
      <application>
        <meta-data android:name="com.google.android.gms.games.APP_ID" android:value="\(value)"/>
      </application>
    </manifest>
    """
  }

  func check(_ module: AndroidModule, in context: Context, into report: inout Report) {
    guard !module.gamesIDs.isEmpty else { return }
    if let name = module.gamesAppIDReference, let value = module.gamesAppIDMetadata {
      guard module.string(name) == nil else { return }
      let other = module.gamesIDs.lazy.flatMap(\.strings).first { $0.name.value == "app_id" }
      report.flag(
        Self.undefined, at: value.location, "no file here defines the string \"\(name)\"", found: value.value,
        help: other.map { "write @string/\($0.name.value), or define \"\(name)\"" }
          ?? "save the console's export as res/values/games-ids.xml")
      return
    }
    for games in module.gamesIDs
    where games.appID == nil && games.resources.contains(where: { $0.decoded != nil }) {
      report.flag(
        Self.nowhere, at: games.root.location(in: games.file),
        "the ids of a game without its application id",
        help: "add <string name=\"app_id\" translatable=\"false\">")
    }
  }
}
