struct MediaRequestInText: Rule {
  static let found = RuleCase(
    "found", .note, "a text offers to request or download movies, shows or videos")

  static let info = RuleInfo(
    "media-request-in-text", "text offers media to request or download", area: .description,
    rationale: """
      Two developers of media clients report that Amazon refused builds that let users request or download media, until \
      the feature was removed; other wording alone did not help one of them. Listings that say that the app plays the \
      user's own library and brings no content went through.
      """,
    cases: [found],
    sources: [.amazon("onscreen", .thirdParty), .amazon("wholphin", .thirdParty)],
    flagged: [
      FlaggedExample(found, .description("<bullet>⟦Request new titles⟧ from the couch</bullet>")),
      FlaggedExample(found, .description("<long>Or ⟦download movies⟧ for the train.</long>")),
    ],
    accepted: [
      .description("<bullet>Plays your own server</bullet><long>You cannot download movies with it.</long>"),
      .description("<long>No media requests. Download maps, request a title.</long>"),
    ], takesAllowedWords: true)

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isMetadata else { return }
    let phrases = context.profile.phrases("media-request").matches(in: text.string)
    guard !phrases.isEmpty else { return }
    let negations = context.profile.phrases("negations")
    let allowed = context.allowedRanges(in: text.string, by: Self.info)
    let offered = phrases.first { range in
      guard !allowed.contains(range) else { return false }
      let before = text.string.slice(0..<range.lowerBound)
      let sentence = before.lastIndex { ".!?\n".contains($0) }.map { before[$0...] } ?? before
      return negations.matches(in: String(sentence)).isEmpty
    }
    guard let offered else { return }
    report.flag(
      Self.found, in: text, at: offered,
      "media to request or download in the \(text.field.label): \(text.quoted(offered))",
      help:
        "make sure that the build for this store has no such feature, then say that it plays the user's own media"
    )
  }
}
