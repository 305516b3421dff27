struct PrivacyQuestionnaireMissing: Rule {
  static let missing = RuleCase("missing", .warning, "the questionnaire is not filled in, as far as is said")

  static let info = RuleInfo(
    "privacy-questionnaire-missing", "privacy questionnaire not answered", area: .contentRating,
    rationale: """
      The console asks whether an app collects user data or passes it on; yes opens a questionnaire, no is all that \
      is needed. New apps and updates have needed an answer since the second quarter of 2024, or of 2025: the page \
      and a reader of it differ. One developer reports that processing took five to seven days.
      """,
    cases: [missing],
    sources: [.amazon("privacy-labels-form", .official), .amazon("fire-notes", .thirdPartyChecked)],
    flagged: [
      FlaggedExample(missing, Example("⟦<content-rating>⟧<violence answer=\"none\"/></content-rating>")),
      FlaggedExample(
        missing, Example("<content-rating>⟦<privacy collects-data=\"yes\"/>⟧</content-rating>")),
      FlaggedExample(
        missing,
        Example("<content-rating>⟦<privacy collects-data=\"yes\" questionnaire=\"no\"/>⟧</content-rating>")),
      FlaggedExample(
        missing,
        Example("<content-rating>⟦<privacy collects-data=\"no\" shares-data=\"yes\"/>⟧</content-rating>")),
    ],
    accepted: [
      Example("<content-rating><privacy collects-data=\"yes\" questionnaire=\"yes\"/></content-rating>"),
      Example("<content-rating><privacy questionnaire=\"yes\"/></content-rating>"),
      Example("<content-rating><privacy collects-data=\"no\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .privacyQuestionnaire), rating.privacy?.questionnaire?.value != "yes"
    else { return }
    let isNothingToSay = rating.privacy?.collectsData?.value == "no" && !rating.sharesData
    guard !isNothingToSay else { return }
    report.flag(
      Self.missing, at: rating.privacy?.location ?? rating.location,
      "the privacy questionnaire is not answered",
      help: "fill it in in the console, then \(help)", field: .privacyQuestionnaire)
  }
}
