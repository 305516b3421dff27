struct GlobEmpty: Rule {
  static let empty = RuleCase("matches-nothing", .error, "a pattern matches no file")

  static let info = RuleInfo(
    "glob-empty", "pattern that matches no file", area: .structure,
    rationale: """
      A pattern stands for pictures that are part of the submission. Where it matches nothing the folder is empty or \
      the pattern is wrong, and the store gets none.
      """,
    cases: [empty], sources: [.amazon("own", .inferred), .amazon("appstore-details", .official)],
    flagged: [
      FlaggedExample(empty, Example("<media><screenshots href=\"⟦images/*.png⟧\"/></media>")),
      FlaggedExample(
        empty,
        Example(
          "<media><screenshots href=\"⟦images/*.png⟧\"/></media>",
          files: ["images/deep/1.png": "", "1.png": ""])),
    ],
    accepted: [
      Example("<media><screenshots href=\"images/*.png\"/></media>", files: ["images/1.png": ""])
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .emptyGlob(let href) = fault.kind else { return }
    report.flag(
      Self.empty, at: fault.location, "\"\(href)\" matches no file", found: href,
      help: "correct the pattern: * and ? match within one name, upper and lower case differ",
      locale: fault.locale, field: fault.field, cause: href)
  }
}
