struct FeatureBulletsTooMany: Rule {
  static let over = RuleCase("over", .error, "there are more bullets than the console has room for")

  static let info = RuleInfo(
    "feature-bullets-too-many", "more feature bullets than the store takes", area: .description,
    rationale: """
      The console takes three to five feature bullets, as six developers write independently, some of them after \
      reading the page. One draft holds eight, and nothing is known about what became of it.
      """,
    cases: [over], sources: .amazonLimit(.featureBullets),
    flagged: [
      FlaggedExample(
        over, .description("\(five)<bullet>⟦Sixth⟧</bullet><bullet>Seventh</bullet><bullet>Eighth</bullet>"))
    ],
    accepted: [.description(five), .description("\(five)<bullet/>")])

  private static let five = (1...5).map { "<bullet>Feature \($0)</bullet>" }.joined()

  func check(_ description: Description, in context: Context, into report: inout Report) {
    let bullets = (description.bullets ?? []).filter { !$0.isEmpty }
    guard let limit = context.limit(.featureBullets), let maximum = limit.max, bullets.count > maximum else {
      return
    }
    report.flag(
      Self.over, at: bullets[maximum].location,
      "\(bullets.count) feature bullets, \(bullets.count - maximum) more than the \(maximum) allowed",
      found: "\(bullets.count)", allowed: "at most \(maximum)",
      help: "keep the \(maximum) that matter most", locale: description.locale, field: .featureBullets,
      severity: limit.severity, sources: limit.sources)
  }
}
