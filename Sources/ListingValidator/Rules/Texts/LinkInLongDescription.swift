struct LinkInLongDescription: Rule {
  static let found = RuleCase(
    "found", .warning, "the oldest forms of the console: a long description with a link")

  static let info = RuleInfo(
    "link-in-long-description", "link in the long description", area: .description,
    rationale: """
      The oldest form of the console did not allow links in the long description, as a public field list of 2015 says. \
      No such rule is known of today's form, and two thirds of all descriptions have a link, so later forms are not \
      checked.
      """,
    cases: [found], sources: .amazonPolicy("no-link-in-long-description"),
    flagged: [
      FlaggedExample(
        found,
        .description("<long>See ⟦https://example.com/help⟧, now.</long>", options: ["--console", "gen1"])),
      FlaggedExample(
        found, .description("<long>See ⟦www.example.com⟧</long>", options: ["--console", "gen1b"])),
    ],
    accepted: [
      .description("<long>See https://example.com/help</long>"),
      .description("<long>See example.com, https:</long>", options: ["--console", "gen1"]),
      .description("<bullet>See https://example.com</bullet>", options: ["--console", "gen1"]),
      .description("<long>See https://play.google.com/store</long>", options: ["--console", "gen1"]),
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.field == .fullDescription,
      context.profile.hasPolicy("no-link-in-long-description", in: context.submission.console)
    else { return }
    // A link to another store is a fault of its own.
    let stores = context.profile.phrases("other-store-links").matches(in: text.string)
    let bytes = Array(text.string.utf8)
    let link = PhraseSearch(["https://", "http://", "www."]).matches(in: text.string).lazy
      .compactMap { Self.link(from: $0, in: bytes) }
      .first { !stores.overlap($0) }
    guard let link else { return }
    report.flag(
      Self.found, in: text, at: link, "the long description holds the link \(text.quoted(link))",
      help: "leave it out: the support website has a field of its own")
  }

  /// The longest link that is looked at, in bytes; a text may be one row of them.
  private static let maximumLength = 2_000
  private static let ends = Array(" \t\n\"'<>)]".utf8)
  private static let punctuation = Array(".,;:!?".utf8)

  private static func link(from start: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
    var link = bytes[start.lowerBound...].prefix(maximumLength).prefix { !ends.contains($0) && $0 < 0x80 }
    while let last = link.last, punctuation.contains(last) { link.removeLast() }
    return link.endIndex > start.upperBound ? link.startIndex..<link.endIndex : nil
  }
}
