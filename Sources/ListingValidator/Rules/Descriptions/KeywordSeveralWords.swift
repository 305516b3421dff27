struct KeywordSeveralWords: Rule {
  static let console = RuleCase("console", .warning, "the console splits a keyword at the space")
  static let api = RuleCase("api", .warning, "the API is reported to refuse a keyword of several words")
  static let comma = RuleCase("comma", .warning, "one item of the API's list holds a comma")

  static let info = RuleInfo(
    "keyword-several-words", "keyword of several words", area: .description,
    rationale: """
      The console's own hint says that a comma or white space separates keywords, so a phrase becomes several. Through \
      the API each item of the list is one word; one developer reports the answer 400 SINGLE_WORD for a phrase. \
      Phrases are in use all the same, so this is a warning on both routes.
      """,
    cases: [console, api, comma], sources: .amazonLimit(.keywordWords),
    flagged: [
      FlaggedExample(console, .description("<keywords>solitaire, ⟦card game⟧</keywords>")),
      FlaggedExample(
        api, .description("<keywords>solitaire, ⟦card game⟧</keywords>", options: ["--route", "api"])),
      FlaggedExample(
        comma, .description("<keyword>⟦card,game⟧</keyword>", options: ["--route", "api"])),
    ],
    accepted: [
      .description("<keywords>card, game, solitaire</keywords>"),
      .description("<keywords>card-game, トランプ</keywords>", options: ["--route", "api"]),
      .description("<keyword>card,game</keyword>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let limit = context.limit(.keywordWords), let maximum = limit.max else { return }
    for keyword in description.keywords ?? [] {
      let words = keyword.string.split(whereSeparator: \.isWhitespace).count
      let quoted = "\"\(keyword.string)\""
      func flag(_ ruleCase: RuleCase, _ message: String, help: String) {
        report.flag(
          ruleCase, at: keyword.location, message, found: keyword.string, allowed: "one word", help: help,
          locale: description.locale, field: .keywords, severity: limit.severity, sources: limit.sources)
      }
      if words > maximum {
        if context.submission.route.usesAPI {
          flag(
            Self.api,
            "keyword \(quoted) has \(words) words, which the API is reported to refuse (400 SINGLE_WORD)",
            help: "send single words")
        } else {
          flag(
            Self.console, "keyword \(quoted) is split at the space",
            help: "write single words, or join the phrase with a hyphen")
        }
      } else if context.submission.route.usesAPI, keyword.string.utf8.contains(UInt8(ascii: ",")) {
        flag(Self.comma, "keyword \(quoted) has a comma in it", help: "write an item for each word")
      }
    }
  }
}
