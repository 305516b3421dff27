struct ReleaseNotesTooLong: Rule {
  static let everyUnit = RuleCase(
    "over-in-every-unit", .warning, "the notes are too long however characters are counted")
  static let someUnit = RuleCase(
    "over-in-some-unit", .note, "the notes are too long in code points or UTF-16 units only")

  static let info = RuleInfo(
    "release-notes-too-long", "release notes longer than the form of 2015 took", area: .description,
    rationale: """
      The form of 2015 took 4,000 characters of release notes, and two upload scripts of today keep to that. No \
      official number is known, so more is a risk, not an error. (500 is another store's limit.)
      """,
    cases: [everyUnit, someUnit], sources: .amazonLimit(.releaseNotes),
    flagged: [
      FlaggedExample(
        everyUnit,
        .description("<release-notes>\(String(repeating: "word ", count: 800))⟦over⟧</release-notes>")),
      FlaggedExample(
        someUnit,
        .description("<release-notes>\(String(repeating: "नि", count: 2_000))⟦न⟧</release-notes>")),
    ],
    accepted: [
      .description("<release-notes>\(String(repeating: "word ", count: 800))</release-notes>")
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let notes = description.releaseNotes else { return }
    report.flagLength(
      of: notes, limit: context.limit(.releaseNotes), every: Self.everyUnit, some: Self.someUnit,
      field: .recentChanges, locale: description.locale)
  }
}
