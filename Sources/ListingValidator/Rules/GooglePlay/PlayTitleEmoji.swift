struct PlayTitleEmoji: Rule {
  static let found = RuleCase("found", .warning, "the name of the app holds emoji")

  static let info = RuleInfo(
    "play-title-emoji", "emoji in the name of an app", area: .description, scope: .googlePlay,
    rationale:
      "Google's metadata policy allows no emoji, emoticons or repeated special characters in names and icons.",
    cases: [found], sources: [.googlePlay("metadata", .vendor)],
    flagged: [FlaggedExample(found, .play(["title.txt": "Planner ⟦📅⟧"]))],
    accepted: [.play(["title.txt": "Planner ✓", "full_description.txt": "Plan 📅"])])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let title = description.title, let first = title.string.emojiRanges().first else { return }
    report.flag(
      Self.found, at: title.location(of: first), "emoji in the name: \"\(title.string[first])\"",
      found: String(title.string[first]), help: "leave it out", locale: description.locale, field: .title)
  }
}
