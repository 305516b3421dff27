struct GamesIDOfAnotherApp: Rule {
  static let some = RuleCase("some", .error, "an id belongs to another game than the application id")
  static let all = RuleCase(
    "all", .error, "all ids belong to one other game: the application id is the wrong one")

  static let info = RuleInfo(
    "games-id-of-another-app", "id that belongs to another game", area: .gamesServices,
    rationale: """
      Each id holds the application id of its game. Where that differs, the services refuse at run time: "Attempting to \
      access a resource for another application. Check your resource IDs." Such ids were tolerated until January 2025. \
      It comes of an id copied from a second game, of an application id left over from a sample, or of a mistyped \
      character.
      """,
    cases: [some, all],
    sources: .gamesIDForm + [
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/3342", .thirdParty),
      Source("unity-plugins/google-services-unity:issues/2", .thirdParty),
    ],
    flagged: [
      FlaggedExample(some, .achievement("⟦CgkIuJHVzfEWEAIQAw⟧")),
      FlaggedExample(
        some,
        .games(
          """
          <string name="achievement_a">CgkI4dqnzIcLEAIQAQ</string>
          <string name="achievement_b">⟦CgkI4dqnzIcMEAIQAg⟧</string>
          """)),
      FlaggedExample(
        all,
        .games(
          """
          <string name="achievement_a">CgkIuJHVzfEWEAIQAw</string>
          <string name="leaderboard_b">CgkIuJHVzfEWEAIQBA</string>
          """, appID: "⟦379996204385⟧")),
      FlaggedExample(
        all,
        .games(
          """
          <string name="achievement_a">CgkIuJHVzfEWEAIQAw</string>
          <string name="leaderboard_b">CgkIuJHVzfEWEAIQBA</string>
          """, appID: "⟦123456789012⟧")),
    ],
    accepted: [
      .achievement("CgkI4dqnzIcLEAIQBQ"),
      .games("<string name=\"achievement_a\">CgkIuJHVzfEWEAIQAw</string>", appID: "ReplaceMe"),
      Example(files: [
        "res/values/ids.xml":
          "<resources><string name=\"achievement_a\">CgkI4dqnzIcLEAIQAQ</string></resources>"
      ]),
    ])

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    guard let own = games.appNumber, let appID = games.appID, let text = appID.text else { return }
    let decoded = games.resources.compactMap { resource in resource.decoded.map { (resource, $0) } }
    let others = decoded.filter { $0.1.appID != own }
    guard let other = others.first?.1.appID else { return }
    if others.count > 1, others.count == decoded.count, others.allSatisfy({ $0.1.appID == other }),
      !appID.entry.isInherited
    {
      report.flag(
        Self.all, at: text.location,
        "all \(others.count) ids belong to the game \(other), not to \(own)", found: "\(own)",
        allowed: "\(other)",
        help: "write the application id \(other), or the ids of the game \(own)")
      return
    }
    for (resource, id) in others {
      guard let text = resource.string.text else { continue }
      report.flag(
        Self.some, at: text.location,
        "the id of \"\(resource.string.name.value)\" belongs to the game \(id.appID), not to \(own)",
        found: text.string, allowed: "an id of \(own)",
        help: "copy the id from the game \(own) in the games console")
    }
  }
}
