struct PlayKeywordChain: Rule {
  static let chain = RuleCase("chain", .warning, "the short description is a chain of words")

  static let info = RuleInfo(
    "play-keyword-chain", "short description that is a chain of keywords", area: .description,
    scope: .googlePlay,
    rationale: """
      Google's policies forbid badly formatted and irrelevant metadata. Two projects had an app taken down or were \
      warned because of "improper formatting", after a short description made of words between commas and slashes. \
      How many are too many is not said: six in a row without a sentence are pointed out.
      """,
    cases: [chain],
    sources: [
      .googlePlay("metadata", .vendor), .googlePlay("gpslogger-786", .thirdParty),
      .googlePlay("syncthing-774", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        chain, .play(["short_description.txt": "⟦Calendar, meetings, tasks/todo, planner, agenda, alarm⟧"]))
    ],
    accepted: [
      .play(["short_description.txt": "Plans meetings, tasks and days for teams, clubs, families."]),
      .play(["short_description.txt": "Supports CalDAV, WebDAV, HTTP, FTP, SFTP and many more"]),
    ])

  /// The fewest items that make a chain.
  private static let items = 6

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.short else { return }
    let items = text.string.split { ",/、，|".contains($0) }
    // In a sentence some item has several words.
    guard items.count >= Self.items, items.allSatisfy({ $0.split(separator: " ").count <= 2 }) else { return }
    report.flag(
      Self.chain, at: text.location, "the short description is a chain of \(items.count) words",
      help: "write a sentence", locale: description.locale, field: .shortDescription)
  }
}
