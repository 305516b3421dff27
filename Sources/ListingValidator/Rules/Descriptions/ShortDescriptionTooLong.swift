struct ShortDescriptionTooLong: Rule {
  static let bytes = RuleCase(
    "over-in-bytes", .error, "the text has more bytes in UTF-8 than the present console takes")
  static let everyUnit = RuleCase(
    "over-in-every-unit", .warning, "the text has more characters than the older console took")
  static let someUnit = RuleCase(
    "over-in-some-unit", .note,
    "the text is too long for the older console in code points or UTF-16 units only")

  static let info = RuleInfo(
    "short-description-too-long", "short description over the store's limit", area: .description,
    rationale: """
      The present console takes 2,000 bytes, as six developers found, some of them after reading the page; that is \
      about 1,200 characters of English. The older forms took 1,200 characters. One reference still names the old \
      number for the present form; the reading that accepts more is taken.
      """,
    cases: [bytes, everyUnit, someUnit], sources: .amazonLimit(.shortDescription),
    flagged: [
      FlaggedExample(bytes, .description("<short>\(String(repeating: "word ", count: 400))⟦over⟧</short>")),
      FlaggedExample(bytes, .description("<short>\(String(repeating: "漢", count: 666))⟦字⟧</short>")),
      FlaggedExample(
        everyUnit,
        .description(
          "<short>\(String(repeating: "word ", count: 240))⟦over⟧</short>", options: ["--console", "gen1"])),
      FlaggedExample(
        someUnit,
        .description(
          "<short>\(String(repeating: "नि", count: 600))⟦न⟧</short>", options: ["--console", "gen1b"])),
    ],
    accepted: [
      .description("<short>\(String(repeating: "word ", count: 400))</short>"),
      .description("<short>\(String(repeating: "word ", count: 241))</short>"),
      .description(
        "<short>\(String(repeating: "word ", count: 240))</short>", options: ["--console", "gen1"]),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.short, let limit = context.limit(.shortDescription) else { return }
    let isInBytes = limit.unit == .utf8Bytes
    report.flagLength(
      of: text, limit: limit, every: isInBytes ? Self.bytes : Self.everyUnit, some: Self.someUnit,
      field: .shortDescription, locale: description.locale)
  }
}
