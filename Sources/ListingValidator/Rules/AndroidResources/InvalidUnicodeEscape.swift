struct InvalidUnicodeEscape: Rule {
  static let notHexadecimal = RuleCase(
    "not-hexadecimal", .error, "what follows \\u is not four hexadecimal digits")
  static let surrogate = RuleCase(
    "surrogate", .warning, "\\u names half of a surrogate pair, which the compiler drops")

  static let info = RuleInfo(
    "invalid-unicode-escape", "\\u that stands for no character", area: .androidResources,
    rationale: """
      After \\u the resource compiler wants four hexadecimal digits, or fewer at the very end of a text; anything else \
      is an "invalid unicode escape sequence in string". A character beyond U+FFFF cannot be written as two such \
      escapes: tried with the compiler of Android 10, both halves vanish without a message.
      """,
    cases: [notHexadecimal, surrogate],
    sources: .resourceTexts,
    flagged: [
      FlaggedExample(notHexadecimal, .values("<string name=\"path\">C:⟦\\us⟧ers</string>")),
      FlaggedExample(notHexadecimal, .values("<string name=\"dash\">5⟦\\u20 ⟧10</string>")),
      FlaggedExample(surrogate, .values("<string name=\"smile\">Hi ⟦\\uD83D⟧⟦\\uDE00⟧</string>")),
    ],
    accepted: [
      .values("<string name=\"dash\">5\\u201310</string>"),
      .values("<string name=\"path\">C:\\\\users</string>"),
      .values("<string name=\"letter\">\\U0041</string>"),
      .values("<string name=\"short\">x\\u41</string>"),
      .values("<string name=\"smile\">Hi 😀</string>"),
    ])

  func check(_ text: ResourceText, in context: Context, into report: inout Report) {
    for fault in text.faults {
      let location = Location(file: text.entry.file, range: fault.range)
      let found = String(decoding: text.entry.file.text[fault.range], as: UTF8.self)
      switch fault.kind {
      case .unicodeEscape:
        report.flag(
          Self.notHexadecimal, at: location, "\"\(found)\" is no escape of a character\(text.entry.inWords)",
          found: found, allowed: "four hexadecimal digits",
          help: "write four hexadecimal digits, or \\\\ for a backslash")
      case .surrogateEscape:
        report.flag(
          Self.surrogate, at: location,
          "\"\(found)\" is half a character, which the compiler drops\(text.entry.inWords)", found: found,
          help: "write the character itself")
      default: continue
      }
    }
  }
}
