struct WebAppManifestMalformed: Rule {
  static let json = RuleCase("json", .error, "the file is no JSON object")
  static let key = RuleCase("verification-key", .note, "verification_key is not of the form that was seen")
  static let type = RuleCase("type", .note, "type is not the one that was seen")
  static let date = RuleCase("last-update", .note, "last_update is not of the form that was seen")

  static let info = RuleInfo(
    "web-app-manifest-malformed", "malformed manifest of a web app", area: .binaries,
    rationale: """
      The store made web-app-manifest.json, a JSON file, and the developer put it beside the app. The fields are known \
      from one real file only: verification_key (a UUID), version, type "web" and last_update.
      """,
    cases: [json, key, type, date],
    sources: [.amazon("web-app-manifest", .officialDated), .amazon("pacman-canvas", .publicCode)],
    flagged: [
      FlaggedExample(json, .webManifest("{\"type\": \"web\"⟦⟧")),
      FlaggedExample(json, .webManifest("⟦[]⟧")),
      FlaggedExample(key, .webManifest("{\"verification_key\": ⟦\"12345\"⟧}")),
      FlaggedExample(type, .webManifest("{\"type\": ⟦\"app\"⟧}")),
      FlaggedExample(date, .webManifest("{\"last_update\": ⟦\"yesterday\"⟧}")),
    ],
    accepted: [
      .webManifest(
        """
        {"verification_key": "6f9619ff-8b86-d011-b42d-00cf4fc964ff", "version": "1.0.6", "type": "web",
         "last_update": "2013-05-21 09:05:13+0000"}
        """),
      .webManifest("{}"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let manifest = listing.webApp?.manifest else { return }
    if let malformed = manifest.malformed {
      report.flag(
        Self.json, at: malformed.location, "the web app's manifest is no JSON object: \(malformed.value)",
        help: "download the manifest anew from the console", field: .webApp)
      return
    }
    func flag(
      _ ruleCase: RuleCase, _ name: String, _ value: Located<String>?, _ form: String, _ allowed: String
    ) {
      guard let value, !Self.matches(value.value, form) else { return }
      report.flag(
        ruleCase, at: value.location, "\(name) is \"\(value.value)\"", found: value.value, allowed: allowed,
        help: "write it as the console did: \(allowed)", field: .webApp)
    }
    flag(
      Self.key, "verification_key", manifest.verificationKey, "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh",
      "a UUID, such as 6f9619ff-8b86-d011-b42d-00cf4fc964ff")
    flag(Self.type, "type", manifest.type, "web", "web")
    flag(
      Self.date, "last_update", manifest.lastUpdate, "dddd-dd-dd dd:dd:dd+dddd", "YYYY-MM-DD HH:MM:SS+0000")
  }

  /// True where a text is of a form in which `d` stands for a digit, `h` for a hexadecimal one.
  private static func matches(_ text: String, _ form: String) -> Bool {
    text.count == form.count
      && zip(text, form).allSatisfy { character, pattern in
        switch pattern {
        case "d": character.isASCII && character.isNumber
        case "h": character.isASCII && character.isHexDigit
        default: character == pattern
        }
      }
  }
}

extension Example {
  /// A hosted web app with this manifest.
  fileprivate static func webManifest(_ json: String) -> Example {
    Example(
      "<web-app url=\"https://app.example.com/\" manifest=\"web-app-manifest.json\"/>",
      files: ["web-app-manifest.json": json])
  }
}
