import FoundationEssentials
import TestSupport
import Testing

/// What the command says about Android modules, as programs read it.
@Suite struct AndroidCommandTests {
  private static let package = String(#filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined())
  private static let export = "examples/maze-game/app/src/main/res/values/games-ids.xml"

  private struct Resource: Decodable, Equatable {
    var name: String
    var kind: String?
    var id: String?
    var number: Int?
    var appId: String?
  }

  private struct Games: Decodable {
    var appId: String?
    var packageName: String?
    var resources: [Resource]
  }

  private struct Report: Decodable {
    struct Listing: Decodable {
      var layout: String
      var root: String
      var resources: [Resource]?
      var findings: [Finding]
    }
    struct Finding: Decodable {
      var rule: String
      var severity: String
      var store: String?
      var file: String
      var line: Int?
      var column: Int?
    }
    var listings: [Listing]
  }

  private static func decoded<Value: Decodable>(_ type: Value.Type, _ arguments: [String]) throws -> Value {
    let outcome = try Executable.run(arguments, in: package)
    return try JSONDecoder().decode(type, from: Data(outcome.stdout.utf8))
  }

  @Test(arguments: [export]) func inspectTellsTheIDsOfAGame(_ path: String) throws {
    let games = try Self.decoded(Games.self, ["inspect", "--format", "json", path])
    #expect(games.appId == "305419896123" && games.packageName == "com.example.maze.game")
    #expect(games.resources.count == 6)
    #expect(
      games.resources.first
        == Resource(
          name: "achievement_first_steps", kind: "achievement", id: "CgkIu4rH4_EIEAIQAQ", number: 1,
          appId: "305419896123"))
    let text = try Executable.run(["inspect", path], in: Self.package).stdout
    #expect(text.contains("event 6: event_doors_opened CgkIu4rH4_EIEAIQBg"))
  }

  @Test func theReportListsTheResources() throws {
    let report = try Self.decoded(Report.self, ["--format", "json", "examples/maze-game-broken"])
    let listing = try #require(report.listings.first)
    #expect(report.listings.count == 1 && listing.layout == "android-project")
    #expect(listing.root == "examples/maze-game-broken/app/src/main")
    let resources = try #require(listing.resources)
    #expect(resources.map(\.number) == [1, nil, 3, 4, 5, 5])
    #expect(resources.first?.appId == "286331153001" && resources[1].appId == nil)
    let finding = try #require(listing.findings.first { $0.rule == "games-id-of-another-app" })
    #expect(finding.file == "res/values/games-ids.xml" && finding.line == 9 && finding.column == 63)
    #expect(finding.severity == "error" && finding.store == nil)
  }

  @Test func aSingleFileHasLayoutFile() throws {
    let listing = try #require(
      try Self.decoded(Report.self, ["--format", "json", Self.export]).listings.first)
    #expect(listing.layout == "file" && listing.resources?.count == 6)
    #expect(listing.root == "examples/maze-game/app/src/main/res/values")
  }

  @Test func otherFilesHaveNothingToInspect() throws {
    let folder = try TemporaryFolder(["a.xml": "<a/>", "app.jsonld": "{}"])
    let outcome = try Executable.run(["inspect", "\(folder.path)/a.xml"])
    #expect(outcome.status == 3 && outcome.stderr.contains("nothing to inspect found"))
    let data = try Executable.run(["--verbose", "\(folder.path)/app.jsonld"])
    #expect(data.status == 0 && data.stdout.contains("note: the object has no @context"))
    #expect(!data.stdout.contains("not checked"))
  }

  @Test func aDoctypeInASingleFileIsAWarning() throws {
    let folder = try TemporaryFolder([
      "strings.xml":
        "<!DOCTYPE resources [<!ENTITY a \"x\">]><resources><string name=\"a\">&a;</string></resources>"
    ])
    let outcome = try Executable.run(["\(folder.path)/strings.xml"])
    #expect(outcome.status == 0 && outcome.stdout.contains("warning: a DOCTYPE"))
  }
}
