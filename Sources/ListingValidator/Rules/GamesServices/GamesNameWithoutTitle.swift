struct GamesNameWithoutTitle: Rule {
  static let noTitle = RuleCase("no-title", .warning, "nothing of the title is in the name")

  static let info = RuleInfo(
    "games-name-without-title", "name without anything of the title", area: .gamesServices,
    rationale: """
      The games console makes names from the Latin letters of a title. A title in another script leaves \
      "achievement__", and so does the next one: two equal names end the build.
      """,
    cases: [noTitle],
    sources: [
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/1571", .thirdParty)
    ],
    flagged: [
      FlaggedExample(
        noTitle, .games("<string name=\"⟦achievement__⟧\" translatable=\"false\">CgkI4dqnzIcLEAIQAQ</string>")
      ),
      FlaggedExample(noTitle, .games("<string name=\"⟦leaderboard_⟧\">CgkI4dqnzIcLEAIQAQ</string>")),
    ],
    accepted: [
      .games("<string name=\"achievement_perfect_play__easy\">CgkI4dqnzIcLEAIQAQ</string>"),
      .games(
        """
        <string name="achievement__">CgkI4dqnzIcLEAIQAQ</string>
        <string name="achievement__">CgkI4dqnzIcLEAIQAg</string>
        """),
    ])

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    let names = Dictionary(grouping: games.resources) { $0.string.name.value }
    for resource in games.resources {
      let name = resource.string.name
      // Two equal names are an error already.
      guard GamesResource.hasEmptySlug(name.value), names[name.value]?.count == 1 else { continue }
      report.flag(
        Self.noTitle, at: name.location, "\"\(name.value)\" has nothing of a title in it", found: name.value,
        help: "give it a name of its own, before the next title without Latin letters gets the same")
    }
  }
}
