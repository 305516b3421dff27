struct GamesMetaDataMalformed: Rule {
  static let number = RuleCase(
    "literal-number", .error, "the number itself is written, which the build packs as a number")
  static let space = RuleCase(
    "leading-space", .error, "a backslash and a space leave a space before the number")
  static let notDigits = RuleCase("not-digits", .error, "the value is neither a string resource nor a number")
  static let escaped = RuleCase(
    "escaped-digit", .note, "the first digit is escaped, so that the value stays a string")

  static let info = RuleInfo(
    "games-meta-data-malformed", "games APP_ID that the games services cannot read", area: .gamesServices,
    rationale: """
      The value of the APP_ID meta-data must be a string of digits. A number written out is packed as a number, and the \
      games services see no string (DEVELOPER_ERROR). A backslash and a space in front, once passed around as a cure, \
      leave the space in the value: the app stops with "must be a numeric value". A string resource works, and so does \
      an escaped first digit (\\u0031…).
      """,
    cases: [number, space, notDigits, escaped],
    sources: .gamesManifest + [
      .resourceUtils,
      Source("https://github.com/Abedalkareem/games_services/issues/126", .thirdParty),
      Source("https://github.com/Abedalkareem/games_services/issues/63", .thirdParty),
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/2013", .thirdParty),
    ],
    flagged: [
      FlaggedExample(number, .gamesAppID("⟦232323232323⟧")),
      FlaggedExample(space, .gamesAppID("⟦\\ 232323232323⟧")),
      FlaggedExample(notDigits, .gamesAppID("⟦FOOBAR⟧")),
      FlaggedExample(escaped, .gamesAppID("⟦\\u00332323232323⟧")),
    ],
    accepted: [
      .gamesAppID("@string/app_id"), .gamesAppID("@string/game_services_project_id"), .gamesAppID("${games}"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let application = app.manifest.application else { return }
    // One in a component has a rule of its own, and is judged when it is in its place.
    for metaData in application.metaData where metaData.name?.value == GamesIDsReader.metadataName {
      guard let attribute = metaData.value else { continue }
      switch attribute.value {
      case .integer, .float: flag(Self.number, attribute, into: &report)
      case .text(let text):
        guard app.manifest.form == .source else {
          if !Self.isNumber(text) { flag(Self.notDigits, attribute, into: &report) }
          continue
        }
        if Self.isNumber(text) {
          flag(Self.number, attribute, into: &report)
        } else if text.hasPrefix("\\ "), Self.isNumber(String(text.dropFirst(2))) {
          flag(Self.space, attribute, into: &report)
        } else if text.hasPrefix("\\u003"), Self.isNumber(Self.unescaped(text)) {
          flag(Self.escaped, attribute, into: &report)
        } else {
          flag(Self.notDigits, attribute, into: &report)
        }
      case .boolean: flag(Self.notDigits, attribute, into: &report)
      case .reference, .placeholder: continue
      }
    }
  }

  private func flag(_ ruleCase: RuleCase, _ attribute: AndroidAttribute, into report: inout Report) {
    let written = attribute.value.written
    let reason =
      switch ruleCase {
      case Self.number: "is packed as a number, and the games services see no string"
      case Self.space: "has a space before the number when it is read, and the app stops"
      case Self.escaped: "stays a string because its first digit is escaped"
      default: "is neither a string resource nor digits"
      }
    report.flag(
      ruleCase, at: attribute.location, "the games APP_ID \"\(written)\" \(reason)", found: written,
      allowed: "@string/…",
      help: ruleCase == Self.escaped
        ? "fine as it is; a string resource is easier to read"
        : "put the number into a string resource and write android:value=\"@string/app_id\", or escape its first digit (\\u0031 for 1)"
    )
  }

  private static func isNumber(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// The text with a `\u003…` at its start decoded.
  private static func unescaped(_ text: String) -> String {
    let digits = text.dropFirst(2).prefix(4)
    guard digits.count == 4, let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
      return text
    }
    return String(scalar) + text.dropFirst(6)
  }
}

extension Example {
  /// A manifest with this value of the games APP_ID.
  fileprivate static func gamesAppID(_ value: String) -> Example {
    .application(
      "<meta-data android:name=\"com.google.android.gms.games.APP_ID\" android:value=\"\(value)\"/>")
  }
}
