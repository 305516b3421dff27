import Testing

@testable import ListingValidator

@Suite struct ConfigurationTests {
  private func read(_ json: String) throws(ConfigurationFault) -> Configuration {
    let reader = ConfigurationReader(
      json: StrictJSON(Array(json.utf8), path: "c.json"), folder: "/repository/app", home: "/repository/app",
      boundary: Boundary(root: "/repository")
    ) { (_: JSONValue, _: String) throws(ConfigurationFault) in Configuration() }
    return try reader.read()
  }

  @Test func everySettingIsRead() throws {
    let configuration = try read(
      """
      {
        // for the Appstore only
        "$schema": "https://example.com/schema.json",
        "stores": ["amazon-appstore"], "locales": ["en-US", "de_DE"], "devices": ["fire-tv"], "route": "api",
        "console": "gen3", "layouts": ["fastlane", "listing-xml"], "failOn": "warning",
        "exclude": ["old/**"], "profile": "2026-11-30", "baseline": "ci/known.json",
        "overrides": [{"paths": ["beta/**"], "rules": {"long-description-too-long": "warning"}}],
        "rules": {"app-title-missing": "off"},
        "limits": {"display-title": 25, "keywords": 10},
        "allow": {"watched-mark-in-text": ["YouTube"]},
        "suppressions": [
          {"rule": "html-in-text", "paths": ["**/de-DE/*.txt"], "locales": ["de-DE"], "reason": "shown well"},
        ],
      }
      """)
    #expect(configuration.stores == ["amazon-appstore"])
    #expect(configuration.locales == ["en-US", "de_DE"])
    #expect(configuration.devices == [.fireTV])
    #expect(configuration.route == .api && configuration.console == .gen3)
    #expect(configuration.layouts == [.fastlane, .listingXML])
    #expect(configuration.failLevel == .warning)
    #expect(configuration.exclude.map(\.text) == ["old/**"])
    #expect(configuration.profile == CalendarDay("2026-11-30"))
    #expect(configuration.baseline?.path == "/repository/app/ci/known.json")
    // Those for all files come first, whatever the order of the keys.
    #expect(configuration.levels.map(\.rule) == ["app-title-missing", "long-description-too-long"])
    #expect(configuration.levels.map(\.level) == [nil, .warning])
    #expect(configuration.levels.map(\.pattern?.text) == [nil, "beta/**"])
    #expect(configuration.limits == [.displayTitle: 25, .keywords: 10])
    #expect(configuration.allowedWords == ["watched-mark-in-text": ["YouTube"]])
    let suppression = try #require(configuration.suppressions.first)
    #expect(suppression.rule == "html-in-text" && suppression.reason == "shown well")
    #expect(suppression.patterns == ["**/de-DE/*.txt"] && suppression.locales == ["de-DE"])
    #expect(suppression.origin == "c.json:12" && !suppression.isInSource)
    #expect(configuration.origins["failOn"]?.description == "c.json:5")
    #expect(configuration.origins["limits keywords"]?.description == "c.json:9")
  }

