struct RatingQuestionUnanswered: Rule {
  static let unanswered = RuleCase("unanswered", .warning, "questions of the content rating have no answer")

  static let info = RuleInfo(
    "rating-question-unanswered", "question of the content rating without an answer", area: .contentRating,
    rationale: """
      The console asks every question before an app can be submitted, and Amazon counts a rating that does not match \
      the content among its main reasons for refusal. The wording of the answers is not published, so none is judged, \
      and the resulting label is not predicted. A rating can later change only together with a new binary.
      """,
    cases: [unanswered],
    sources: [.amazon("content-rating", .official), .amazon("vega-notes", .thirdPartyChecked)],
    flagged: [
      FlaggedExample(
        unanswered, Example("⟦<content-rating>⟧<violence answer=\"none\"/><drugs/></content-rating>")),
      FlaggedExample(
        unanswered, Example("⟦<content-rating>⟧\(answers(but: "academic"))</content-rating>")),
    ],
    accepted: [Example("<content-rating>\(answers())</content-rating>")])

  private static func answers(but left: String? = nil) -> String {
    StoreProfile.amazonAppstore.questions.filter { !$0.isOther && $0.subject != left }
      .map { "<\($0.subject) answer=\"no\"/>" }.joined()
  }

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .contentRating) else { return }
    let console = context.submission.console
    let asked = context.profile.questions.filter { !$0.isOther && $0.isAsked(by: console) }
    let unanswered = asked.filter { rating.answers[$0.subject] == nil }
    guard let first = unanswered.first else { return }
    let names = unanswered.map { "\"\($0.title)\"" }.joined(separator: ", ")
    report.flag(
      Self.unanswered, at: rating.location,
      unanswered.count == asked.count
        ? "none of the \(asked.count) questions of the content rating is answered" : "no answer to \(names)",
      allowed: names,
      help: unanswered.count == asked.count
        ? "\(help), with an answer to each question"
        : "add <\(first.subject) answer=\"…\"/>" + (unanswered.count > 1 ? " and so on" : ""),
      field: .contentRating)
  }
}
