struct PlayTitlePromotion: Rule {
  static let words = RuleCase("words", .warning, "the name of the app praises or advertises it")

  static let info = RuleInfo(
    "play-title-promotion", "advertising in the name of an app", area: .description, scope: .googlePlay,
    rationale: """
      Google's metadata policy allows nothing on rank, price or promotion in a name, and no word on Google's own \
      programmes. Articles on the policy give #1, best, free, sale, no ads and download now as examples. Whole words \
      count, whatever they mean in the name.
      """,
    cases: [words], sources: [.googlePlay("metadata", .vendor), .googlePlay("title-words", .thirdParty)],
    flagged: [
      FlaggedExample(words, .play(["title.txt": "Planner - ⟦Free⟧ & Simple"])),
      FlaggedExample(words, .play(["title.txt": "⟦#1⟧ Planner"])),
      FlaggedExample(words, .play(["title.txt": "Planner, ⟦$1.99⟧"])),
    ],
    accepted: [.play(["title.txt": "Freedom Planner", "full_description.txt": "The best, free."])])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let title = description.title else { return }
    let phrases = PhraseSearch(context.profile.words("title-promotion")).matches(in: title.string)
    let amounts = CurrencyAmount.all(in: title.string, codes: []).map(\.range)
    guard let first = (phrases + amounts).min(by: { $0.lowerBound < $1.lowerBound }) else { return }
    let found = String(title.string.slice(first))
    report.flag(
      Self.words, at: title.location(of: first), "\"\(found)\" in the name", found: found,
      help: "leave it out, unless it is part of the brand", locale: description.locale, field: .title)
  }
}
