struct AudienceContradiction: Rule {
  static let gambling = RuleCase("gambling", .warning, "children are in the audience of an app with gambling")
  static let strong = RuleCase(
    "strong-content", .warning,
    "children are in the audience of an app with strong violence, nudity, sex or drugs")

  static let info = RuleInfo(
    "audience-contradiction", "answers of the content rating that contradict the audience",
    area: .contentRating,
    rationale: """
      An app for children under 13 with gambling or strong content is hardly meant, and Amazon names ratings that do \
      not match as a main reason for refusal. No published rule forbids the combination, so it is a warning.
      """,
    cases: [gambling, strong],
    sources: [.amazon("content-rating", .inferred), .amazon("vega-notes", .thirdPartyChecked)],
    flagged: [
      FlaggedExample(
        gambling,
        Example(
          "<content-rating audience=\"0-12 13-15 16-17 18+\"><gambling answer=\"⟦yes⟧\"/></content-rating>")),
      FlaggedExample(
        strong,
        Example(
          """
          <content-rating child-directed="yes"><violence answer="⟦strong⟧"/><sex answer="mild"/></content-rating>
          """)),
    ],
    accepted: [
      Example("<content-rating audience=\"13-15 18+\"><gambling answer=\"yes\"/></content-rating>"),
      Example("<content-rating audience=\"0-12\"><gambling answer=\"none\"/></content-rating>"),
      Example("<content-rating audience=\"0-12\"><violence answer=\"mild\"/></content-rating>"),
      Example("<content-rating audience=\"0-12\"><cartoon-violence answer=\"strong\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let children = rating.children(in: context.profile) else { return }
    let audience =
      children.value == "yes" ? "the app is directed to children" : "the audience has \(children.value)"
    func flag(_ ruleCase: RuleCase, _ subject: String, _ answer: String) {
      guard let answer = rating.answer(answer, to: subject) else { return }
      let title = context.profile.questions.first { $0.subject == subject }?.title ?? subject
      report.flag(
        ruleCase, at: answer.location, "\"\(title)\" is answered \"\(answer.value)\", and \(audience)",
        found: answer.value, help: "correct the answer, or leave children out of the audience",
        field: .audience)
    }
    flag(Self.gambling, "gambling", "yes")
    for subject in ["violence", "nudity", "sex", "drugs"] { flag(Self.strong, subject, "strong") }
  }
}
