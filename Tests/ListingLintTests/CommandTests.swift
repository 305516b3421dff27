import FoundationEssentials
import ListingValidator
import TestSupport
import Testing

/// The other commands, and the reports, through the executable.
@Suite struct CommandTests {
  private static let listing = Array(
    """
    <listing xmlns="urn:listing-lint:listing:1" package="com.example.app" default-locale="en-US">
      <description locale="en-US">
        <display-title>Plan Plan</display-title>
        <short>Plans meetings.</short>
        <long>Finds a time that suits everybody.</long>
      </description>
      <sign-in required="yes"/>
      <testing-instructions>secret [SERVER]</testing-instructions>
    </listing>
    """.utf8)

  @Test func theJSONReportKeepsItsContract() throws {
    let folder = try TemporaryFolder(["app/listing.xml": Self.listing])
    let outcome = try Executable.run(["app", "--format", "json"], in: folder.path)
    #expect(outcome.status == 1)
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.stdout.utf8))
    #expect(report.schemaVersion == 1)
    #expect(report.tool.name == "listing-lint" && report.tool.stores.map(\.name) == ["amazon-appstore"])
    #expect(report.summary.listings == 1 && report.summary.files == 1 && report.summary.unreadable == [])
    let listing = try #require(report.listings.first)
    #expect(listing.id == "com.example.app" && listing.root == "app" && listing.layout == "listing-xml")
    #expect(listing.locales.checked == ["en-US"] && listing.locales.skipped == [])
    #expect(report.summary.places == listing.findings.count)
    let repeated = try #require(listing.findings.first { $0.rule == "repeated-word-in-title" })
    #expect(repeated.file == "listing.xml" && repeated.severity == "warning" && repeated.field == "title")
    #expect([repeated.line, repeated.column, repeated.endLine, repeated.endColumn] == [3, 25, 3, 29])
    #expect(repeated.sources.allSatisfy { !$0.url.isEmpty && $0.read.count == 10 && !$0.confidence.isEmpty })
    #expect(listing.findings.map(\.file) == listing.findings.map(\.file).sorted())
    #expect(Set(listing.findings.map(\.fingerprint)).count == listing.findings.count)
    #expect(!outcome.stdout.contains("secret") && !outcome.stdout.contains("SERVER"))
    #expect(!outcome.stdout.contains("null"))
    #expect(!listing.notChecked.isEmpty)
  }

  @Test func reportsAreTheSameEveryTime() throws {
    let folder = try TemporaryFolder(["b/listing.xml": Self.listing, "a/listing.xml": Self.listing])
    let first = try Executable.run(["b", "a", "--format", "json"], in: folder.path)
    let second = try Executable.run(["a", "b", "--format", "json"], in: folder.path)
    #expect(first.stdout == second.stdout)
    #expect(!first.stdout.contains(folder.path))
  }

  @Test func aTextReportNeverQuotesWhatReviewersMaySee() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    let outcome = try Executable.run([".", "--verbose", "--expand"], in: folder.path)
    #expect(outcome.stdout.contains("testing-instructions-placeholder"))
    #expect(!outcome.stdout.contains("secret") && !outcome.stdout.contains("SERVER"))
  }

  @Test(
    arguments: [
      (["--fail-on", "never"], 0), (["--exit-zero"], 0), (["--fail-on", "note"], 1), ([], 1),
    ] as [([String], Int32)])
  func theFailLevelDecides(_ options: [String], _ status: Int32) throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    #expect(try Executable.run(["."] + options, in: folder.path).status == status)
  }

  @Test func severalReportsAreWrittenAtOnce() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    let outcome = try Executable.run(
      [".", "--format", "json", "--output", "r.json", "--format", "text"], in: folder.path)
    #expect(outcome.stdout.contains("not ready to submit"))
    #expect(try TextFile.read("\(folder.path)/r.json").hasPrefix("{"))
  }

  @Test(arguments: ["r.json", "./r.json", "../app/r.json"])
  func twoReportsCannotGoToOneFile(_ path: String) throws {
    let folder = try TemporaryFolder(["app/listing.xml": Self.listing])
    let outcome = try Executable.run(
      [".", "--format", "json", "--output", "r.json", "--format", "sarif", "--output", path],
      in: "\(folder.path)/app")
    #expect(outcome.status == 2 && outcome.stderr.contains("to the same file"))
    #expect(FileSystem().kind(of: "\(folder.path)/app/r.json") == nil)
  }

  /// Runs the command on a terminal.
  private static func onTerminal(_ environment: [String: String]) throws -> String {
    let folder = try TemporaryFolder(["listing.xml": listing])
    return try Executable.run(
      ["-qec", "'\(try Executable.path)' .", "/dev/null"], in: folder.path, seconds: 60,
      environment: environment, program: "/usr/bin/script"
    ).stdout
  }

  @Test func aTerminalShowsColoursAndOpensLinks() throws {
    let shown = try Self.onTerminal(["TERM": "xterm-256color", "VTE_VERSION": "7600"])
    #expect(shown.contains("\u{1B}[1;31merror\u{1B}[0m"))
    #expect(shown.contains("\u{1B}]8;;file://") && shown.contains("/listing.xml\u{1B}\\listing.xml:"))
    #expect(shown.contains("[\u{1B}]8;;https://"))
  }

  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": "xterm", "NO_COLOR": "1"], ["TERM": "xterm", "CI": "true"],
    ["TERM": "dumb", "VTE_VERSION": "7600"],
  ])
  func otherTerminalsGetPlainText(_ environment: [String: String]) throws {
    #expect(try !Self.onTerminal(environment).contains("\u{1B}"))
  }

  @Test func aTerminalThatIsNotKnownGetsNoLinks() throws {
    let shown = try Self.onTerminal(["TERM": "xterm"])
    #expect(shown.contains("\u{1B}[1;31m") && !shown.contains("\u{1B}]8"))
  }

  @Test func anErrorIsNoGoWhateverTheStatus() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    for format in ["text", "markdown", "html"] {
      let outcome = try Executable.run([".", "--exit-zero", "--format", format], in: folder.path)
      #expect(outcome.status == 0 && outcome.stdout.lowercased().contains("not ready to submit"))
    }
  }

  @Test func helpIsACommandToo() throws {
    #expect(try Executable.run(["help"]).stdout == Executable.run(["--help"]).stdout)
    #expect(try Executable.run(["help", "rules"]).stdout == Executable.run(["rules", "--help"]).stdout)
    let unknown = try Executable.run(["help", "rule"])
    #expect(unknown.status == 2 && unknown.stderr.contains("did you mean rules?"))
  }

  @Test func rulesAndPagesAreWrittenAsMarkdown() throws {
    let index = try Executable.run(["rules", "--format", "markdown"]).stdout
    #expect(index == (try TextFile.read("\(Recorded.package)/docs/rules/README.md")))
    let page = try Executable.run(["explain", "asin-in-text", "--format", "markdown"]).stdout
    #expect(page == (try TextFile.read("\(Recorded.package)/docs/rules/asin-in-text.md")))
  }

  @Test func manyListingsAreNamedBelowTheirCommonFolder() throws {
    let files = (1...6).map { ("some/where/app\($0)/listing.xml", Self.listing) }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let outcome = try Executable.run(["."], in: folder.path)
    #expect(outcome.stdout.hasPrefix("6 listings below some/where\n"))
    #expect(outcome.stdout.contains("  app1\n") && !outcome.stdout.contains("where/app1"))
  }

  @Test func aRuleCanBeSilenced() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    let outcome = try Executable.run([".", "--rule", "repeated-word-in-title=off"], in: folder.path)
    #expect(!outcome.stdout.contains("repeated-word-in-title"))
    try folder.write(".listing-lint.json", Array("{\"rules\": {\"repeated-word-in-title\": \"note\"}}".utf8))
    let configured = try Executable.run([".", "--verbose"], in: folder.path)
    #expect(configured.stdout.contains("note: the display title repeats"))
    let settings = try Executable.run(["config", "."], in: folder.path)
    #expect(settings.stdout.contains("rule repeated-word-in-title: note"))
  }

  @Test func everyRuleIsListedAndExplained() throws {
    let list = try Executable.run(["rules", "--format", "json"])
    let rules = try JSONDecoder().decode([Rule].self, from: Data(list.stdout.utf8))
    #expect(rules.count > 100)
    for rule in rules {
      #expect(!rule.cases.isEmpty && !rule.sources.isEmpty && !rule.rationale.isEmpty)
      #expect(rule.sources.allSatisfy { !$0.url.isEmpty })
    }
    let explained = try Executable.run(["explain", "long-description-too-long"])
    #expect(explained.status == 0)
    for part in ["cases:", "flagged:", "accepted:", "sources:"] { #expect(explained.stdout.contains(part)) }
    let unknown = try Executable.run(["explain", "long-description-to-long"])
    #expect(unknown.status == 2 && unknown.stderr.contains("did you mean long-description-too-long?"))
  }

  @Test func binariesAreAskedForOnDemand() throws {
    let listing = """
      <listing xmlns="urn:listing-lint:listing:1" package="com.example.app">
        <binaries><apk href="app.apk"/></binaries>
      </listing>
      """
    let folder = try TemporaryFolder(["listing.xml": Array(listing.utf8)])
    let before = try Executable.run(["."], in: folder.path)
    #expect(before.stdout.contains("app.apk is not there") && !before.stdout.contains("[binary-missing]"))
    let release = try Executable.run([".", "--require-binaries"], in: folder.path)
    #expect(release.stdout.contains("[binary-missing]") && release.status == 1)
  }

  @Test func aPinnedProfileKeepsNewerFactsFromFailing() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    try folder.write(".listing-lint.json", Array("{\"profile\": \"2020-01-01\"}".utf8))
    let outcome = try Executable.run([".", "--verbose"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.stdout.contains("(would change: newer than the pinned profile)"))
  }

  @Test func theVersionNamesTheProfiles() throws {
    let outcome = try Executable.run(["--version"])
    #expect(
      outcome.stdout.hasPrefix("listing-lint ") && outcome.stdout.contains("amazon-appstore profile 20"))
  }

  @Test func inspectsPicturesAndVideos() throws {
    let pointer = Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 9\n".utf8)
    let folder = try TemporaryFolder(["icon.png": pointer, "a.flv": Array("FLV\u{1}".utf8), "a.txt": [65]])
    let outcome = try Executable.run(["inspect", "icon.png", "a.flv"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(
      outcome.stdout == """
        icon.png: Git LFS pointer, 63 bytes
          extension    of another format

        a.flv: FLV, 4 bytes

        """)
    let other = try Executable.run(["inspect", "a.txt"], in: folder.path)
    #expect(other.status == 3)
    #expect(other.stdout.isEmpty)
  }

  private struct Rule: Decodable {
    let id: String
    let severity: String
    let cases: [[String: String]]
    let rationale: String
    let sources: [Source]
  }

  private struct Source: Decodable {
    let url: String
    let read: String
    let confidence: String
  }

  private struct Report: Decodable {
    struct Tool: Decodable {
      struct Store: Decodable {
        let name: String
        let profile: String
      }
      let name: String
      let version: String
      let stores: [Store]
    }
    struct Summary: Decodable {
      let errors, warnings, notes, places, listings, files, suppressed, baselined: Int
      let unreadable: [String]
    }
    struct Listing: Decodable {
      struct Locales: Decodable {
        let checked: [String]
        let skipped: [String]
      }
      let id, root, layout: String
      let locales: Locales
      let findings: [Finding]
      let notChecked: [[String: String]]
    }
    struct Finding: Decodable {
      let rule, severity, message, file, group, fingerprint: String
      let line, column, endLine, endColumn: Int?
      let field, locale, found, allowed, help: String?
      let fixable: Bool
      let sources: [Source]
    }
    let schemaVersion: Int
    let tool: Tool
    let summary: Summary
    let listings: [Listing]
  }
}
