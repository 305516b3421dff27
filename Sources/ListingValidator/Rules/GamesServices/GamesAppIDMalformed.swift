struct GamesAppIDMalformed: Rule {
  static let notDigits = RuleCase("not-digits", .error, "the application id has something else than digits")
  static let number = RuleCase(
    "number", .error, "an <item> holds the application id, and the compiler reads it as a number")
  static let length = RuleCase("length", .warning, "the application id has an uncommon number of digits")

  static let info = RuleInfo(
    "games-app-id-malformed", "application id that is no number", area: .gamesServices,
    rationale: """
      The application id of a game consists of digits only; with anything else Play games services end with \
      "Application ID (…) must be a numeric value". White space at both ends of a string is dropped by the build, but \
      not within double quotes or after a backslash. Ids in people's files have 10 to 13 digits, most of them 12.
      """,
    cases: [notDigits, number, length],
    sources: .gamesAppID + [
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/2013", .thirdParty),
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/2440", .thirdParty),
    ],
    flagged: [
      FlaggedExample(notDigits, .games("", appID: "⟦ReplaceMe⟧")),
      FlaggedExample(notDigits, .games("", appID: "⟦\\ 379996204385⟧")),
      FlaggedExample(notDigits, .games("", appID: "⟦379-996-204-385⟧")),
      FlaggedExample(notDigits, .games("", appID: "⟦379996204385\\u200b⟧")),
      FlaggedExample(
        notDigits, .games("<string name=\"achievement_a\">CgkI4dqnzIcLEAIQAQ</string>", appID: "⟦\"\"⟧")),
      FlaggedExample(
        number,
        Example(files: [
          "res/values/games-ids.xml":
            "<resources><item type=\"string\" name=\"app_id\">⟦379996204385⟧</item></resources>"
        ])),
      FlaggedExample(length, .games("", appID: "⟦37999620⟧")),
      FlaggedExample(length, .games("", appID: "⟦37999620438512⟧")),
    ],
    accepted: [
      .games(""), .games("", appID: " 379996204385\n"), .games("", appID: "\\u0033" + "79996204385"),
      .games("", appID: "1088152699515"),
      Example(files: [
        "res/values/strings.xml": "<resources><string name=\"app_id\">my-shop</string></resources>"
      ]),
    ])

  /// The numbers of digits that occur.
  private static let lengths = 9...13

  func check(_ module: AndroidModule, in context: Context, into report: inout Report) {
    var seen: Set<String> = []
    for string in module.gamesIDs.compactMap(\.appID) where !string.entry.isInherited {
      guard seen.insert("\(string.entry.file.path)\n\(string.name.value)").inserted else { continue }
      check(string, into: &report)
    }
  }

  private func check(_ string: StringResource, into report: inout Report) {
    switch string.value {
    case .reference, .refused: return
    case .primitive(let text):
      report.flag(
        Self.number, at: text.location,
        "the resource compiler reads \"\(text.string)\" as a number, not as a text",
        found: text.string, help: "write <string name=\"\(string.name.value)\"> in place of <item>")
    case .text(let text), .styled(let text):
      let value = text.string
      if value.isEmpty || !value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
        report.flag(
          Self.notDigits, at: text.isEmpty ? text.location : text.location,
          "the application id \(Self.description(of: value))", found: value, allowed: "digits only",
          help: "copy the application id from the games console")
      } else if !Self.lengths.contains(value.utf8.count) {
        report.flag(
          Self.length, at: text.location,
          "the application id has \(value.utf8.count) digits, and others have 10 to 13", found: value,
          allowed: "10 to 13 digits", help: "compare it with the games console")
      }
    }
  }

  private static func description(of value: String) -> String {
    if value.isEmpty { return "is empty" }
    if GamesPlaceholder.matches(value) { return "\"\(value)\" is a placeholder" }
    let rest = value.unicodeScalars.filter { !("0"..."9").contains($0) }
    if rest.allSatisfy({ $0.properties.isWhitespace || $0.isZeroWidth }) {
      return "\"\(value)\" has white space that the build keeps"
    }
    return "\"\(value)\" is no number"
  }
}
