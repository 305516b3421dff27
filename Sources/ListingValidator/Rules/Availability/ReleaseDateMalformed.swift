struct ReleaseDateMalformed: Rule {
  static let malformed = RuleCase("not-a-date", .error, "the value is no date that the calendar has")
  static let withoutZone = RuleCase("without-zone", .warning, "the date does not say in which time zone")

  static let info = RuleInfo(
    "release-date-malformed", "publish date that is no date, or has no time zone", area: .availability,
    rationale: """
      The console takes a date, a time and a zone, and the submission API a date-time beside a zone. Without a zone \
      the app may become public up to a day early or late. An app with no publish date goes public as soon as it is \
      approved; while it waits in that state only the date can be changed. AppDF has no zones, and is not blamed for it.
      """,
    cases: [malformed, withoutZone],
    sources: [
      .amazon("forum-publish-date", .official), .amazon("client-ruby", .publicCode),
      .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(malformed, Example("<availability release=\"⟦24.12.2031⟧\"/>")),
      FlaggedExample(malformed, Example("<availability release=\"⟦2031-02-29T09:00:00Z⟧\"/>")),
      FlaggedExample(malformed, Example("<availability release=\"⟦2031-12-24T25:00:00Z⟧\"/>")),
      FlaggedExample(withoutZone, Example("<availability release=\"⟦2031-12-24T09:00:00⟧\"/>")),
      FlaggedExample(withoutZone, Example("<availability release=\"⟦2031-12-24⟧\"/>")),
    ],
    accepted: [
      Example("<availability release=\"2027-03-01T09:00:00[Europe/Berlin]\"/>"),
      Example("<availability release=\"2031-12-24T09:00:00+01:00\"/>"),
      Example("<availability release=\"2032-02-29 09:00Z\"/>"), Example("<availability release=\"\"/>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let release = availability.release?.filled else { return }
    guard let date = ReleaseDate(release.trimmed) else {
      report.flag(
        Self.malformed, at: release.location,
        "the publish date \"\(release.trimmed)\" is no date of the form YYYY-MM-DDThh:mm:ss and a zone",
        found: release.value, allowed: "YYYY-MM-DDThh:mm:ss+hh:mm",
        help: "write it such as 2027-03-01T09:00:00+01:00", field: .publishingDate)
      return
    }
    guard !date.hasZone, context.listing.layout != .appdf else { return }
    report.flag(
      Self.withoutZone, at: release.location, "the publish date \"\(release.trimmed)\" has no time zone",
      found: release.value, allowed: "YYYY-MM-DDThh:mm:ss+hh:mm",
      help: "add the time and the zone, such as T09:00:00+01:00", field: .publishingDate)
  }
}
