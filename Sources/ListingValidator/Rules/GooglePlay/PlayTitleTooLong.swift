struct PlayTitleTooLong: Rule {
  static let everyUnit = RuleCase(
    "over-in-every-unit", .error, "the name is too long however characters are counted")
  static let someUnit = RuleCase(
    "over-in-some-unit", .warning, "the name is too long in code points or UTF-16 units only")

  static let info = RuleInfo(
    "play-title-too-long", "app name longer than Google Play takes", area: .description, scope: .googlePlay,
    rationale: """
      Google Play takes 30 characters for the name of an app, and its API refuses more: "the title for the app is too \
      long". Which unit it counts is not documented.
      """,
    cases: [everyUnit, someUnit], sources: .googlePlayLimit(.displayTitle),
    flagged: [
      FlaggedExample(everyUnit, .play(["title.txt": "\(full)⟦over⟧\n"])),
      FlaggedExample(
        someUnit,
        .play(["title.txt": "\(String(repeating: "नि", count: 15))⟦\(String(repeating: "नि", count: 15))⟧"])),
    ],
    accepted: [
      .play(["title.txt": "\(full)\n\n"]),
      .description("<display-title>\(full)longer</display-title>"),
    ])

  private static let full = String(repeating: "w", count: 30)

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.title else { return }
    report.flagLength(
      of: text, limit: context.limit(.displayTitle), every: Self.everyUnit, some: Self.someUnit,
      field: .title,
      locale: description.locale)
  }
}
