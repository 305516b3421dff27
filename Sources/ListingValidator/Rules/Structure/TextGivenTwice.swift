struct TextGivenTwice: Rule {
  static let both = RuleCase("inline-and-href", .warning, "an element has a text and an href")

  static let info = RuleInfo(
    "text-given-twice", "text given both inline and by reference", area: .structure,
    rationale: """
      An element holds its text or names a file, not both: the reader would not know which is meant. The file is taken \
      and the text in the manifest is not looked at.
      """,
    cases: [both], sources: [.amazon("own", .inferred)],
    flagged: [
      FlaggedExample(
        both,
        .description("<long href=\"long.txt\">⟦Plan.⟧</long>", files: ["long.txt": "Plan meetings."]))
    ],
    accepted: [
      .description("<long href=\"long.txt\">\n</long>", files: ["long.txt": "Plan meetings."])
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .textTwice(let href) = fault.kind else { return }
    report.flag(
      Self.both, at: fault.location, "a text stands here although \"\(href)\" is named, which is taken",
      help: "remove one of the two", locale: fault.locale, field: fault.field)
  }
}
