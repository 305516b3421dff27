struct AudienceMissing: Rule {
  static let missing = RuleCase("missing", .warning, "no age group is chosen")

  static let info = RuleInfo(
    "audience-missing", "target audience missing", area: .contentRating,
    rationale: """
      The console asks for the age groups that an app is made for, in any combination. Older forms asked instead \
      whether it is directed to children under 13; there that answer is enough.
      """,
    cases: [missing], sources: [.amazon("content-rating", .official)],
    flagged: [
      FlaggedExample(missing, Example("⟦<content-rating>⟧<violence answer=\"none\"/></content-rating>")),
      FlaggedExample(missing, Example("⟦<content-rating audience=\"\">⟧</content-rating>")),
      FlaggedExample(missing, Example("⟦<content-rating child-directed=\"no\"/>⟧")),
    ],
    accepted: [
      Example("<content-rating audience=\"18+\"/>"),
      Example("<content-rating child-directed=\"no\"/>", options: ["--console", "gen1"]),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .audience), rating.audience?.isEmpty ?? true else { return }
    let isAskedForChildren = context.profile.questions.contains {
      $0.subject == "child-directed" && $0.isAsked(by: context.submission.console)
    }
    guard !isAskedForChildren || rating.answers["child-directed"] == nil else { return }
    report.flag(Self.missing, at: rating.location, "no target audience", help: help, field: .audience)
  }
}
