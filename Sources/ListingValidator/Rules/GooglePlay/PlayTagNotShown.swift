struct PlayTagNotShown: Rule {
  static let tag = RuleCase(
    "tag", .warning, "the full description holds a tag that Google Play does not show")

  static let info = RuleInfo(
    "play-tag-not-shown", "HTML tag that Google Play does not show", area: .description, scope: .googlePlay,
    rationale: """
      Of HTML in a full description Google Play shows bold, italic, underlined and line breaks, as people tried in 2015 \
      and as one project's generator keeps to; links break, and lists are not shown as such. Google's own pages say \
      nothing of it. F-Droid takes more.
      """,
    cases: [tag],
    sources: [.googlePlay("html-experiment", .thirdParty), .googlePlay("kde-languages", .publicCode)],
    flagged: [
      FlaggedExample(
        tag, .play(["full_description.txt": "<b>Plans</b>: ⟦<ul>⟧<li>meetings</li><li>days</li></ul>"]))
    ],
    accepted: [.play(["full_description.txt": "<b>Plans</b> <i>all</i><br>List<T>, 1 < 2"])])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.long else { return }
    let shown = Set(context.profile.words("html-tags"))
    let others = HTMLScan(text.string).tags.filter { !shown.contains($0.name) }
    guard let first = others.first else { return }
    let names = Set(others.map(\.name)).sorted().joined(separator: ", ")
    report.flag(
      Self.tag, at: text.location(of: first.range),
      "the full description has tags that are not shown: \(names)",
      found: names, allowed: shown.sorted().joined(separator: ", "),
      help: "write plain text, or one of \(shown.sorted().joined(separator: ", "))",
      locale: description.locale, field: .fullDescription)
  }
}
