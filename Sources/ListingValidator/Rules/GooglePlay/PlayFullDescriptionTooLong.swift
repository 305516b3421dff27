struct PlayFullDescriptionTooLong: Rule {
  static let everyUnit = RuleCase(
    "over-in-every-unit", .error, "the full description is too long however characters are counted")
  static let someUnit = RuleCase(
    "over-in-some-unit", .warning, "the full description is too long in code points or UTF-16 units only")

  static let info = RuleInfo(
    "play-full-description-too-long", "full description longer than Google Play takes", area: .description,
    scope: .googlePlay,
    rationale: """
      Google Play takes 4,000 characters for the full description. Which unit it counts is not documented.
      """,
    cases: [everyUnit, someUnit], sources: .googlePlayLimit(.longDescription),
    flagged: [
      FlaggedExample(everyUnit, .play(["full_description.txt": "\(full)⟦over⟧\n"])),
      FlaggedExample(
        someUnit,
        .play([
          "full_description.txt":
            "\(String(repeating: "नि", count: 2000))⟦\(String(repeating: "नि", count: 2000))⟧"
        ])),
    ],
    accepted: [
      .play(["full_description.txt": "\(full)\n\n"]),
      .description("<long>\(full)longer</long>"),
    ])

  private static let full = String(repeating: "w", count: 4000)

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.long else { return }
    report.flagLength(
      of: text, limit: context.limit(.longDescription), every: Self.everyUnit, some: Self.someUnit,
      field: .fullDescription,
      locale: description.locale)
  }
}
