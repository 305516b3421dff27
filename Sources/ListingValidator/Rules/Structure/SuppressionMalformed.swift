struct SuppressionMalformed: Rule {
  static let malformed = RuleCase(
    "malformed", .warning, "a suppression is written in a way that hides nothing")

  static let info = RuleInfo(
    "suppression-malformed", "suppression that is not understood", area: .structure,
    rationale: """
      A finding is hidden by <?listing-lint ignore rule-id reason="..."?> in front of the element that it is about, or in \
      front of the outermost element for the whole file. The rule must exist and the reason must be given, so that \
      nothing is hidden by accident or without a word; all rules at once cannot be named.
      """,
    cases: [malformed], sources: [.documentation("configuration.md")],
    flagged: [
      FlaggedExample(malformed, Example("⟦<?listing-lint ignore html-in-text?>⟧<general/>")),
      FlaggedExample(malformed, Example("<?listing-lint ignore ⟦html-in-txt⟧ reason=\"legacy\"?><general/>")),
      FlaggedExample(malformed, Example("<?listing-lint ignore ⟦all⟧ reason=\"legacy\"?><general/>")),
      FlaggedExample(
        malformed, Example("<?listing-lint ⟦disable⟧ html-in-text reason=\"legacy\"?><general/>")),
      FlaggedExample(
        malformed, Example("<general/>⟦<?listing-lint ignore html-in-text reason=\"legacy\"?>⟧")),
      FlaggedExample(
        malformed, Example("⟦<!-- listing-lint ignore html-in-text reason=\"legacy\" -->⟧<general/>")),
    ],
    accepted: [
      Example("<?listing-lint ignore html-in-text reason=\"the store shows it well\"?><general/>"),
      Example("<?listing-lint ignore html-in-text emoji-in-text reason='we like it'?><general/>"),
      Example("<?xml-model href=\"listing.xsd\"?><!-- listing-lint reads this --><?other ignore?><general/>"),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .suppression(let slip) = fault.kind else { return }
    report.flag(
      Self.malformed, at: fault.location, slip.text,
      allowed: "<?listing-lint ignore rule-id reason=\"…\"?>",
      help: slip == .comment
        ? "write <?listing-lint ignore rule-id reason=\"…\"?>"
        : "see <?listing-lint ignore rule-id reason=\"…\"?>; what it was to hide is reported",
      cause: slip.text)
  }
}
