struct ShortDescriptionParagraphBreak: Rule {
  static let stripped = RuleCase("stripped", .note, "the text has a blank line in it")

  static let info = RuleInfo(
    "short-description-paragraph-break", "paragraphs in the short description", area: .description,
    rationale: """
      The console takes paragraph breaks out of the short description, as a developer reports: what stands before and \
      after runs together. A single line end is left alone here.
      """,
    cases: [stripped], sources: [.amazon("space-race", .thirdParty)],
    flagged: [
      FlaggedExample(
        stripped, .description("<short>Plan meetings.⟦\n\n⟧Find a time that suits all.</short>")),
      FlaggedExample(stripped, .description("<short>Plan.⟦\n \n⟧Meet.\n\nGo.</short>")),
    ],
    accepted: [
      .description("<short>Plan meetings.\nFind a time that suits all.</short>"),
      .description("<short>\n\n  Plan meetings.\n\n</short>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.short, let range = text.string.firstParagraphBreak else { return }
    report.flag(
      Self.stripped, at: text.location(of: range),
      "paragraph break in the short description, which the console takes out",
      help: "write one paragraph", locale: description.locale, field: .shortDescription)
  }
}

extension String {
  /// The first run of line ends and blanks with two line ends in it.
  fileprivate var firstParagraphBreak: Range<Index>? {
    guard utf8.contains(UInt8(ascii: "\n")) else { return nil }
    var start: Index?
    var end: Index?
    for index in utf8.indices {
      switch utf8[index] {
      case UInt8(ascii: "\n"):
        if start == nil { start = index } else { end = utf8.index(after: index) }
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default:
        if let start, let end { return start..<end }
        start = nil
      }
    }
    return nil
  }
}
