struct ReleaseNotesPlaceholder: Rule {
  static let dash = RuleCase("dash", .note, "the release notes are a single dash")

  static let info = RuleInfo(
    "release-notes-placeholder", "release notes that are only a dash", area: .description,
    rationale: """
      Upload plugins send a dash where there are no release notes, because the API insists on some. The store takes \
      it, but customers read it.
      """,
    cases: [dash], sources: [.amazon("fastlane-amazon", .publicCode)],
    flagged: [FlaggedExample(dash, .description("<release-notes>⟦-⟧</release-notes>"))],
    accepted: [
      .description("<release-notes>- Opens faster</release-notes>"),
      .description("<release-notes/>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let notes = description.releaseNotes, notes.isDash else { return }
    report.flag(
      Self.dash, at: notes.location, "the release notes are only \"-\"", found: "-",
      help: "say what is new in this version", locale: description.locale, field: .recentChanges)
  }
}

extension Text {
  /// True for what upload plugins send in place of release notes.
  var isDash: Bool { string == "-" }
}
