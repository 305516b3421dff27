struct GamesPackageNameEmpty: Rule {
  static let empty = RuleCase("empty", .warning, "package_name is there and empty")

  static let info = RuleInfo(
    "games-package-name-empty", "export of a game that no app is linked to", area: .gamesServices,
    rationale: """
      The console leaves package_name empty as long as no app is linked to the game; sign-in then fails for every \
      player. Older exports have no package_name at all, which says nothing.
      """,
    cases: [empty], sources: .gamesIDForm,
    flagged: [FlaggedExample(empty, .games("", package: "").marked)],
    accepted: [.games("")])

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    guard let string = games.packageName, let text = string.text, text.isEmpty else { return }
    report.flag(
      Self.empty, at: string.entry.location, "package_name is empty: no app is linked to the game",
      help: "link the app in the games console, and save the export once more")
  }
}

extension Example {
  /// The example with the empty package name marked.
  fileprivate var marked: Example {
    let tag = "<string name=\"package_name\" translatable=\"false\">"
    return Example(files: files.mapValues { $0.replacing(tag, with: "⟦\(tag)⟧") })
  }
}
