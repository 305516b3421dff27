struct MarkdownInText: Rule {
  static let metadata = RuleCase(
    "in-a-description", .warning, "a title, description or bullet holds Markdown")
  static let releaseNotes = RuleCase("in-release-notes", .note, "the release notes hold Markdown")

  static let info = RuleInfo(
    "markdown-in-text", "Markdown in a text that should be plain", area: .description,
    rationale: """
      The descriptions are plain text, so customers would see the marks. Only headings, bold, links and fences are \
      looked for: lists with hyphens or asterisks read well as they are. Release notes made from a repository's change \
      log often hold Markdown; nothing is known about them at Amazon, so that is a note.
      """,
    cases: [metadata, releaseNotes],
    sources: .amazonPolicy("no-html") + [
      Source("https://github.com/anonfaded/FadCam/issues/228", .thirdParty)
    ],
    flagged: [
      FlaggedExample(metadata, .description("<long>Plan.\n⟦##⟧ Features\n**Fast** and simple.</long>")),
      FlaggedExample(metadata, .description("<short>Plan ⟦**all**⟧ meetings.</short>")),
      FlaggedExample(metadata, .description("<bullet>See ⟦[our page](https://example.com)⟧</bullet>")),
      FlaggedExample(metadata, .description("<long>Run:\n⟦```⟧\nplan\n```</long>")),
      FlaggedExample(releaseNotes, .description("<release-notes>⟦##⟧ Added\n* Calendars</release-notes>")),
    ],
    accepted: [
      .description(
        "<long>* Calendars\n- Lists\n*** New ***\n** really **\n# of players\n#1 planner\n2 ** 3</long>"),
      .description("<long>Use [brackets] (and more), a*b, `quotes`, ******Stars******</long>"),
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    let marks = MarkdownScan(text.string).marks
    guard let first = marks.first else { return }
    let rest = marks.count == 1 ? "" : " and \(marks.count - 1) more"
    report.flag(
      text.isMetadata ? Self.metadata : Self.releaseNotes, in: text, at: first,
      "marks of Markdown in the \(text.field.label): \(text.quoted(first))\(rest)", allowed: "plain text",
      help: text.help("write plain text", in: context))
  }
}
