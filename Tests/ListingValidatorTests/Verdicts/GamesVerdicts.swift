import Testing

@testable import ListingValidator

/// Files with the resources of a game, and what is said about each.
@Suite struct GamesVerdicts {
  /// One row: the file of a module, what else is in it, and what all rules say.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: Set<String>
    var files: [String: String]

    init(_ name: String, _ expected: String..., content: String, others: [String: String] = [:]) {
      testDescription = name
      self.expected = Set(expected)
      files = others.merging(["res/values/games-ids.xml": content]) { $1 }
    }
  }

  /// Ids of the game 379996204385, whose numbers are 1 and 2.
  private static let (first, second) = ("CgkI4dqnzIcLEAIQAQ", "CgkI4dqnzIcLEAIQAg")
  /// An id of the game 786410326200.
  private static let foreign = "CgkIuJHVzfEWEAIQAw"

  private static func string(_ name: String, _ value: String) -> String {
    "  <string name=\"\(name)\" translatable=\"false\">\(value)</string>\n"
  }

  private static func resources(_ strings: String...) -> String {
    "<resources>\n\(strings.joined())</resources>\n"
  }

  private static func export(
    appID: String = "379996204385", package: String = "org.example.maze", _ strings: String...
  ) -> String {
    resources(string("app_id", appID), string("package_name", package), strings.joined())
  }

  private static func manifest(_ metadata: String) -> String {
    """
    <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example.maze">
      <application>\(metadata)</application>
    </manifest>
    """
  }

  private static func appIDMetadata(_ value: String) -> String {
    "<meta-data android:name=\"com.google.android.gms.games.APP_ID\" android:value=\"\(value)\"/>"
  }

  // MARK: The file

  static let shapes: [Row] = [
    Row("export of today", content: export(string("achievement_a", first))),
    Row(
      "export of 2013: no package_name, no translatable", "note games-old-export",
      content: resources(
        "<string name=\"app_id\">379996204385</string>", "<string name=\"achievement_a\">\(first)</string>")),
    Row(
      "no package_name alone", "note games-old-export",
      content: resources(string("app_id", "379996204385"), string("achievement_a", first))),
    Row("package_name empty", "warning games-package-name-empty", content: export(package: "")),
    Row("Windows line ends", content: export(string("achievement_a", first)).replacing("\n", with: "\r\n")),
    Row("no XML declaration, byte-order mark", content: "\u{FEFF}\(export(string("achievement_a", first)))"),
    Row("no achievement at all", content: export()),
    Row("a name outside the console's prefixes", content: export(string("pgs_a", first))),
    Row(
      "application id in strings.xml", content: resources(string("achievement_a", first)),
      others: ["res/values/strings.xml": resources(string("app_id", "379996204385"))]),
    Row(
      "application id in strings.xml, ids of another game", "error games-id-of-another-app",
      content: resources(string("achievement_a", foreign)),
      others: ["res/values/strings.xml": resources(string("app_id", "379996204385"))]),
    Row(
      "application id under the newer name",
      content: resources(
        string("game_services_project_id", "379996204385"), string("package_name", "org.example.maze"),
        string("achievement_a", first))),
    Row(
      "application id under the newer name, ids of another game", "error games-id-of-another-app",
      content: resources(
        string("game_services_project_id", "379996204385"), string("package_name", "org.example.maze"),
        string("achievement_a", foreign))),
    Row(
      "application id nowhere", "note games-app-id-missing",
      content: resources(string("achievement_a", first))),
    Row("a quest", "warning games-quest", content: export(string("quest_a", first))),
    Row(
      "ids of views",
      content: "<resources><item type=\"id\" name=\"app_id\"/><id name=\"achievement_a\"/></resources>"),
    Row(
      "captions beside somebody else's app_id",
      content: resources(string("title", "Maze"), string("achievement_title", "Achievements")),
      others: [
        "res/values/strings.xml": resources(string("app_id", "not-of-games"), string("quest_title", "Quests"))
      ]),
  ]

  // MARK: Ids

  static let ids: [Row] = [
    Row("number 128: 19 characters", content: export(string("achievement_a", "CgkI4dqnzIcLEAIQgAE"))),
    Row("event in the outer field 3", content: export(string("event_a", "CgkI4dqnzIcLEAIYAQ"))),
    Row(
      "smaller application id: CggI, 16 characters",
      content: export(appID: "4294967297", string("achievement_a", "CggIgYCAgBAQAhAB"))),
    Row(
      "id of another game", "error games-id-of-another-app",
      content: export(string("achievement_a", first), string("achievement_b", foreign))),
    Row(
      "one character too few", "error games-id-malformed",
      content: export(string("achievement_a", "CgkI4dqnzIcLEAIQA"))),
    Row(
      "two characters too few", "error games-id-malformed",
      content: export(string("achievement_a", "CgkI4dqnzIcLEAIQ"))),
    Row(
      "bits left over in the last character", "error games-id-malformed",
      content: export(string("achievement_a", "CgkI4dqnzIcLEAIQAR"))),
    Row(
      "other case", "error games-id-malformed", content: export(string("achievement_a", first.lowercased()))),
    Row("padding", "error games-id-malformed", content: export(string("achievement_a", "\(first)=="))),
    Row(
      "standard alphabet", "error games-id-malformed",
      content: export(string("achievement_a", "CgkI+4TS19UfEAIQAQ"))),
    Row(
      "bytes after the end", "error games-id-malformed",
      content: export(string("achievement_a", "\(first)AA"))),
    Row(
      "number over 64 bits", "error games-id-malformed",
      content: export(string("achievement_a", "Cg0I______________8DEAIQAQ"))),
    Row(
      "a number in place of the id", "error games-id-malformed",
      content: export(string("achievement_a", "42"))),
    Row(
      "O in place of 0 near the end", "error games-id-malformed",
      content: export(string("achievement_a", "CgkI4dqnzIcLEAIQBo"))),
    Row(
      "l in place of I within", "error games-id-of-another-app",
      content: export(appID: "305419896123", string("achievement_a", "CgkIu4rH4_ElEAIQAw"))),
    Row(
      "one number under two names", "warning games-id-twice",
      content: export(string("achievement_a", first), string("leaderboard_b", first))),
    Row(
      "placeholder", "error games-id-malformed", content: export(string("achievement_a", "sOmEiDsTrInG"))),
    Row(
      "id on a line of its own", content: export(string("achievement_a", "\n    \(first)\n  "))),
  ]

  // MARK: The application id

  static let appIDs: [Row] = [
    Row("10 digits", content: export(appID: "1234598760")),
    Row("13 digits", content: export(appID: "1088152699515")),
    Row("8 digits", "warning games-app-id-malformed", content: export(appID: "37999620")),
    Row("14 digits", "warning games-app-id-malformed", content: export(appID: "37999620438512")),
    Row("a letter", "error games-app-id-malformed", content: export(appID: "37999620438S")),
    Row("blank", "error games-app-id-malformed", content: export(appID: "", string("achievement_a", first))),
    Row("white space that the build drops", content: export(appID: " 379996204385 ")),
    Row("quoted white space", "error games-app-id-malformed", content: export(appID: "\" 379996204385\"")),
    Row("ReplaceMe", "error games-app-id-malformed", content: export(appID: "ReplaceMe")),
    Row("YOUR_APP_ID", "error games-app-id-malformed", content: export(appID: "YOUR_APP_ID")),
    Row("escaped first digit", content: export(appID: "\\u003379996204385".replacing("3379", with: "379"))),
    Row("made-up number", "warning games-value-placeholder", content: export(appID: "123456789012")),
    Row(
      "template's package", "warning games-value-placeholder", content: export(package: "net.example.newgame")
    ),
    Row(
      "an item, which is a number", "error games-app-id-malformed", "note games-old-export",
      content: resources(
        "<item type=\"string\" name=\"app_id\">379996204385</item>", string("achievement_a", first))),
    Row(
      "the manifest refers to it", "note google-services-meta-data", content: export(),
      others: ["AndroidManifest.xml": manifest(appIDMetadata("@string/app_id"))]),
    Row(
      "the manifest refers to another string", "warning games-app-id-missing",
      "note google-services-meta-data", content: export(),
      others: ["AndroidManifest.xml": manifest(appIDMetadata("@string/game_services_project_id"))]),
  ]

  // MARK: The package name

  static let packages: [Row] = [
    Row("as in the manifest", content: export(), others: ["AndroidManifest.xml": manifest("")]),
    Row(
      "another than in the manifest", "warning games-package-name-mismatch",
      content: export(package: "org.example.shelf"), others: ["AndroidManifest.xml": manifest("")]),
    Row(
      "manifest with an engine's default", content: export(),
      others: ["AndroidManifest.xml": "<manifest package=\"com.unity3d.player\"/>"]),
    Row("manifest without package", content: export(), others: ["AndroidManifest.xml": "<manifest/>"]),
    Row(
      "build file says it, the manifest something else", content: export(),
      others: [
        "AndroidManifest.xml": "<manifest package=\"org.example.code\"/>",
        "build.gradle": "android { defaultConfig { applicationId 'org.example.maze' } }",
      ]),
    Row(
      "another than in the build file", "warning games-package-name-mismatch", content: export(),
      others: ["build.gradle": "android { defaultConfig { applicationId 'org.example.shelf' } }"]),
    Row(
      "build file computes it", content: export(),
      others: ["build.gradle": "android { defaultConfig { applicationId project.id } }"]),
    Row(
      "one of several flavours", content: export(),
      others: [
        "build.gradle": """
        android { productFlavors {
          free { applicationId 'org.example.maze' }
          paid { applicationId 'org.example.maze.paid' }
        } }
        """
      ]),
    Row(
      "library", content: export(),
      others: [
        "build.gradle": "apply plugin: 'com.android.library'\nandroid { namespace 'org.example.games' }"
      ]),
  ]

  // MARK: Reports of faults

  static let reports: [Row] = [
    Row(
      "unity 3342: another game's application id", "error games-id-of-another-app",
      content: export(appID: "786410326201", string("achievement_a", first), string("achievement_b", second))),
    Row(
      "unity 2721: resources that cannot be parsed", "error malformed-xml",
      content: "<resources>\n\(string("achievement_a", first))<string name=\"b\">x</resources>"),
    Row(
      "unity 718: a fingerprint in place of the resources", "error malformed-xml",
      content: "5E:8F:16:06:2E:A3:CD:2C:4A:0D:54:78:76:BA:A6:F3:8C:AB:F6:25\n"),
    Row(
      "typographic quotes", "error malformed-xml",
      content: "<resources><string name=“app_id”>1</string></resources>"),
    Row(
      "unity 1571: two titles without Latin letters", "error duplicate-resource",
      content: export(string("achievement__", first), string("achievement__", second))),
    Row(
      "one title without Latin letters", "warning games-name-without-title",
      content: export(string("achievement__", first))),
    Row(
      "unity 1357: blank after an id", "error games-id-malformed",
      content: export(string("leaderboard_a", "\(first) "))),
    Row(
      "unity 3247: garbage in place of an id", "error games-id-malformed",
      content: export(string("leaderboard_a", "my board!"))),
    Row(
      "google-services-unity 2: application id of the demo left in place", "error games-id-of-another-app",
      content: export(appID: "424242424242", string("achievement_a", first), string("achievement_b", second))),
    Row(
      "the same without ids", "warning games-value-placeholder", content: export(appID: "424242424242")),
    Row(
      "wallabag 507: a name in two files", "error duplicate-resource", content: export(),
      others: ["res/values/strings.xml": resources(string("app_id", "379996204385"))]),
    Row(
      "myplanet 3986: substitutions without numbers", "warning substitutions-not-positional",
      content: export(),
      others: ["res/values/strings.xml": "<resources><string name=\"a\">%s of %s</string></resources>"]),
    Row(
      "the same, not for translators", content: export(),
      others: ["res/values/strings.xml": resources(string("a", "%s of %s"))]),
  ]

  @Test(arguments: shapes + ids + appIDs + packages + reports) func filesAreJudged(_ row: Row) throws {
    let findings = try Lint.findings(row.files.mapValues { Array($0.utf8) })
    let verdicts = Set(findings.map { "\($0.severity.rawValue) \($0.rule)" })
    #expect(verdicts == row.expected, "\(findings.map(\.message))")
  }

  @Test func whatWasPastedIsNamed() throws {
    func message(_ content: String) throws -> String {
      try Lint.findings(["res/values/games-ids.xml": Array(content.utf8)]).map(\.message).joined()
    }
    let fingerprint = Array(repeating: "5E", count: 20).joined(separator: ":")
    #expect(try message("SHA1: \(fingerprint)") == "this is a SHA-1 fingerprint, not XML")
    #expect(try message("\n{\"client\": []}") == "this is JSON, not XML")
    #expect(try message("379996204385") == "this is a number, not XML")
    #expect(try message(Self.first) == "this is the id of a games resource, not XML")
    #expect(try message("public class GPGSIds {}") == "this is source code, not XML")
  }

  @Test func faultsPointAtWhatTheOwnerWouldEdit() throws {
    let content = Self.export(Self.string("achievement_a", Self.foreign))
    let findings = try Lint.findings(["res/values/games-ids.xml": Array(content.utf8)])
    let location = try #require(findings.first?.location)
    let range = try #require(location.range)
    #expect(location.path == "res/values/games-ids.xml")
    #expect(String(decoding: Array(content.utf8)[range], as: UTF8.self) == Self.foreign)
  }
}
