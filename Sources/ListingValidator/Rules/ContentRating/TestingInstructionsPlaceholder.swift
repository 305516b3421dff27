struct TestingInstructionsPlaceholder: Rule {
  static let placeholder = RuleCase("bracketed", .warning, "a gap of a template stands in square brackets")

  static let info = RuleInfo(
    "testing-instructions-placeholder", "testing instructions with a placeholder left in",
    area: .contentRating,
    rationale: """
      Templates for testing instructions have gaps in square brackets, such as the address of a server. Reviewers \
      cannot fill them. Names of keys and buttons are often written in the same way, so only words joined by an \
      underscore and the usual words of templates count. They are not repeated here: testing instructions are \
      confidential.
      """,
    cases: [placeholder], sources: [.amazon("testing-template", .thirdParty), .amazon("own", .inferred)],
    flagged: [
      FlaggedExample(
        placeholder,
        Example("<testing-instructions>Open ⟦[PUBLIC_SERVER]⟧ and enter ⟦[PASSWORD]⟧.</testing-instructions>")
      ),
      FlaggedExample(
        placeholder,
        Example("<testing-instructions>Sign in as ⟦[YOUR TEST ACCOUNT]⟧.</testing-instructions>")),
    ],
    accepted: [
      Example("<testing-instructions>Press [MENU], then [OK] and [Sign in].</testing-instructions>"),
      Example("<testing-instructions>Press [WATCH NOW] or [TV GUIDE].</testing-instructions>"),
      Example("<testing-instructions>PUBLIC_SERVER is demo.example.com.</testing-instructions>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let text = listing.testingInstructions, text.string.utf8.contains(UInt8(ascii: "[")),
      let pattern = context.pattern("testing-placeholder")
    else { return }
    for range in pattern.forbiddenRanges(in: text.string) {
      report.flag(
        Self.placeholder, at: text.location(of: range),
        "a placeholder in square brackets is left in the testing instructions",
        help: "write what reviewers need in its place", field: .testingInstructions,
        severity: pattern.severity)
    }
  }
}
