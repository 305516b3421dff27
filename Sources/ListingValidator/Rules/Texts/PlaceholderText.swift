struct PlaceholderText: Rule {
  static let text = RuleCase(
    "text", .warning, "a text holds words that stand for words to be written, or is nothing else")
  static let linkTarget = RuleCase(
    "link-target", .warning,
    "a text is the path of another file, as a symbolic link is checked out without links")
  static let mark = RuleCase("mark", .note, "a text holds a mark such as TODO, which it may well mean")

  static let info = RuleInfo(
    "placeholder-text", "placeholder left in a text", area: .description,
    rationale: """
      A store publishes what it gets. Phrases such as the printers' Latin, and marks such as TODO in capitals, mostly \
      mean that a text is not finished. Words of prose are left alone, "placeholder" first of all. Git writes a \
      symbolic link as a small file with the link's target where links are switched off, and so a path becomes a title.
      """,
    cases: [text, linkTarget, mark],
    sources: own + .gitWithoutLinks,
    flagged: [
      FlaggedExample(text, .description("<long>Plan. ⟦Lorem ipsum⟧ dolor sit amet.</long>")),
      FlaggedExample(text, .description("<short>⟦Short description⟧</short>")),
      FlaggedExample(text, .description("<short>⟦TODO⟧: write this</short>")),
      FlaggedExample(text, .description("<release-notes>Video: [⟦TODO⟧]</release-notes>")),
      FlaggedExample(text, .description("<short>⟦dein Text hier⟧</short>", locale: "de-DE")),
      FlaggedExample(
        linkTarget,
        .description(
          "<display-title href=\"t.txt\"/>", files: ["t.txt": "⟦../../play/listings/fr-FR/title.txt⟧\n"])),
      FlaggedExample(mark, .description("<bullet>Lists, ⟦TODO⟧ and more</bullet>")),
    ],
    accepted: [
      .description("<long>A placeholder shows while pictures load. Your todo list.</long>"),
      .description("<keywords>description, title</keywords>"),
      .description("<short>Planes TODO EL DÍA</short>", locale: "es-ES"),
      .description("<display-title>Todo</display-title><short>Mastodon</short>"),
      .description("<long>Edits ../config.txt and more</long>"),
    ], takesAllowedWords: true)

  private static let own: [Source] = [.amazon("own", .inferred)]

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    if text.isLinkTarget {
      let range = 0..<text.string.utf8.count
      return report.flag(
        Self.linkTarget, in: text, at: range,
        "path of a file in place of the \(text.field.label): \(text.quoted(range))",
        help: "copy the text here, or check the repository out with symbolic links", sources: .gitWithoutLinks
      )
    }
    let language = text.language ?? ""
    let allowed = context.allowedRanges(in: text.string, by: Self.info)
    // A word such as "title" is a good keyword.
    if text.field != .keywords, text.string.utf8.count < 60,
      context.profile.lettersOfWords("placeholder-whole", language: language)
        .contains(text.string.lettersOnly), !allowed.contains(0..<text.string.utf8.count)
    {
      return flag(0..<text.string.utf8.count, Self.text, in: text, into: &report)
    }
    let phrases = context.profile.phrases("placeholder", language: language)
    if let range = phrases.matches(in: text.string).first(where: { !allowed.contains($0) }) {
      return flag(range, Self.text, in: text, into: &report)
    }
    let marks = context.profile.phrases("placeholder-marks", ignoringCase: false).matches(
      in: text.string
    ).filter { !allowed.contains($0) }
    guard !marks.isEmpty else { return }
    if let range = marks.first(where: { text.isMarkAlone($0) }) {
      return flag(range, Self.text, in: text, into: &report)
    }
    let words = Set(context.profile.words("not-placeholder-marks", language: language))
    if let range = marks.first(where: { !words.contains(String(text.string.slice($0))) }) {
      flag(range, Self.mark, in: text, into: &report)
    }
  }

  private func flag(
    _ range: Range<Int>, _ ruleCase: RuleCase, in text: ListingText, into report: inout Report
  ) {
    report.flag(
      ruleCase, in: text, at: range, "placeholder in the \(text.field.label): \(text.quoted(range))",
      help: ruleCase == Self.text ? "write the text" : "finish the text, unless the word itself is meant",
      sources: Self.own)
  }
}

extension ListingText {
  /// Whether a mark stands for a text: all by itself, in brackets, or in front of a colon.
  fileprivate func isMarkAlone(_ range: Range<Int>) -> Bool {
    let before = string.slice(0..<range.lowerBound).last
    let after = string.slice(range.upperBound..<string.utf8.count).first
    switch (before, after) {
    case (nil, nil), ("[", "]"), ("(", ")"), ("<", ">"), ("{", "}"): return true
    case (nil, ":"), ("\n", ":"): return language.map { !["es", "pt", "gl"].contains($0) } ?? true
    default: return false
    }
  }
}
