struct KeywordsMissing: Rule {
  static let missing = RuleCase("missing", .note, "a listing for the API has no list of keywords")

  static let info = RuleInfo(
    "keywords-missing", "no list of keywords for the API", area: .description,
    rationale: """
      Keywords are optional in the console. Through the API the list must be in the request, even when it is empty: \
      without it the answer is 400 required_data_absent, as one developer reports.
      """,
    cases: [missing], sources: [.amazon("api-note", .liveAnswer)],
    flagged: [
      FlaggedExample(
        missing,
        Example(
          "⟦<description locale=\"en-US\">⟧<short>Plan.</short></description>", options: ["--route", "api"]))
    ],
    accepted: [
      .description("<keywords/>", options: ["--route", "api"]),
      .description("<short>Plan.</short>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard context.submission.route.usesAPI, description.keywords == nil,
      !description.unreadable.contains(.keywords), context.listing.places[.keywords] != nil
    else { return }
    report.flag(
      Self.missing, at: description.location, "no keywords: the API wants the list even when it is empty",
      help: context.advice(for: .keywords, locale: description.locale), locale: description.locale,
      field: .keywords)
  }
}
