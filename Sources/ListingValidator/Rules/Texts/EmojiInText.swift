struct EmojiInText: Rule {
  static let found = RuleCase("found", .warning, "a title, description, bullet or keyword holds emoji")

  static let info = RuleInfo(
    "emoji-in-text", "emoji in a text", area: .description,
    rationale: """
      Amazon's metadata policy asks to avoid emoji, smileys around a title for instance. Typographic signs such as a \
      check mark or a star without colour are not counted.
      """,
    cases: [found],
    sources: .amazonPolicy("no-emoji") + [
      Source("https://github.com/fastlane/fastlane/issues/3752", .thirdParty)
    ],
    flagged: [
      FlaggedExample(found, .description("<display-title>Planner ⟦😀⟧</display-title>")),
      FlaggedExample(found, .description("<long>Plan ⟦👨‍👩‍👧⟧ for all ✅</long>")),
      FlaggedExample(found, .description("<bullet>⟦✔️⟧ Works offline</bullet>")),
    ],
    accepted: [
      .description("<long>✓ Plan ✔ all ★ meetings © 2026 ™ → 1 # *</long>"),
      .description("<release-notes>🎉 First version</release-notes>"),
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isMetadata, text.string.unicodeScalars.contains(where: { $0.value >= 0x203C && !$0.isCJK })
    else { return }
    let emoji = text.string.emojiRanges()
    guard let first = emoji.first else { return }
    let range = text.string.offsets(of: first)
    let rest = emoji.count == 1 ? "" : " and \(emoji.count - 1) more"
    report.flag(
      Self.found, in: text, at: range, "emoji in the \(text.field.label): \(text.quoted(range))\(rest)",
      help: text.help("leave them out", in: context))
  }
}
