struct TranslationMark: Rule {
  static let unknownToken = RuleCase(
    "unknown-token", .warning, "the mark of machine translation for a word that it does not know")
  static let variable = RuleCase(
    "variable", .note, "a variable of a program or template that nobody has replaced")

  static let info = RuleInfo(
    "translation-mark", "mark left by a translation program", area: .description, scope: .files,
    rationale: """
      Translation programs write <unk> where they do not know a word; listings in the field have it. Variables such as \
      %1$s or {{name}} belong into an app's resources and are replaced nowhere in a store, but a text may mean them.
      """,
    cases: [unknownToken, variable],
    sources: [
      Source("cvzi/ScreenshotTile:fastlane/metadata/android/ja-JP/full_description.txt", .publicCode),
      .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(
        unknownToken,
        .description("<long>Behörigheter: ⟦&lt;unk&gt;⟧ and &lt;unk&gt;</long>", locale: "sv-SE")),
      FlaggedExample(unknownToken, .description("<long>⟦&amp;lt;unk&amp;gt;⟧ android</long>")),
      FlaggedExample(variable, .description("<short>Meet ⟦%1$s⟧ today.</short>")),
      FlaggedExample(variable, .description("<short>Meet ⟦{{name}}⟧ today.</short>")),
    ],
    accepted: [
      .description("<long>Open as %s, 100 % safe, {braces}, the unk of it, {{ two words }} and 5%1$</long>")
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.string.utf8.contains(where: Self.isStart) else { return }
    let bytes = Array(text.string.utf8)
    for token in ["<unk>", "&lt;unk&gt;"] {
      guard let range = Self.range(of: token, in: bytes) else { continue }
      report.flag(
        Self.unknownToken, in: text, at: range,
        "a translation program left \"\(token)\" in the \(text.field.label)",
        help: "have a person write the missing word", cause: "<unk>")
      return
    }
    guard let range = Self.formatSpecifier(in: bytes) ?? Self.templateVariable(in: bytes) else { return }
    report.flag(
      Self.variable, in: text, at: range,
      "variable in the \(text.field.label): \(text.quoted(range))",
      help: "write what it stands for, unless the variable itself is meant")
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "%")
      || byte == UInt8(ascii: "{")
  }

  // The standard library's own search takes a hundred times as long.
  private static func range(of token: String, in bytes: [UInt8]) -> Range<Int>? {
    let token = Array(token.utf8)
    return bytes.indices.first { bytes[$0] == token[0] && bytes[$0...].starts(with: token) }
      .map { $0..<$0 + token.count }
  }

  /// `%1$s` or `%2$d`.
  private static func formatSpecifier(in bytes: [UInt8]) -> Range<Int>? {
    guard bytes.count >= 4 else { return nil }
    for offset in 0...bytes.count - 4 where bytes[offset] == UInt8(ascii: "%") {
      let conversion = bytes[offset + 3]
      guard (0x31...0x39).contains(bytes[offset + 1]), bytes[offset + 2] == UInt8(ascii: "$") else {
        continue
      }
      if conversion == UInt8(ascii: "s") || conversion == UInt8(ascii: "d") { return offset..<offset + 4 }
    }
    return nil
  }

  /// `{{name}}`.
  private static func templateVariable(in bytes: [UInt8]) -> Range<Int>? {
    guard let start = range(of: "{{", in: bytes)?.lowerBound else { return nil }
    let name = bytes[(start + 2)...].prefix { byte in
      (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
        || byte == UInt8(ascii: ".")
    }
    guard !name.isEmpty, bytes[name.endIndex...].starts(with: "}}".utf8) else { return nil }
    return start..<name.endIndex + 2
  }
}
