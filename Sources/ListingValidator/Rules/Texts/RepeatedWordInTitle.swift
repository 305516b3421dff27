struct RepeatedWordInTitle: Rule {
  static let repeated = RuleCase("repeated", .warning, "a word stands twice in a title")

  static let info = RuleInfo(
    "repeated-word-in-title", "word repeated in a title", area: .description,
    rationale: """
      Amazon's metadata policy asks to avoid repetitive words, and a title was refused for them in October 2026. From \
      how many on is not known. Articles and the like may repeat; in languages for which there is no list of them, only \
      words of four letters and more count.
      """,
    cases: [repeated], sources: .amazonPolicy("no-repeated-words"),
    flagged: [
      FlaggedExample(
        repeated,
        .description("<display-title>Planner: meeting ⟦planner⟧ and planner for teams</display-title>")),
      FlaggedExample(repeated, Example("<general><app-title>TV App for ⟦TV⟧</app-title></general>")),
    ],
    accepted: [
      .description("<display-title>The Planner for the Team, 2 by 2</display-title>"),
      .description("<display-title>Plánovač na dny, na léta</display-title>", locale: "cs-CZ"),
      .description("<display-title>Planner</display-title><short>Plan, plan, plan.</short>"),
    ], takesAllowedWords: true)

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isTitle, !text.isLinkTarget else { return }
    let stopWords = Set(context.profile.words("stop-words", language: text.language ?? ""))
    let allowed = Set((context.team.allowedWords[Self.info.id] ?? []).map { $0.lowercased() })
    let shortest = stopWords.isEmpty ? 4 : 2
    var counts: [String: Int] = [:]
    var second: Range<Int>?
    for word in text.string.split(whereSeparator: { !($0.isLetter || $0.isNumber) }) {
      let folded = word.lowercased()
      guard word.count >= shortest, word.contains(where: \.isLetter), !stopWords.contains(folded),
        !allowed.contains(folded)
      else { continue }
      counts[folded, default: 0] += 1
      if second == nil, counts[folded] == 2 {
        second = text.string.offsets(of: word.startIndex..<word.endIndex)
      }
    }
    guard let second else { return }
    let repeated = counts.filter { $0.value > 1 }.sorted { $0.key < $1.key }
    let words = repeated.map { "\"\($0.key)\" (\($0.value) times)" }.joined(separator: ", ")
    report.flag(
      Self.repeated, in: text, at: second, "the \(text.field.label) repeats \(words)",
      allowed: "each word once",
      help: "name each thing once")
  }
}
