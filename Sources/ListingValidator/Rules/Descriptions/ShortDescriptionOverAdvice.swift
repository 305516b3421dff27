struct ShortDescriptionOverAdvice: Rule {
  static let letters = RuleCase(
    "alphabetic", .note, "the text fits, but has more characters than is advised")
  static let cjk = RuleCase(
    "cjk", .note, "the Chinese, Japanese or Korean text fits, but has more characters than is advised")

  static let info = RuleInfo(
    "short-description-over-advice", "short description longer than advised", area: .description,
    rationale: """
      Beside the limit in bytes, developers were told to stay below about 1,200 characters, or 400 in Chinese and \
      Japanese. Neither number follows from 2,000 bytes, so how the store counts is not certain: a text between the \
      two is safe by the only limit that several developers confirm.
      """,
    cases: [letters, cjk],
    sources: .amazonLimit(.shortDescriptionAdvice) + .amazonLimit(.shortDescriptionCJKAdvice),
    flagged: [
      FlaggedExample(letters, .description("<short>\(String(repeating: "word ", count: 240))⟦over⟧</short>")),
      FlaggedExample(
        cjk, .description("<short>\(String(repeating: "漢", count: 400))⟦字⟧</short>", locale: "ja-JP")),
    ],
    accepted: [
      .description("<short>\(String(repeating: "word ", count: 240))</short>"),
      .description("<short>\(String(repeating: "漢", count: 400))</short>", locale: "ja-JP"),
      .description("<short>\(String(repeating: "word ", count: 401))</short>"),
      .description(
        "<short>\(String(repeating: "word ", count: 241))</short>", options: ["--console", "gen1"]),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.short, !context.exceeds(.shortDescription, text) else { return }
    let isCJK = text.string.letters.areMostlyCJK
    guard let limit = context.limit(isCJK ? .shortDescriptionCJKAdvice : .shortDescriptionAdvice),
      let maximum = limit.max, let unit = limit.unit,
      let excess = Excess(of: text.string, over: maximum, unit: unit), excess.everyUnit
    else { return }
    report.flag(
      isCJK ? Self.cjk : Self.letters, at: text.location(of: excess.firstOffset..<text.string.utf8.count),
      "short description has \(excess.found) \(excess.unit), more than the \(maximum) advised",
      found: "\(excess.found) \(excess.unit)", allowed: "\(maximum) \(excess.unit) are advised",
      help: "say the rest in the long description", locale: description.locale, field: .shortDescription,
      severity: limit.severity, sources: limit.sources)
  }
}
