struct AllCapsText: Rule {
  static let title = RuleCase("title", .warning, "a title of several words is in capitals for the most part")
  static let sentence = RuleCase(
    "sentence", .warning, "a sentence or line of a description or bullet is in capitals for the most part")

  static let info = RuleInfo(
    "all-caps-text", "text in capitals", area: .description,
    rationale: """
      Amazon's metadata policy asks to avoid capitals throughout. Names, acronyms and headings of up to three words are \
      left alone: how much is too much is not documented.
      """,
    cases: [title, sentence], sources: .amazonPolicy("no-capitals"),
    flagged: [
      FlaggedExample(title, .description("<display-title>⟦MEETING PLANNER PRO⟧</display-title>")),
      FlaggedExample(title, Example("<general><app-title>⟦THE BEST PLANNER⟧</app-title></general>")),
      FlaggedExample(
        sentence,
        .description(
          "<long>Plan. ⟦EVERYBODY SHOULD HAVE A PLAN⟧! Have one.\nIT'S JUST THAT EASY TODAY</long>")),
      FlaggedExample(
        sentence, .description("<bullet>⟦ВСТРЕЧИ КОТОРЫЕ ВСЕГДА УДОБНЫ⟧</bullet>", locale: "en-US")),
    ],
    accepted: [
      .description("<display-title>VLC</display-title><long>KEY FEATURES\nWORKS OFFLINE:\nPlan.</long>"),
      .description("<display-title>NASA TV</display-title><short>HTTP, FTPS, SFTP, WEBDAV, CALDAV</short>"),
      .description("<display-title>OPENHAB for Android</display-title><long>予定を立てる AND 会議</long>"),
      .description("<release-notes>PLEASE UPDATE YOUR PLANNER TODAY</release-notes>"),
    ], takesAllowedWords: true)

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isMetadata else { return }
    let shouted = CapitalsScan(
      context.allowedRanges(in: text.string, by: Self.info).masked(text.string), isTitle: text.isTitle
    ).sentences
    guard let first = shouted.first else { return }
    let rest = shouted.count == 1 ? "" : " and \(shouted.count - 1) more"
    report.flag(
      text.isTitle ? Self.title : Self.sentence, in: text, at: first,
      "capitals throughout in the \(text.field.label): \(text.quoted(first))\(rest)",
      help: text.help("use capitals for the first letters, names and acronyms only", in: context))
  }
}