  @Test(arguments: [
    ("{\"store\": []}", 1, 2, "unknown key \"store\"; did you mean \"stores\"?"),
    ("{\"stores\":\n [\"amazon\"]}", 2, 3, "unknown value \"amazon\"; allowed: amazon-appstore, google-play"),
    (
      "{\"rules\": {\"app-title-mising\": \"off\"}}", 1, 12,
      "unknown rule \"app-title-mising\"; did you mean \"app-title-missing\"?"
    ),
    (
      "{\"rules\": {\"app-title-missing\": \"silent\"}}", 1, 33,
      "\"silent\" is no level; allowed: off, note, warning, error"
    ),
    ("{\"locales\": [\"english\"]}", 1, 14, "\"english\" is no language tag"),
    ("{\"profile\": \"yesterday\"}", 1, 13, "expected a date as 2026-11-30"),
    ("{\"overrides\": [{}]}", 1, 16, "an override needs \"paths\" and \"rules\""),
    ("[]", 1, 1, "expected an object"),
    ("{\"locales\": []}", 1, 13, "expected a list that is not empty"),
    ("{\"stores\": []}", 1, 12, "expected a list that is not empty"),
    ("{\"route\": \"apii\"}", 1, 11, "unknown route \"apii\"; did you mean \"api\"?"),
    ("{\"failon\": \"error\"}", 1, 2, "unknown key \"failon\"; did you mean \"failOn\"?"),
    (
      "{\"failOn\": \"warnings\"}", 1, 12,
      "unknown value \"warnings\"; did you mean \"warning\"?; allowed: error, warning, note, never"
    ),
    (
      "{\"layouts\": [\"fastlan\"]}", 1, 14,
      "unknown value \"fastlan\"; did you mean \"fastlane\"?; allowed: "
        + "listing-xml, appdf, fastlane, gradle-play-publisher, triplet-old, app-metadata, android-project"
    ),
    (
      "{\"limits\": {\"title\": 25}}", 1, 13,
      "unknown limit \"title\"; allowed: app-title, display-title, short-description, long-description, "
        + "feature-bullet, feature-bullets, keyword, keywords, release-notes"
    ),
    ("{\"limits\": {\"keyword\": 0}}", 1, 24, "expected a whole number from 1 to 1000000"),
    ("{\"limits\": {\"keyword\": 2.5}}", 1, 24, "expected a whole number from 1 to 1000000"),
    ("{\"limits\": {\"keyword\": 99999999999999999999}}", 1, 24, "expected a whole number from 1 to 1000000"),
    (
      "{\"allow\": {\"watched-mark-in-txt\": [\"a\"]}}", 1, 12,
      "unknown rule \"watched-mark-in-txt\"; did you mean \"watched-mark-in-text\"?"
    ),
    ("{\"allow\": {\"watched-mark-in-text\": []}}", 1, 36, "expected a list that is not empty"),
    ("{\"allow\": {\"watched-mark-in-text\": [\" \"]}}", 1, 37, "expected a text"),
    ("{\"suppressions\": {}}", 1, 18, "expected a list of suppressions"),
    (
      "{\"suppressions\": [{\"rule\": \"html-in-text\", \"paths\": [\"a\"]}]}", 1, 19,
      "a suppression needs \"rule\", \"paths\" and \"reason\""
    ),
    (
      "{\"suppressions\": [{\"rule\": \"*\", \"paths\": [\"a\"], \"reason\": \"b\"}]}", 1, 28,
      "\"*\" would hide everything: name the rule"
    ),
    (
      "{\"suppressions\": [{\"rule\": \"html-in-txt\", \"paths\": [\"a\"], \"reason\": \"b\"}]}", 1, 28,
      "unknown rule \"html-in-txt\"; did you mean \"html-in-text\"?"
    ),
    (
      "{\"suppressions\": [{\"rule\": \"html-in-text\", \"paths\": [\"a\"], \"reason\": \" \"}]}", 1, 70,
      "expected a text"
    ),
    (
      "{\"suppressions\": [{\"rule\": \"html-in-text\", \"paths\": [], \"reason\": \"b\"}]}", 1, 53,
      "expected a list that is not empty"
    ),
    (
      "{\"suppressions\": [{\"rule\": \"suppression-unused\", \"paths\": [\"a\"], \"reason\": \"b\"}]}", 1,
      28,
      "suppression-unused is about suppressions and cannot be suppressed; the settings can switch it off"
    ),
    (
      "{\"baseline\": \"../../b.json\"}", 1, 14,
      "\"../../b.json\" lies outside the folder that may be read"
    ),
    (
      "{\"stores\": [\"amazon-appstore\"], \"stores\": [\"amazon-appstore\"]}", 1, 33,
      "duplicate name \"stores\""
    ),
    ("\u{FEFF}{\"rule\": {}}", 1, 2, "unknown key \"rule\"; did you mean \"rules\"?"),
  ])
  func mistakesAreLocated(_ json: String, _ line: Int, _ column: Int, _ message: String) {
    #expect {
      try read(json)
    } throws: { error in
      error as? ConfigurationFault
        == ConfigurationFault(
          path: "c.json", position: Position(line: line, column: column), message: message)
    }
  }

  @Test(arguments: [
    ("*.txt", "a/b.txt", true), ("a/*.txt", "a/b.txt", true), ("a/*.txt", "a/c/b.txt", false),
    ("a/**", "a/b/c", true), ("**/c", "a/b/c", true), ("b", "a/b", true), ("a/b", "x/a/b", false),
  ])
  func globsMatchPaths(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(Glob(pattern).matches(path) == matches)
  }

  @Test func manyStarsTakeLittleTime() {
    let pattern = String(repeating: "**/a/", count: 20) + "z"
    let path = String(repeating: "a/", count: 200) + "b"
    #expect(!Glob(pattern).matches(path))
  }

  @Test func levelsCapAndSilence() {
    let levels = RuleLevels([
      .init(rule: "a", level: .warning), .init(rule: "b", level: nil),
      .init(rule: "b", level: .note, pattern: PathPattern("x/**")),
    ])
    let place = Location(path: "x/y")
    #expect(levels.level(of: "a", for: .error, at: place) == .warning)
    #expect(levels.level(of: "a", for: .note, at: place) == .note)
    #expect(levels.level(of: "b", for: .error, at: place) == .note)
    #expect(levels.level(of: "b", for: .error, at: Location(path: "z")) == nil)
    #expect(levels.level(of: "c", for: .error, at: place) == .error)
  }

  @Test(arguments: [
    ("app/de-DE/*", true), ("de-DE/*", true), ("title.txt", true), ("*/de-DE/title.txt", true),
    ("../other/**", false), ("fr-FR/*", false), ("/app/de-DE/*", true), ("repository/**", false),
  ])
  func patternsCountFromTheSettingsOrTheListing(_ pattern: String, _ matches: Bool) {
    let pattern = PathPattern(pattern, folder: "/repository")
    #expect(pattern.matches("de-DE/title.txt", in: "/repository/app") == matches)
  }

  @Test func patternsOutsideTheFolderOfTheSettings() {
    let pattern = PathPattern("../shared/**", folder: "/repository/app")
    #expect(pattern.matches("texts/a.txt", in: "/repository/shared"))
    #expect(!pattern.matches("texts/a.txt", in: "/repository/app"))
    // Without a folder of its own only the listing's root counts.
    #expect(!PathPattern("app/*").matches("a.txt", in: "/repository/app"))
  }

  @Test(arguments: [
    (0, "1970-01-01"), (951_782_400, "2000-02-29"), (1_796_000_000, "2026-11-30"), (-1, "1969-12-31"),
  ])
  func daysAreCounted(_ seconds: Int, _ day: String) {
    #expect(CalendarDay(secondsSince1970: seconds).description == day)
    #expect(CalendarDay(day) == CalendarDay(secondsSince1970: seconds))
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "26-01-01", "2026-1-1", "", "2026-01-01T00:00"])
  func noSuchDay(_ text: String) { #expect(CalendarDay(text) == nil) }
}
