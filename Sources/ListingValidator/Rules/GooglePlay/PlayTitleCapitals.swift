struct PlayTitleCapitals: Rule {
  static let capitals = RuleCase(
    "capitals", .warning, "a long word of the name is in capitals, and nowhere else so")

  static let info = RuleInfo(
    "play-title-capitals", "word in capitals in the name of an app", area: .description, scope: .googlePlay,
    rationale: """
      Google's metadata policy allows no words in capitals in a name unless they are part of the brand. A word that the \
      description writes in capitals too, that holds a digit, or that is all of the name is taken for a brand or an \
      acronym.
      """,
    cases: [capitals], sources: [.googlePlay("metadata", .vendor)],
    flagged: [
      FlaggedExample(
        capitals, .play(["title.txt": "⟦BRILLIANT⟧ Planner", "full_description.txt": "Plan meetings."]))
    ],
    accepted: [
      .play(["title.txt": "CALDAV Planner", "full_description.txt": "Plan with CALDAV."]),
      .play(["title.txt": "PLANNER", "full_description.txt": "Plan meetings."]),
      .play(["title.txt": "Planner for NASA"]),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let title = description.title, let text = description.long ?? description.short else { return }
    let words = title.string.split { !($0.isLetter || $0.isNumber) }
    guard words.count > 1,
      let word = words.first(where: { $0.count > 4 && $0.allSatisfy(\.isUppercase) }),
      PhraseSearch([String(word)], ignoringCase: false).matches(in: text.string).isEmpty
    else { return }
    report.flag(
      Self.capitals, at: title.location(of: word.startIndex..<word.endIndex),
      "\"\(word)\" in the name is in capitals", found: String(word),
      help: "use a capital for the first letter only, unless it is a brand", locale: description.locale,
      field: .title)
  }
}
