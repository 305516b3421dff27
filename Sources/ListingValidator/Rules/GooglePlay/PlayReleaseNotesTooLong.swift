struct PlayReleaseNotesTooLong: Rule {
  static let everyUnit = RuleCase(
    "over-in-every-unit", .error, "the text is too long however characters are counted")
  static let someUnit = RuleCase(
    "over-in-some-unit", .warning, "the text is too long in code points or UTF-16 units only")

  static let info = RuleInfo(
    "play-release-notes-too-long", "release notes longer than Google Play takes", area: .description,
    scope: .googlePlay,
    rationale: """
      Google Play takes 500 characters of release notes in each language; its API answers with the length it found and \
      the maximum.
      """,
    cases: [everyUnit, someUnit], sources: .googlePlayLimit(.releaseNotes),
    flagged: [
      FlaggedExample(everyUnit, .play(["changelogs/default.txt": "\(full)⟦over⟧\n"])),
      FlaggedExample(
        someUnit,
        .play([
          "changelogs/default.txt":
            "\(String(repeating: "नि", count: 250))⟦\(String(repeating: "नि", count: 250))⟧"
        ])),
    ],
    accepted: [
      .play(["changelogs/default.txt": "\(full)\n\n"]),
      .description("<release-notes>\(full)longer</release-notes>"),
    ])

  private static let full = String(repeating: "w", count: 500)

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.releaseNotes else { return }
    report.flagLength(
      of: text, limit: context.limit(.releaseNotes), every: Self.everyUnit, some: Self.someUnit,
      field: .recentChanges,
      locale: description.locale)
  }
}
