struct GamesQuest: Rule {
  static let ended = RuleCase("ended", .warning, "the file holds a quest")

  static let info = RuleInfo(
    "games-quest", "quest, a service that has ended", area: .gamesServices,
    rationale: """
      Google ended quests on 31 March 2018, as a vendor of plugins quotes it; a call for one does nothing.
      """,
    cases: [ended],
    sources: [
      Source("https://unionassets.com/android-native-plugin/quests-and-events-144", .thirdParty)
    ],
    flagged: [
      FlaggedExample(ended, .games("<string name=\"⟦quest_dragon⟧\">CgkI4dqnzIcLEAIQAQ</string>"))
    ],
    accepted: [
      .games("<string name=\"achievement_quest_done\">CgkI4dqnzIcLEAIQAQ</string>"),
      Example(files: [
        "res/values/strings.xml": "<resources><string name=\"quest_title\">Quests</string></resources>"
      ]),
    ])

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    for resource in games.resources where resource.kind == .quest {
      let name = resource.string.name
      report.flag(
        Self.ended, at: name.location, "\"\(name.value)\" is a quest, and quests have ended",
        found: name.value,
        help: "remove it and the code that uses it")
    }
  }
}
