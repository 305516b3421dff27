struct GamesIDTwice: Rule {
  static let twice = RuleCase("twice", .warning, "two names of one file have the same id")

  static let info = RuleInfo(
    "games-id-twice", "one id under two names", area: .gamesServices,
    rationale: """
      Achievements, leaderboards and events of a game share one count, so that no id stands for two of them. Where two \
      names have one id, one of them mostly was copied wrongly, and what it is for is never reached. No file of people's \
      has one.
      """,
    cases: [twice], sources: .gamesIDForm,
    flagged: [
      FlaggedExample(
        twice,
        .games(
          """
          <string name="achievement_a">CgkI4dqnzIcLEAIQAQ</string>
          <string name="leaderboard_b">⟦CgkI4dqnzIcLEAIQAQ⟧</string>
          """))
    ],
    accepted: [
      .games(
        """
        <string name="achievement_a">CgkI4dqnzIcLEAIQAQ</string>
        <string name="leaderboard_b">CgkI4dqnzIcLEAIQAg</string>
        """)
    ])

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    var first: [[UInt64]: String] = [:]
    for resource in games.resources {
      guard let id = resource.decoded, let text = resource.string.text else { continue }
      let name = resource.string.name.value
      guard let other = first[[id.appID, id.number]] else {
        first[[id.appID, id.number]] = name
        continue
      }
      // A name that is there twice is another fault.
      guard other != name else { continue }
      report.flag(
        Self.twice, at: text.location, "\"\(name)\" and \"\(other)\" have the same id, number \(id.number)",
        found: text.string, help: "copy the id of each from the games console")
    }
  }
}
