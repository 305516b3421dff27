struct WatchedMarkInText: Rule {
  static let found = RuleCase(
    "without-document", .warning,
    "a title or keyword holds a mark that apps were refused for, and no licence or letter is given")

  static let info = RuleInfo(
    "watched-mark-in-text", "somebody else's mark in a title or keyword", area: .description,
    rationale: """
      Developers report refusals for titles that hold the marks of others; Amazon then asks for a document that allows \
      the use. The list holds marks with a refusal on record, or whose owners publish rules for apps. The owner of a \
      mark has it in the package name.
      """,
    cases: [found],
    sources: .amazonPolicy("no-trademark-of-others") + [
      .amazon("kiwix", .thirdParty), .amazon("luanti", .thirdParty), .amazon("call-protector", .thirdParty),
    ],
    flagged: [
      FlaggedExample(found, .description("<display-title>Blocker for ⟦WhatsApp⟧</display-title>")),
      FlaggedExample(found, .description("<keywords>blocker, ⟦whatsapp⟧</keywords>")),
    ],
    accepted: [
      .description("<display-title>Telegraph</display-title><long>Opens links to YouTube.</long>"),
      Example(
        """
        <description locale="en-US"><display-title>Blocker for WhatsApp</display-title></description>
        <content-rating><intellectual-property third-party="yes" document="licence.pdf"/></content-rating>
        """, files: ["licence.pdf": "%PDF"]),
      Example(
        "<description locale=\"en-US\"><display-title>Telegram</display-title></description>",
        package: "org.telegram.messenger"),
    ], takesAllowedWords: true)

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isTitle || text.field == .keywords, context.listing.contentRating.rightsDocument == nil else {
      return
    }
    let package = context.listing.package?.value.lettersOnly
    let marks = context.profile.phrases("watched-marks").matches(in: text.string)
    let allowed = context.allowedRanges(in: text.string, by: Self.info)
    let foreign = marks.first { range in
      !allowed.contains(range)
        && package?.contains(String(text.string.slice(range)).lettersOnly) != true
    }
    guard let foreign else { return }
    report.flag(
      Self.found, in: text, at: foreign,
      "somebody else's mark in the \(text.field.label): \(text.quoted(foreign))",
      help:
        "leave it out, or \(context.advice(for: .intellectualProperty) ?? "have the owner's consent ready")",
      cause: String(text.string.slice(foreign)).lowercased())
  }
}
