import TestSupport
import Testing

@testable import ListingValidator

/// Which file holds, and what it takes over from others.
@Suite struct ConfigurationLookupTests {
  private func configuration(
    _ files: [String: String], for path: String = ".", boundary: String? = nil
  ) throws -> Configuration {
    let folder = try TemporaryFolder(files)
    return try withExtendedLifetime(folder) {
      var lookup = ConfigurationLookup(given: nil, boundary: boundary.map { "\(folder.path)/\($0)" })
      return try lookup.configuration(for: "\(folder.path)/\(path)")
    }
  }

  @Test func theNearestFileHolds() throws {
    let files = [
      ".git/HEAD": "", ".listing-lint.json": "{\"route\": \"api\", \"failOn\": \"note\"}",
      "app/.listing-lint.json": "{\"console\": \"gen1\"}", "app/listing.xml": "",
    ]
    let near = try configuration(files, for: "app/listing.xml")
    #expect(near.console == .gen1 && near.route == nil && near.failLevel == nil)
    let far = try configuration(files)
    #expect(far.route == .api && far.console == nil)
  }

  @Test func aFileIsTakenOverWhereItIsNamed() throws {
    let configuration = try configuration(
      [
        ".git/HEAD": "",
        "shared.json": """
        {"extends": "ci/base.json", "failOn": "warning", "limits": {"keyword": 20},
         "rules": {"html-in-text": "note", "emoji-in-text": "off"}}
        """,
        "ci/base.json": """
        {"failOn": "note", "exclude": ["old"], "limits": {"keyword": 30, "keywords": 9},
         "allow": {"watched-mark-in-text": ["YouTube"]}, "overrides": [{"paths": ["x/**"], "rules": {"html-in-text": "off"}}],
         "suppressions": [{"rule": "html-in-text", "paths": ["a/**"], "reason": "b"}]}
        """,
        "app/.listing-lint.json": """
        {"extends": "../shared.json", "exclude": ["new"], "allow": {"watched-mark-in-text": ["Gmail"]},
         "rules": {"html-in-text": "warning"}}
        """,
      ], for: "app")
    #expect(configuration.failLevel == .warning)
    #expect(configuration.exclude.map(\.text) == ["old", "new"])
    #expect(configuration.limits == [.keyword: 20, .keywords: 9])
    #expect(configuration.allowedWords["watched-mark-in-text"] == ["YouTube", "Gmail"])
    #expect(configuration.levels.map(\.level) == [nil, .note, nil, .warning])
    #expect(configuration.suppressions.map(\.patterns) == [["a/**"]])
    // What a file says counts from its own folder.
    #expect(configuration.exclude.map { $0.folder?.hasSuffix("/ci") } == [true, false])
    #expect(configuration.origins["failOn"]?.path.hasSuffix("shared.json") == true)
    #expect(configuration.path?.hasSuffix("app/.listing-lint.json") == true)
  }

  @Test(arguments: [
    ("{\"extends\": \"missing.json\"}", "cannot extend \"missing.json\": no such file or folder"),
    (
      "{\"extends\": \"../outside.json\"}",
      "cannot extend \"../outside.json\": lies outside the folder that may be read"
    ),
    (
      "{\"extends\": \"/etc/passwd\"}",
      "cannot extend \"/etc/passwd\": lies outside the folder that may be read"
    ),
    ("{\"extends\": \"link.json\"}", "cannot extend \"link.json\": lies outside the folder that may be read"),
    (
      "{\"extends\": \"https://example.com/a.json\"}",
      "cannot extend \"https://example.com/a.json\": lies outside the folder that may be read"
    ),
    (
      "{\"extends\": \".listing-lint.json\"}",
      "cannot extend \".listing-lint.json\": the files extend each other in a circle"
    ),
    ("{\"extends\": \"a.json\"}", "cannot extend \"b.json\": the files extend each other in a circle"),
    ("{\"extends\": \"folder\"}", "is a folder"),
    ("{\"extends\": [\"a.json\"]}", "expected a text"),
  ])
  func aFileThatCannotBeTakenOver(_ json: String, _ message: String) throws {
    let folder = try TemporaryFolder([
      "app/.listing-lint.json": json, "app/a.json": "{\"extends\": \"b.json\"}",
      "app/b.json": "{\"extends\": \"b.json\"}", "outside.json": "{}", "app/folder/x": "",
    ])
    try folder.link("app/link.json", to: "../outside.json")
    var lookup = ConfigurationLookup(given: nil, boundary: nil)
    #expect {
      try lookup.configuration(for: "\(folder.path)/app")
    } throws: { error in
      (error as? ConfigurationFault)?.message == message
    }
  }

  @Test func aLongChainEnds() throws {
    var files = [".listing-lint.json": "{\"extends\": \"0.json\"}"]
    for number in 0..<30 { files["\(number).json"] = "{\"extends\": \"\(number + 1).json\"}" }
    #expect {
      try configuration(files)
    } throws: { error in
      (error as? ConfigurationFault)?.message
        == "cannot extend \"15.json\": more than 16 files extend each other"
    }
  }

  @Test func aGivenBoundaryHoldsForReferencesToo() throws {
    let files = [
      ".git/HEAD": "", "base.json": "{}", "app/.listing-lint.json": "{\"extends\": \"../base.json\"}",
    ]
    #expect(try configuration(files, for: "app").path != nil)
    #expect(throws: ConfigurationFault.self) { try configuration(files, for: "app", boundary: "app") }
  }
}
