struct TestingInstructionsTooLong: Rule {
  static let everyUnit = RuleCase(
    "over-in-every-unit", .warning, "the instructions are too long however characters are counted")
  static let someUnit = RuleCase(
    "over-in-some-unit", .note, "the instructions are too long in code points or UTF-16 units only")

  static let info = RuleInfo(
    "testing-instructions-too-long", "testing instructions longer than the form of 2015 took",
    area: .contentRating,
    rationale: """
      The form of 2015 took 4,000 characters, and a text just below that was used with the console of today. No \
      official number is known.
      """,
    cases: [everyUnit, someUnit], sources: .amazonLimit(.testingInstructions),
    flagged: [
      FlaggedExample(
        everyUnit,
        Example(
          "<testing-instructions>\(String(repeating: "word ", count: 800))⟦over⟧</testing-instructions>")),
      FlaggedExample(
        someUnit,
        Example("<testing-instructions>\(String(repeating: "नि", count: 2_000))⟦न⟧</testing-instructions>")),
    ],
    accepted: [
      Example("<testing-instructions>\(String(repeating: "word ", count: 800))</testing-instructions>")
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let instructions = listing.testingInstructions else { return }
    report.flagLength(
      of: instructions, limit: context.limit(.testingInstructions), every: Self.everyUnit,
      some: Self.someUnit, field: .testingInstructions, locale: nil)
  }
}
