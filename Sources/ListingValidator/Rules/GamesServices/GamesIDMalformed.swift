struct GamesIDMalformed: Rule {
  static let undecodable = RuleCase("undecodable", .error, "the text cannot be decoded as an id")
  static let damaged = RuleCase("damaged", .error, "the text can be decoded, but not to an id")
  static let standardAlphabet = RuleCase(
    "standard-alphabet", .error, "the id has +, / or =, which URL-safe Base64 does not have")
  static let whiteSpace = RuleCase("white-space", .error, "white space stands in or beside the id")
  static let placeholder = RuleCase("placeholder", .error, "a placeholder stands in place of the id")
  static let unusual = RuleCase("unusual", .warning, "the id has a value in it that no known id has")

  static let info = RuleInfo(
    "games-id-malformed", "id of a game's resource that is damaged", area: .gamesServices,
    rationale: """
      With a wrong id an achievement or a leaderboard fails at run time without a message. All ids in people's files are \
      URL-safe Base64 without padding, and decode to the application id and a running number; one mistyped, cut or \
      swapped character mostly breaks that form. No page describes it, so that rarer forms may exist. White space \
      around an id on one line is dropped by Android's build, but not by tools that read the file themselves, such as \
      the Unity plugin: there the call reports success and nothing happens. An id on a line of its own is left alone.
      """,
    cases: [undecodable, damaged, standardAlphabet, whiteSpace, placeholder, unusual],
    sources: .gamesIDForm + [
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/1357", .thirdParty),
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/3247", .thirdParty),
    ],
    flagged: [
      FlaggedExample(undecodable, .achievement("⟦CgkI4dqnzIcLEAIQB⟧")),
      FlaggedExample(undecodable, .achievement("⟦CgkI4dqnzIcLEAIQBö⟧")),
      FlaggedExample(undecodable, .achievement("⟦\"\"⟧")),
      FlaggedExample(damaged, .achievement("⟦CgkI4dqnzIcLEAIQBR⟧")),
      FlaggedExample(damaged, .achievement("⟦cgki4DQNZiClealqbq⟧")),
      FlaggedExample(damaged, .achievement("⟦CgkI4dqnzIcLEAIQ⟧")),
      FlaggedExample(damaged, .achievement("⟦CgkI4dqnzIcLEAIQBQAA⟧")),
      FlaggedExample(standardAlphabet, .achievement("⟦CgkI+4TS19UfEAIQAQ⟧")),
      FlaggedExample(standardAlphabet, .achievement("⟦CgkI4dqnzIcLEAIQBQ==⟧")),
      FlaggedExample(whiteSpace, .achievement("⟦CgkI4dqnzIcL EAIQBQ⟧")),
      FlaggedExample(whiteSpace, .achievement("⟦CgkI4dqnzIcLEAIQBQ ⟧")),
      FlaggedExample(whiteSpace, .achievement("\"⟦CgkI4dqnzIcLEAIQBQ\n⟧\"")),
      FlaggedExample(whiteSpace, .achievement("⟦CgkI4dqnzIcLEAIQBQ\u{200B}⟧")),
      FlaggedExample(placeholder, .achievement("⟦sOmEiDsTrInG⟧")),
      FlaggedExample(placeholder, .achievement("⟦XXXXXXXXXXXX⟧")),
      FlaggedExample(unusual, .achievement("⟦CgkI4dqnzIcLEAMQBQ⟧")),
    ],
    accepted: [
      .achievement("CgkI4dqnzIcLEAIQBQ"), .achievement("\n    CgkI4dqnzIcLEAIQBQ\n  "),
      .achievement("CgkI4dqnzIcLEAIYBQ", name: "event_monsters"), .achievement("CgkI4dqnzIcLEAIQigE"),
      Example(files: [
        "res/values/strings.xml": """
        <resources><string name="app_id">379996204385</string>
        <string name="achievement_title">Achievements</string></resources>
        """
      ]),
    ])

  func check(_ games: GamesIDs, in context: Context, into report: inout Report) {
    for resource in games.resources {
      guard let text = resource.string.text else { continue }
      let value = text.string
      let name = resource.string.name.value
      func flag(_ ruleCase: RuleCase, at location: Location, _ message: String, help: String? = nil) {
        report.flag(
          ruleCase, at: location, message, found: value,
          help: help ?? "copy the id of \"\(name)\" from the games console once more", cause: ruleCase.id)
      }
      switch resource.id {
      case .success(let id):
        if let location = resource.string.outerBlankLocation {
          flag(
            Self.whiteSpace, at: location, "white space beside the id of \"\(name)\"",
            help: "remove the white space")
        } else if id.isUnusual {
          flag(
            Self.unusual, at: text.location, "the id of \"\(name)\" has a value in it that no known id has")
        }
      case .failure(let fault):
        if GamesPlaceholder.matches(value) {
          flag(
            Self.placeholder, at: text.location, "\"\(value)\" is a placeholder",
            help: "copy the id of \"\(name)\" from the games console")
        } else if value.unicodeScalars.contains(where: { $0.properties.isWhitespace || $0.isZeroWidth }) {
          flag(
            Self.whiteSpace, at: text.location, "white space in the id of \"\(name)\"",
            help: "remove the white space")
        } else {
          flag(Self.ruleCase(of: fault), at: text.location, "the id of \"\(name)\" \(fault.reason)")
        }
      }
    }
  }

  private static func ruleCase(of fault: GamesResourceID.Fault) -> RuleCase {
    switch fault {
    case .empty, .character, .length: undecodable
    case .standardAlphabet: standardAlphabet
    case .trailingBits, .truncated, .structure: damaged
    }
  }
}

extension GamesResourceID.Fault {
  /// Why it is no id, in words.
  fileprivate var reason: String {
    switch self {
    case .empty: "is empty"
    case .character(let scalar): "has the character \"\(scalar)\", which no id has"
    case .standardAlphabet(let scalar):
      scalar == "=" ? "ends in \"=\", which no id does" : "has \"\(scalar)\", where ids have - and _"
    case .length: "has a character too many or too few"
    case .trailingBits: "ends in a character that no id of this length ends in"
    case .truncated: "is cut short"
    case .structure: "does not hold an application id and a number, as all ids do"
    }
  }
}

extension StringResource {
  /// The content, where blanks stand at an end of it on one line with the text.
  fileprivate var outerBlankLocation: Location? {
    let content = entry.element.content
    let bytes = entry.file.text[content]
    let start = bytes.prefix(while: XMLScanner.isSpace)
    let end = bytes.reversed().prefix(while: XMLScanner.isSpace)
    let blanks = Array(start) + Array(end)
    guard !blanks.isEmpty, !blanks.contains(0x0A), !blanks.contains(0x0D) else { return nil }
    return Location(file: entry.file, range: content)
  }
}
