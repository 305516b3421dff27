import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The examples with the report beside each, byte for byte.
@Suite struct ExampleReports {
  static let examples = [
    "meeting-planner", "paid-notes", "fire-tv-player", "fire-tv-module", "fastlane-todo", "appdf-weather",
    "maze-game",
  ]

  /// The folder of the package.
  private static let package = String(#filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined())

  @Test(arguments: examples.flatMap { [$0, "\($0)-broken"] }) func reportIsAsRecorded(_ name: String) throws {
    let outcome = try Executable.run(["examples/\(name)"], in: Self.package)
    #expect(outcome.status == (name.hasSuffix("-broken") ? 1 : 0))
    #expect(outcome.stderr == "")
    let path = "\(Self.package)/examples/\(name)/expected.txt"
    // Set to record: the test then fails, so that nobody takes the new report for a checked one.
    if getenv("LISTING_LINT_RECORD") != nil {
      let file = try #require(fopen(path, "w"))
      defer { fclose(file) }
      fputs(outcome.stdout, file)
      Issue.record("recorded \(path)")
    }
    #expect(outcome.stdout == (try TextFile.read(path)))
  }

  @Test func theReadmeShowsARealReport() throws {
    let readme = try TextFile.read("\(Self.package)/README.md")
    let report = try TextFile.read("\(Self.package)/examples/meeting-planner-broken/expected.txt")
    let shown = try #require(
      readme.split(separator: "```text\n", maxSplits: 1).last?.split(separator: "```").first)
    let lines = shown.split(separator: "\n").filter { $0 != "…" }
    #expect(lines.count > 5)
    #expect(lines.allSatisfy { report.contains("\($0)\n") })
  }
}
