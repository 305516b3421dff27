struct SuppressionUnused: Rule {
  static let unused = RuleCase("unused", .warning, "a suppression hides no finding")

  static let info = RuleInfo(
    "suppression-unused", "suppression that hides nothing", area: .structure,
    rationale: """
      A suppression that is left behind would hide the same fault when it comes back. One whose rule is switched off is \
      left alone, and so are suppressions of the settings whose files were not part of the run.
      """,
    cases: [unused], sources: [.documentation("configuration.md")],
    flagged: [
      FlaggedExample(
        unused,
        .description("<?listing-lint ignore ⟦html-in-text⟧ reason=\"legacy\"?><long>Plan meetings.</long>")),
      FlaggedExample(
        unused,
        .description(
          "<?listing-lint ignore ⟦html-in-text⟧ reason=\"a\"?><short/><long>&lt;b&gt;Plan&lt;/b&gt;</long>")),
    ],
    accepted: [
      .description(
        "<?listing-lint ignore html-in-text reason=\"legacy\"?><long>&lt;b&gt;Plan&lt;/b&gt; meetings.</long>"
      ),
      .description(
        "<?listing-lint ignore html-in-text reason=\"legacy\"?><long href=\"long.txt\"/>",
        files: ["long.txt": "<b>Plan</b>"]),
    ])

  func check(_ subject: UnusedSuppression, in context: Context, into report: inout Report) {
    let rule = subject.suppression.rule
    report.flag(
      Self.unused, at: subject.location, "the suppression of \(rule) hides nothing", found: rule.description,
      help: "take it away", cause: rule.description)
  }
}
