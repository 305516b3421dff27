struct ReleaseNotesMissing: Rule {
  static let api = RuleCase("update-by-api", .error, "an update through the API has no release notes")
  static let console = RuleCase(
    "update-by-console", .warning, "an update in the console has no release notes")
  static let plugin = RuleCase(
    "update-by-plugin", .warning,
    "an update by an upload plugin has no release notes, so that it sends a dash")
  static let oneLocale = RuleCase(
    "in-one-locale", .warning, "an update has release notes, but not in this locale")

  static let info = RuleInfo(
    "release-notes-missing", "update without release notes", area: .description,
    rationale: """
      The API refuses an update whose release notes are empty, and the console shows it as incomplete. Upload plugins \
      send a dash in their place, which customers see. Notes are asked for in every language of the listing. Only \
      updates are judged: say previous-version-code.
      """,
    cases: [api, console, plugin, oneLocale],
    sources: [
      .amazon("client-python", .liveAnswer), .amazon("gradle-publisher-6", .liveAnswer),
      .amazon("fastlane-amazon", .publicCode),
    ] + .amazonPolicy("release-notes-in-every-locale"),
    flagged: [
      FlaggedExample(api, Example(update, options: ["--route", "api"])),
      FlaggedExample(
        api,
        Example(
          "\(submission)<description><release-notes>⟦ ⟧</release-notes></description>",
          options: ["--route", "api"])),
      FlaggedExample(console, Example(update)),
      FlaggedExample(plugin, Example(update, options: ["--route", "fastlane"])),
      FlaggedExample(
        oneLocale,
        Example(
          """
          \(submission)
          <description locale="en-US"><release-notes>Opens faster.</release-notes></description>
          ⟦<description locale="de-DE">⟧</description>
          """, options: ["--route", "api"])),
    ],
    accepted: [
      Example("<description locale=\"en-US\"/>"),
      Example("\(submission)<description><release-notes>Opens faster.</release-notes></description>"),
      Example("\(submission)<description><release-notes>-</release-notes></description>"),
    ])

  private static let submission = "<submission previous-version-code=\"41\"/>"
  private static let update = "\(submission)⟦<description locale=\"en-US\">⟧</description>"

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard context.submission.isUpdate, description.lacksReleaseNotes,
      let help = context.advice(for: .recentChanges, locale: description.locale)
    else { return }
    let location = description.releaseNotes?.location ?? description.location
    func flag(_ ruleCase: RuleCase, _ message: String) {
      report.flag(
        ruleCase, at: location, message, help: help, locale: description.locale, field: .recentChanges)
    }
    if context.descriptions.contains(where: { !$0.lacksReleaseNotes }) {
      flag(Self.oneLocale, "no release notes in this language, though others have them")
      return
    }
    switch context.submission.route {
    case .api: flag(Self.api, "no release notes for the update, which the API refuses")
    case .console: flag(Self.console, "no release notes for the update")
    case .plugin:
      flag(Self.plugin, "no release notes for the update: upload plugins send \"-\" in their place")
    }
  }
}

extension Description {
  /// True where there are no notes, or blank ones; notes that cannot be read are there.
  fileprivate var lacksReleaseNotes: Bool {
    (releaseNotes?.isEmpty ?? true) && !unreadable.contains(.recentChanges)
  }
}
