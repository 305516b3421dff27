import Testing

@testable import ListingValidator

@Suite struct ConfigurationTests {
  private func read(_ json: String) throws -> Configuration {
    try ConfigurationReader.read(Array(json.utf8), path: "c.json")
  }

  @Test func everySettingIsRead() throws {
    let configuration = try read(
      """
      {
        // for the Appstore only
        "stores": ["amazon-appstore"], "locales": ["en-US", "de_DE"], "devices": ["fire-tv"], "route": "api",
        "exclude": ["old/**"], "profile": "2026-11-30",
        "rules": {"app-title-missing": "off"},
        "overrides": [{"paths": ["beta/**"], "rules": {"long-description-too-long": "warning"}}],
      }
      """)
    #expect(configuration.stores == ["amazon-appstore"])
    #expect(configuration.locales == ["en-US", "de_DE"])
    #expect(configuration.devices == [.fireTV])
    #expect(configuration.route == .api)
    #expect(configuration.exclude == ["old/**"])
    #expect(configuration.profile == CalendarDay("2026-11-30"))
    #expect(configuration.levels.map(\.rule) == ["app-title-missing", "long-description-too-long"])
    #expect(configuration.levels.map(\.level) == [nil, .warning])
    #expect(configuration.levels.map(\.path) == [nil, "beta/**"])
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
      .init(rule: "b", level: .note, path: "x/**"),
    ])
    let place = Location(path: "x/y")
    #expect(levels.level(of: "a", for: .error, at: place) == .warning)
    #expect(levels.level(of: "a", for: .note, at: place) == .note)
    #expect(levels.level(of: "b", for: .error, at: place) == .note)
    #expect(levels.level(of: "b", for: .error, at: Location(path: "z")) == nil)
    #expect(levels.level(of: "c", for: .error, at: place) == .error)
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
