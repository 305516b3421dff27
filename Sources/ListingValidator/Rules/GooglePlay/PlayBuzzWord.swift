struct PlayBuzzWord: Rule {
  static let word = RuleCase("word", .note, "the short description praises the app or calls to action")

  static let info = RuleInfo(
    "play-buzz-word", "advertising in the short description", area: .description, scope: .googlePlay,
    rationale: """
      Words such as best or free and calls such as download now in a short description do not keep an app out of Google \
      Play, but from being recommended, as articles on the policy of 2021 say.
      """,
    cases: [word], sources: [.googlePlay("title-words", .thirdParty)],
    flagged: [FlaggedExample(word, .play(["short_description.txt": "The ⟦best⟧ way to plan"]))],
    accepted: [
      .play(["short_description.txt": "Plans meetings", "full_description.txt": "Free and open source"])
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.short,
      let first = PhraseSearch(context.profile.words("buzz-words")).matches(in: text.string).first
    else { return }
    let found = String(text.string.slice(first))
    report.flag(
      Self.word, at: text.location(of: first), "\"\(found)\" in the short description", found: found,
      help: "say what the app does", locale: description.locale, field: .shortDescription, cause: found)
  }
}
