struct GamesOldExport: Rule {
  static let noPackageName = RuleCase("no-package-name", .note, "the file has no package_name")
  static let translatable = RuleCase(
    "translatable", .note, "entries do not say that they are not for translators")

  static let info = RuleInfo(
    "games-old-export", "export of an older games console", area: .gamesServices,
    rationale: """
      The console's export of 2013 had neither package_name nor translatable="false", and four in ten files still lack \
      one of them. Both work. Without translatable="false" lint asks for translations, and a translator may change an \
      id.
      """,
    cases: [noPackageName, translatable], sources: .gamesIDForm,
    flagged: [
      FlaggedExample(
        noPackageName,
        Example(files: [
          "res/values/games-ids.xml": """
          ⟦<resources>⟧
            <string name="app_id" translatable="false">379996204385</string>
            <string name="achievement_a" translatable="false">CgkI4dqnzIcLEAIQAQ</string>
          </resources>
          """
        ])),
      FlaggedExample(
        translatable,
        .games(
          """
          ⟦<string name="achievement_a">⟧CgkI4dqnzIcLEAIQAQ</string>
          <string name="achievement_b">CgkI4dqnzIcLEAIQAg</string>
          """)),
    ],
    accepted: [
      .achievement("CgkI4dqnzIcLEAIQBQ"),
      Example(files: [
        "res/values/strings.xml": """
        <resources><string name="title">Maze</string>
        <string name="achievement_a" translatable="false">CgkI4dqnzIcLEAIQAQ</string></resources>
        """
      ]),
    ])

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    guard games.isDedicated else { return }
    if games.packageName == nil, games.definesAppID {
      report.flag(
        Self.noPackageName, at: games.root.location(in: games.file), "no package_name, as in exports of 2013",
        help: "save the console's export once more")
    }
    let open = games.strings.filter { $0.entry.element.name == "string" && !$0.isUntranslatable }
    guard let first = open.first else { return }
    report.flag(
      Self.translatable, at: first.entry.location,
      "\(open.count) of \(games.strings.count) entries lack translatable=\"false\"",
      help: "save the console's export once more")
  }
}
