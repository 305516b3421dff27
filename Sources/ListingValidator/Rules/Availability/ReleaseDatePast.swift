struct ReleaseDatePast: Rule {
  static let past = RuleCase("past", .note, "the publish date is over")

  static let info = RuleInfo(
    "release-date-past", "publish date in the past", area: .availability,
    rationale: """
      A publish date holds an approved app back until then; one that is over does nothing. Staff of the store say \
      that an app shows up a few hours after the date.
      """,
    cases: [past], sources: [.amazon("forum-publish-date", .official)],
    flagged: [
      FlaggedExample(past, Example("<availability release=\"⟦2026-11-29T09:00:00Z⟧\"/>")),
      FlaggedExample(past, Example("<availability release=\"⟦2026-11-30T01:00:00+02:00⟧\"/>")),
    ],
    accepted: [
      Example("<availability release=\"2026-11-30T09:00:00Z\"/>"),
      Example("<availability release=\"2026-11-29T23:00:00-08:00\"/>"),
      Example("<availability release=\"2026-11-29\"/>"), Example("<availability release=\"29.11.2026\"/>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let release = availability.release?.filled, let date = ReleaseDate(release.trimmed),
      date.latestDay < context.today
    else { return }
    report.flag(
      Self.past, at: release.location, "the publish date \"\(release.trimmed)\" is in the past",
      found: release.value, help: "remove it to publish as soon as the app is approved",
      field: .publishingDate)
  }
}
