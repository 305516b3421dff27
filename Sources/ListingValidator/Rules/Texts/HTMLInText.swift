struct HTMLInText: Rule {
  static let tags = RuleCase("tags", .warning, "a title, description, bullet or keyword holds HTML tags")
  static let entities = RuleCase(
    "entities", .warning, "it holds character references such as &quot; and no tags")
  static let releaseNotes = RuleCase("in-release-notes", .note, "the release notes hold either")

  static let info = RuleInfo(
    "html-in-text", "HTML in a text that should be plain", area: .description,
    rationale: """
      People who read Amazon's pages in 2026 report that the long description and the bullets are plain text, so \
      customers would see the tags. Folders that were written for other stores often hold HTML, which those accept in \
      part. The oldest form of the console took simple HTML in the long description and is left alone there. For \
      release notes nothing is known.
      """,
    cases: [tags, entities, releaseNotes], sources: .amazonPolicy("no-html"),
    flagged: [
      FlaggedExample(tags, .description("<long>Plan ⟦&lt;b&gt;⟧all&lt;/b&gt; meetings.&lt;br/&gt;</long>")),
      FlaggedExample(
        tags,
        .description(
          "<long href=\"long.txt\"/>", files: ["long.txt": "See ⟦<a href=\"https://example.com\">⟧our page."])
      ),
      FlaggedExample(
        tags, .description("<bullet>⟦&lt;b&gt;⟧Fast&lt;/b&gt;</bullet>", options: ["--console", "gen1"])),
      FlaggedExample(
        entities, .description("<short href=\"s.txt\"/>", files: ["s.txt": "Meet ⟦&quot;⟧now&quot;"])),
      FlaggedExample(
        releaseNotes, .description("<release-notes>⟦&lt;b&gt;⟧New&lt;/b&gt;</release-notes>")),
    ],
    accepted: [
      .description("<long>Needs Android &lt;= 11, I &lt;3 it, R&amp;D; a &lt;b and c> d; List&lt;T></long>"),
      .description("<long>&lt;b&gt;Plan&lt;/b&gt;</long>", options: ["--console", "gen1"]),
      .description("<long>Marked &lt;unk&gt; and &amp;lt;unk&amp;gt;</long>"),
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard
      text.field != .fullDescription || context.profile.hasPolicy("no-html", in: context.submission.console)
    else { return }
    let html = HTMLScan(text.string)
    if let first = html.tags.first {
      var message =
        html.tags.count == 1
        ? "an HTML tag in the \(text.field.label): \(text.quoted(first.range))"
        : "\(html.tags.count) HTML tags in the \(text.field.label), the first \(text.quoted(first.range))"
      if let imbalance = html.imbalance { message += "; \(imbalance)" }
      report.flag(
        text.isMetadata ? Self.tags : Self.releaseNotes, in: text, at: first.range, message,
        allowed: "plain text", help: text.help("write plain text", in: context),
        fixes: [plainText(of: text, html)].compactMap(\.self))
    } else if let first = html.entities.first {
      report.flag(
        text.isMetadata ? Self.entities : Self.releaseNotes, in: text, at: first,
        "an HTML entity in the \(text.field.label): \(text.quoted(first))",
        allowed: "plain text",
        help: text.help("write the character itself", in: context),
        fixes: [plainText(of: text, html)].compactMap(\.self))
    }
  }

  /// The same text without markup, for Amazon alone: the text for the other store stays as it is.
  private func plainText(of text: ListingText, _ html: HTMLScan) -> Fix? {
    guard let path = text.overlayPath, html.tags.allSatisfy(\.isComplete) else { return nil }
    let plain = text.withoutInvisibleCharacters(HTMLPlainText(text.string, html).text)
    let rest = HTMLScan(plain)
    guard !plain.isEmpty, rest.tags.isEmpty, rest.entities.isEmpty else { return nil }
    return Fix(
      "write \(PathName.name(of: path)) for Amazon as plain text", .safe,
      [
        .create(path: path, content: Array("\(plain)\n".utf8))
      ])
  }
}
