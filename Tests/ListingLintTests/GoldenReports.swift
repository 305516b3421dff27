import Foundation
import ListingValidator
import TestSupport
import Testing

/// Every format on one hostile listing: as recorded, harmless, and accepted by those who read it.
@Suite struct GoldenReports {
  private static let extensions: [ReportFormat: String] = [
    .text: "txt", .json: "json", .jsonl: "jsonl", .sarif: "sarif", .junit: "junit.xml",
    .checkstyle: "checkstyle.xml", .github: "github.txt", .gitlab: "gitlab.json", .markdown: "md",
    .html: "html",
  ]

  /// The programs that read reports; nil where they are not installed.
  private static let python: String? = {
    let path = "\(Recorded.package)/.build/consumers/bin/python3"
    return FileSystem().realPath(path) == nil ? nil : path
  }()

  private static func report(_ format: ReportFormat, _ folder: TemporaryFolder) throws -> String {
    try HostileListing.write(into: folder)
    let outcome = try Executable.run(
      [HostileListing.root, "nowhere \u{1B}[1m<&>", "--format", format.rawValue, "--expand"], in: folder.path)
    #expect(outcome.status == 3)
    return outcome.stdout
  }

  @Test(arguments: ReportFormat.allCases) func isAsRecorded(_ format: ReportFormat) throws {
    let folder = try TemporaryFolder()
    let text = try Self.report(format, folder)
    let name = try #require(Self.extensions[format])
    try Recorded.expect(
      format == .html ? Self.withoutAssets(text) : text, at: "Tests/ListingLintTests/Golden/hostile.\(name)")
    #expect(!text.contains(folder.path), "a machine's folder is named")
    for secret in HostileListing.secrets { #expect(!text.contains(secret)) }
    let hasControls = text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(!hasControls)
    // JSON keeps what was written, a path must be that of the file, and elements of HTML confine directions: all else
    // is shown to people as it is.
    let hasBidi = text.unicodeScalars.contains("\u{202E}")
    if ![.json, .jsonl, .sarif, .gitlab, .html].contains(format) { #expect(!hasBidi) }
  }

  /// The HTML without its style, script and their hashes, which have files of their own.
  private static func withoutAssets(_ html: String) throws -> String {
    var text = html
    for name in ["css", "js"] {
      let asset = try TextFile.read("\(Recorded.package)/Sources/CReportAssets/report.\(name)")
      #expect(text.contains(asset))
      text = text.replacingOccurrences(of: asset, with: "\(name)")
    }
    return text.replacing(/sha256-[A-Za-z0-9+\/=]*/, with: "sha256-")
  }

  @Test func noLineOfAnnotationsIsSomebodyElses() throws {
    let text = try Self.report(.github, TemporaryFolder())
    let starts = ["::error file=", "::warning file=", "::notice file=", "and "]
    for line in text.split(separator: "\n") {
      #expect(starts.contains { line.hasPrefix($0) }, "\(line)")
    }
    #expect(text.split(separator: "\n").count { $0.hasPrefix("::error ") } <= 10)
  }

  @Test(arguments: [ReportFormat.junit, .checkstyle]) func xmlIsWellFormed(_ format: ReportFormat) throws {
    let folder = try TemporaryFolder()
    try folder.write("report.xml", Array(try Self.report(format, folder).utf8))
    let outcome = try Executable.run(
      ["--noout", "--nonet", "report.xml"], in: folder.path, program: "/usr/bin/xmllint")
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }

  @Test(.enabled(if: python != nil), arguments: [ReportFormat.sarif, .json, .jsonl, .junit])
  func isAccepted(_ format: ReportFormat) throws {
    let folder = try TemporaryFolder()
    try folder.write("report", Array(try Self.report(format, folder).utf8))
    let outcome = try Executable.run(
      [
        "\(Recorded.package)/Tests/ListingLintTests/Consumers/accept.py", format.rawValue, "report",
        "\(Recorded.package)/Schemas/report.schema.json",
      ], in: folder.path, seconds: 60, program: Self.python)
    #expect(outcome.status == 0, "\(outcome.stderr)")
    // Two suites: the listing and the paths; a case for each part of the console, and one for the path.
    if format == .junit { #expect(outcome.stdout.hasPrefix("2 9 ")) }
  }

  @Test(.enabled(if: python != nil)) func resourcesOfAGameAreInTheSchema() throws {
    let folder = try TemporaryFolder()
    let report = try Executable.run(["examples/maze-game", "--format", "json"], in: Recorded.package).stdout
    #expect(report.contains("\"resources\" : ["))
    try folder.write("report", Array(report.utf8))
    let outcome = try Executable.run(
      [
        "\(Recorded.package)/Tests/ListingLintTests/Consumers/accept.py", "json", "report",
        "\(Recorded.package)/Schemas/report.schema.json",
      ], in: folder.path, seconds: 60, program: Self.python)
    #expect(outcome.status == 0, "\(outcome.stderr)")
  }

  @Test func gitLabTakesTheShape() throws {
    struct Issue: Decodable {
      struct Location: Decodable {
        struct Lines: Decodable {
          let begin: Int
        }
        let path: String
        let lines: Lines
      }
      let description, check_name, fingerprint, severity: String
      let location: Location
    }
    let text = try Self.report(.gitlab, TemporaryFolder())
    let issues = try JSONDecoder().decode([Issue].self, from: Data(text.utf8))
    #expect(issues.count > 10)
    #expect(Set(issues.map(\.fingerprint)).count == issues.count)
    #expect(Set(issues.map(\.severity)).isSubset(of: ["info", "minor", "major", "critical", "blocker"]))
    #expect(issues.allSatisfy { $0.location.lines.begin >= 1 && !$0.location.path.hasPrefix("/") })
    #expect(issues.allSatisfy { !$0.description.isEmpty && !$0.check_name.isEmpty })
  }

  @Test func whatIsMissingIsShownAtAFile() throws {
    struct Report: Decodable {
      struct Run: Decodable {
        struct Result: Decodable {
          struct Location: Decodable {
            struct Physical: Decodable {
              struct Artifact: Decodable {
                let uri: String
              }
              struct Region: Decodable {
                let startColumn, endColumn: Int
              }
              let artifactLocation: Artifact
              let region: Region?
            }
            let physicalLocation: Physical
          }
          let ruleId: String
          let locations: [Location]
        }
        let results: [Result]
      }
      let runs: [Run]
    }
    let folder = try TemporaryFolder()
    let text = try Self.report(.sarif, folder)
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    let results = try #require(report.runs.first).results
    for result in results {
      let place = try #require(result.locations.first).physicalLocation
      let path = try #require(place.artifactLocation.uri.removingPercentEncoding)
      #expect(FileSystem().kind(of: "\(folder.path)/\(path)") == .regular, "\(result.ruleId): \(path)")
      if let region = place.region { #expect(region.startColumn >= 1 && region.endColumn >= 1) }
    }
    #expect(Set(results.map(\.ruleId)).isSuperset(of: ["file-missing", "description-field-missing"]))
  }
}
