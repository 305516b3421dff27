struct KeywordProfanity: Rule {
  static let found = RuleCase("found", .warning, "a keyword is a swear word")

  static let info = RuleInfo(
    "keyword-profanity", "swear word among the keywords", area: .description,
    rationale: """
      Amazon's metadata policy names swear words among the keywords as an example of what it does not allow. The list \
      is ours, short, and English only.
      """,
    cases: [found], sources: .amazonPolicy("no-profanity-in-keywords"),
    flagged: [FlaggedExample(found, .description("<keywords>planner, ⟦shitty⟧ meetings</keywords>"))],
    accepted: [
      .description("<keywords>planner, scunthorpe, shiitake</keywords><long>No bullshit.</long>")
    ], takesAllowedWords: true)

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.field == .keywords else { return }
    let allowed = context.allowedRanges(in: text.string, by: Self.info)
    let words = context.profile.phrases("profanity", language: text.language ?? "")
    guard let range = words.matches(in: text.string).first(where: { !allowed.contains($0) }) else { return }
    report.flag(
      Self.found, in: text, at: range,
      "the keyword \(text.quoted(0..<text.string.utf8.count)) holds a swear word",
      help: "choose another keyword")
  }
}
