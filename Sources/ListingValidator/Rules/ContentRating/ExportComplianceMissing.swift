struct ExportComplianceMissing: Rule {
  static let missing = RuleCase("missing", .note, "the question on export is not answered")

  static let info = RuleInfo(
    "export-compliance-missing", "no answer on export compliance", area: .contentRating,
    rationale: """
      The console asks to confirm that the app may be exported from and imported to the countries where it is \
      offered. The answer is given in the console; here it is only a reminder.
      """,
    cases: [missing],
    sources: [.amazon("findings-note", .thirdPartyChecked), .amazon("appdf-spec", .publicCode)],
    flagged: [
      FlaggedExample(missing, Example("⟦<content-rating>⟧<violence answer=\"none\"/></content-rating>")),
      FlaggedExample(missing, Example("⟦<content-rating>⟧<export-compliance/></content-rating>")),
    ],
    accepted: [
      Example("<content-rating><export-compliance answer=\"yes\"/></content-rating>"),
      Example("<content-rating><export-compliance answer=\"no\"/></content-rating>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .exportCompliance), rating.exportCompliance == nil else { return }
    report.flag(
      Self.missing, at: rating.location, "no answer on export compliance", help: help,
      field: .exportCompliance)
  }
}
