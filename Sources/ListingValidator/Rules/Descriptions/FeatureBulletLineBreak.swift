struct FeatureBulletLineBreak: Rule {
  static let lineBreak = RuleCase("line-break", .warning, "a bullet goes over two lines or more")

  static let info = RuleInfo(
    "feature-bullet-line-break", "line break in a feature bullet", area: .description,
    rationale: """
      The console has one field for all feature bullets and takes each line of it for one bullet, so that a line \
      break makes two bullets out of one.
      """,
    cases: [lineBreak], sources: .amazonLimit(.featureBullets),
    flagged: [
      FlaggedExample(lineBreak, .description("<bullet>Finds a time⟦\n⟧that suits\nall</bullet>")),
      FlaggedExample(lineBreak, .description("<bullet>\n  Finds a time⟦\n⟧  that suits all\n</bullet>")),
    ],
    accepted: [.description("<bullet>\n  Finds a time that suits all\n</bullet>")])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    for bullet in description.bullets ?? [] {
      guard let index = bullet.string.utf8.firstIndex(of: UInt8(ascii: "\n")) else { continue }
      let offset = bullet.string.utf8.distance(from: bullet.string.startIndex, to: index)
      report.flag(
        Self.lineBreak, at: bullet.location(of: offset..<offset + 1),
        "line break in a feature bullet, which the console takes for two bullets",
        help: "write the bullet on one line", locale: description.locale, field: .featureBullets)
    }
  }
}
