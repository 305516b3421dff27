struct MalformedJSON: Rule {
  static let malformed = RuleCase("malformed", .error, "a JSON parser refuses the file")

  static let info = RuleInfo(
    "malformed-json", "JSON that cannot be read", area: .structure,
    rationale: """
      A JSON file with a comma too many, a comment or a quotation mark that is not closed cannot be read by those that \
      it is for: the build where it is google-services.json, the game where it is the reward of a quest.
      """,
    cases: [malformed], sources: [Source("https://www.rfc-editor.org/rfc/rfc8259", .official)],
    flagged: [
      FlaggedExample(
        malformed,
        .manifest("<application/>", files: ["google-services.json": "{\"client\": [⟦⟧"]))
    ],
    accepted: [.manifest("<application/>", files: ["google-services.json": "{\"client\": []}"])])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .malformedJSON(let message) = fault.kind else { return }
    report.flag(Self.malformed, at: fault.location, "no JSON: \(message)", help: "correct it")
  }
}
