struct PlayShortDescriptionTooLong: Rule {
  static let everyUnit = RuleCase(
    "over-in-every-unit", .error, "the short description is too long however characters are counted")
  static let someUnit = RuleCase(
    "over-in-some-unit", .warning, "the short description is too long in code points or UTF-16 units only")

  static let info = RuleInfo(
    "play-short-description-too-long", "short description longer than Google Play takes", area: .description,
    scope: .googlePlay,
    rationale: """
      Google Play takes 80 characters for the short description, and its API refuses more. Which unit it counts is not \
      documented.
      """,
    cases: [everyUnit, someUnit], sources: .googlePlayLimit(.shortDescription),
    flagged: [
      FlaggedExample(everyUnit, .play(["short_description.txt": "\(full)⟦over⟧\n"])),
      FlaggedExample(
        someUnit,
        .play([
          "short_description.txt":
            "\(String(repeating: "नि", count: 40))⟦\(String(repeating: "नि", count: 40))⟧"
        ])),
    ],
    accepted: [
      .play(["short_description.txt": "\(full)\n\n"]),
      .description("<short>\(full)longer</short>"),
    ])

  private static let full = String(repeating: "w", count: 80)

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.short else { return }
    report.flagLength(
      of: text, limit: context.limit(.shortDescription), every: Self.everyUnit, some: Self.someUnit,
      field: .shortDescription,
      locale: description.locale)
  }
}
