struct LongDescriptionTooLong: Rule {
  static let everyUnit = RuleCase(
    "over-in-every-unit", .error, "the text is too long however characters are counted")
  static let someUnit = RuleCase(
    "over-in-some-unit", .warning,
    "the text is too long in code points or UTF-16 units, not in what readers see")

  static let info = RuleInfo(
    "long-description-too-long", "long description over the store's limit", area: .description,
    rationale: """
      The console takes at most 4,000 characters. Which unit it counts is not documented, so a text is an error only \
      when it is over in every plausible one. White space at both ends is not counted.
      """,
    cases: [everyUnit, someUnit], sources: .amazonLimit(.longDescription),
    flagged: [
      FlaggedExample(
        everyUnit, .description("<long>\(String(repeating: "word ", count: 800))⟦over⟧</long>")),
      FlaggedExample(
        someUnit, .description("<long>\(String(repeating: "नि", count: 2_000))⟦न⟧</long>")),
    ],
    accepted: [.description("<long>\(String(repeating: "word ", count: 800))</long>")])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.long else { return }
    report.flagLength(
      of: text, limit: context.limit(.longDescription), every: Self.everyUnit, some: Self.someUnit,
      field: .fullDescription, locale: description.locale)
  }
}
