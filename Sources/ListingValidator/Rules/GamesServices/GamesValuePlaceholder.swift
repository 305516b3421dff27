struct GamesValuePlaceholder: Rule {
  static let appID = RuleCase("app-id", .warning, "the application id is a number from a sample")
  static let package = RuleCase("package-name", .warning, "the package name is one from a sample")

  static let info = RuleInfo(
    "games-value-placeholder", "value left over from a sample", area: .gamesServices,
    rationale: """
      Samples and templates come with made-up values, and plugins with a games-ids.xml of their own. One that is left \
      in place is well-formed and does nothing.
      """,
    cases: [appID, package],
    sources: .gamesIDForm + [Source("unity-plugins/google-services-unity:issues/2", .thirdParty)],
    flagged: [
      FlaggedExample(appID, .games("", appID: "⟦123456789000⟧")),
      FlaggedExample(appID, .games("", appID: "⟦424242424242⟧")),
      FlaggedExample(package, .games("", package: "⟦net.example.newgame⟧")),
    ],
    accepted: [
      .games("", package: "org.example.maze"),
      .games(
        "", package: "com.example.maze",
        files: ["AndroidManifest.xml": "<manifest package=\"com.example.maze\"/>"]),
      // One finding is enough: the ids tell that the number is wrong.
      .games(
        "<string name=\"achievement_a\">CgkIuJHVzfEWEAIQAw</string>", appID: "123456789012",
        package: "org.example.maze"),
    ])

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    if games.definesAppID, let text = games.appID?.text, GamesPlaceholder.matches(number: text.string),
      !games.resources.contains(where: { $0.decoded != nil })
    {
      report.flag(
        Self.appID, at: text.location, "the application id \(text.string) is one from a sample",
        found: text.string,
        help: "copy the application id from the games console")
    }
    guard let text = games.packageName?.text, GamesPlaceholder.matches(package: text.string),
      case .unknown = GamesPackageNameMismatch.compare(games, in: context)
    else { return }
    report.flag(
      Self.package, at: text.location, "the package name \"\(text.string)\" is one from a sample",
      found: text.string, help: "save the console's export of your own game")
  }
}
