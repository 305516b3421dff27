import TestSupport
import Testing

/// The examples with the report beside each, byte for byte.
@Suite struct ExampleReports {
  static let examples = [
    "meeting-planner", "paid-notes", "fire-tv-player", "fire-tv-module", "fastlane-todo", "appdf-weather",
    "maze-game",
  ]

  @Test(arguments: examples.flatMap { [$0, "\($0)-broken"] }) func reportIsAsRecorded(_ name: String) throws {
    let outcome = try Executable.run(["examples/\(name)"], in: Recorded.package)
    #expect(outcome.status == (name.hasSuffix("-broken") ? 1 : 0))
    #expect(outcome.stderr == "")
    try Recorded.expect(outcome.stdout, at: "examples/\(name)/expected.txt")
  }

  @Test func theReadmeShowsARealReport() throws {
    let readme = try TextFile.read("\(Recorded.package)/README.md")
    let report = try TextFile.read("\(Recorded.package)/examples/meeting-planner-broken/expected.txt")
    let shown = try #require(
      readme.split(separator: "```text\n", maxSplits: 1).last?.split(separator: "```").first)
    let lines = shown.split(separator: "\n").filter { $0 != "…" }
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { report.contains("\($0)\n") })
  }
}
