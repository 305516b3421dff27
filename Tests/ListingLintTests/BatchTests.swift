import FoundationEssentials
import ListingValidator
import TestSupport
import Testing

@testable import listing_lint

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Many listings in one run, through the executable: the same whatever the number of threads, shares and machines.
@Suite struct BatchTests {
  private static func listing(_ number: Int) -> [UInt8] {
    let title = number % 3 == 0 ? "Plan Plan" : "Plan \(number)"
    return Array(
      """
      <listing xmlns="urn:listing-lint:listing:1" package="com.example.app\(number)" default-locale="en-US">
        <description locale="en-US">
          <display-title>\(title)</display-title>
          <short>Plans meetings &amp; more.</short>
          <long>\(number % 4 == 0 ? "<![CDATA[<b>Finds</b>]]>" : "Finds") a time that suits everybody.</long>
        </description>
      </listing>
      """.utf8)
  }

  private static func many(_ count: Int = 12) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 0..<count { try folder.write("apps/a\(number)/listing.xml", listing(number)) }
    return folder
  }

  private struct Line: Decodable {
    let root: String
    let findings: [Finding]
    struct Finding: Decodable { let rule: String }
  }

  private static func lines(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  @Test(arguments: ReportFormat.allCases)
  func nothingDependsOnThreadsOrTheOrderOfPaths(_ format: ReportFormat) throws {
    let folder = try Self.many()
    let paths = (0..<12).map { "apps/a\($0)" }
    let expected = try Executable.run(paths + ["--format", format.rawValue, "--jobs", "1"], in: folder.path)
    #expect(expected.status == 1 && !expected.stdout.isEmpty)
    for (jobs, paths) in [("2", Array(paths.reversed())), ("8", paths.shuffled()), ("2", paths + paths)] {
      let outcome = try Executable.run(
        paths + ["--format", format.rawValue, "--jobs", jobs], in: folder.path)
      #expect(outcome.status == 1 && outcome.stdout == expected.stdout)
    }
  }

  @Test func whatCannotBeReadStopsNothing() throws {
    let folder = try Self.many(3)
    let paths = ["apps", "apps/nowhere", "--format", "jsonl"]
    let outcome = try Executable.run(paths, in: folder.path)
    #expect(outcome.status == 3 && outcome.stderr.contains("apps/nowhere: no such file or folder"))
    #expect(
      try Self.lines(outcome.stdout).map(\.root) == ["apps/a0", "apps/a1", "apps/a2", "apps/nowhere"])
  }

  // MARK: Lists of paths

  @Test(arguments: ["\n", "\r\n", "\0"]) func pathsComeFromAFile(_ separator: String) throws {
    let folder = try Self.many(4)
    let list = ["apps/a2", "apps/a0", "apps/a2", ""].joined(separator: separator)
    try folder.write("list", Array(list.utf8))
    let outcome = try Executable.run(
      ["--files-from", "list", "apps/a3", "--format", "jsonl"], in: folder.path)
    #expect(try Self.lines(outcome.stdout).map(\.root) == ["apps/a0", "apps/a2", "apps/a3"])
  }

  @Test func aListWithoutPathsIsNoSuccess() throws {
    let folder = try Self.many(1)
    let empty = try Executable.run(["--files-from", "-"], in: folder.path)
    #expect(empty.status == 2 && empty.stderr.contains("--files-from - names no path"))
    #expect(try Executable.run(["--files-from", "-", "--allow-empty"], in: folder.path).status == 0)
    let missing = try Executable.run(["--files-from", "nowhere"], in: folder.path)
    #expect(missing.status == 2 && missing.stderr.contains("no such file"))
  }

  // MARK: Shares

  @Test(arguments: ["json", "jsonl"]) func sharesMakeTheWhole(_ format: String) throws {
    let folder = try Self.many()
    var files: [String] = []
    for number in 1...3 {
      let file = "part\(number).\(format)"
      let outcome = try Executable.run(
        ["apps", "--shard", "\(number)/3", "--format", format, "--output", file], in: folder.path)
      #expect(outcome.status == 1)
      files.append(file)
    }
    for format in ReportFormat.allCases where format != .html {
      let whole = try Executable.run(["apps", "--format", format.rawValue], in: folder.path)
      let merged = try Executable.run(
        ["merge"] + files.reversed() + ["--format", format.rawValue], in: folder.path)
      #expect(merged.status == 1 && merged.stdout == whole.stdout, "\(format)")
    }
    let partial = try Executable.run(["merge", files[0], files[2]], in: folder.path)
    #expect(partial.status == 3 && partial.stderr == "listing-lint: no report of 2/3\n")
    let twice = try Executable.run(["merge", files[0], files[0]], in: folder.path)
    #expect(twice.status == 3 && twice.stderr.contains("apps/a0 is in \(files[0]), too"))
  }

  @Test(arguments: ["0/3", "4/3", "3", "a/b", "1/0", "-1/2", "1/2/3", "1/9223372036854775807"])
  func whatIsNoShareIsRefused(_ text: String) throws {
    let outcome = try Executable.run([".", "--shard", text])
    #expect(outcome.status == 2 && outcome.stderr.contains("\"\(text)\" is no value for --shard"))
  }

  @Test func whatIsNoReportIsNotMerged() throws {
    let folder = try Self.many(1)
    let line = try Executable.run(["apps", "--format", "jsonl"], in: folder.path).stdout
    try folder.write("cut.jsonl", Array(line.utf8.dropLast(1)))
    try folder.write("broken.jsonl", Array((line + line.prefix(40) + "\n").utf8))
    try folder.write(
      "newer.jsonl", Array(line.replacing("\"schemaVersion\":1", with: "\"schemaVersion\":9").utf8))
    try folder.write("other.json", Array("{\"a\": 1}".utf8))
    try folder.write("text", Array("hello\n".utf8))
    try folder.write("empty.jsonl", [])
    for (file, reason) in [
      ("cut.jsonl", "its last line is cut short"), ("broken.jsonl", "line 2: no JSON"),
      ("newer.jsonl", "reports of schema version 9 cannot be read"),
      ("other.json", "no report of listing-lint: no \"schemaVersion\""), ("text", "no JSON"),
      ("nowhere", "no such file or folder"),
    ] {
      let outcome = try Executable.run(["merge", file], in: folder.path)
      #expect(outcome.status == 3 && outcome.stderr.contains("\(file): \(reason)"), "\(outcome.stderr)")
    }
    // A share without a listing writes no line; where all are like that, nobody knows what was checked.
    try folder.write("whole.jsonl", Array(line.utf8))
    #expect(try Executable.run(["merge", "whole.jsonl", "empty.jsonl"], in: folder.path).status == 1)
    let empty = try Executable.run(["merge", "empty.jsonl"], in: folder.path)
    #expect(empty.status == 3 && empty.stderr.contains("no report says anything"))
    #expect(try Executable.run(["merge"], in: folder.path).status == 2)
    #expect(try Executable.run(["merge", "text", "--output", "text"], in: folder.path).status == 2)
    #expect(try Executable.run(["merge", "text", "--format", "html"], in: folder.path).status == 2)
  }

  /// Files of one folder are listings of their own.
  @Test func filesOfOneFolderAreDealtOutAndJoined() throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c"].map { "files/\($0).xml" }
    let listing = "<listing xmlns=\"urn:listing-lint:listing:1\"><x/></listing>"
    for name in names { try folder.write(name, Array(listing.utf8)) }
    for number in 1...3 {
      _ = try Executable.run(
        names + ["--shard", "\(number)/3", "--format", "json", "--output", "\(number).json"], in: folder.path)
    }
    let merged = try Executable.run(
      ["merge", "3.json", "1.json", "2.json", "--format", "json"], in: folder.path)
    let whole = try Executable.run(names + ["--format", "json"], in: folder.path)
    #expect(merged.stdout == whole.stdout && merged.status == whole.status, "\(merged.stderr)")
  }

  @Test(arguments: ["9223372036854775807", "-1"]) func countsThatCannotBeAreRefused(_ count: String) throws {
    let folder = try Self.many(1)
    let report = try Executable.run(["apps", "--format", "json"], in: folder.path).stdout
    for member in ["suppressed", "baselined", "baselineStale", "files"] {
      let number = try Regex("\"\(member)\" : [0-9]+")
      let hostile = report.replacing(number) { _ in "\"\(member)\" : \(count)" }
      try folder.write("hostile.json", Array(hostile.utf8))
      let outcome = try Executable.run(["merge", "hostile.json"], in: folder.path)
      #expect(outcome.status == 3 && outcome.stderr.contains("counts more than can be"), "\(member)")
    }
  }

  /// Runs where Spark is installed.
  @Test func aFleetIsWhatOneRunIs() throws {
    let folder = try Self.many(6)
    let paths = (0..<6).map { "\(folder.path)/apps/a\($0)" }
    try folder.write("paths", Array(paths.joined(separator: "\n").utf8))
    let arguments = [
      "--master", "local[2]", "\(Recorded.package)/examples/spark/lint_fleet.py", "paths", "lines",
      "--partitions", "3", "--binary", try Executable.path,
    ]
    guard let spark = try Executable.run(tool: "spark-submit", arguments, in: folder.path, seconds: 600)
    else {
      return
    }
    #expect(spark.status == 0 && spark.stdout.hasPrefix("6 listings, "), "\(spark.stdout)")
    let parts = (0..<3).map { "lines/part-0000\($0)" }
    let merged = try Executable.run(["merge"] + parts + ["--format", "json"], in: folder.path)
    #expect(merged.stdout == (try Executable.run(paths + ["--format", "json"], in: folder.path)).stdout)
  }

  // MARK: What is left out

  @Test func patternsAndGitLeaveListingsOut() throws {
    let folder = try Self.many(3)
    func roots(_ arguments: [String]) throws -> [String] {
      try Self.lines(Executable.run(arguments + ["--format", "jsonl"], in: folder.path).stdout).map(\.root)
    }
    #expect(try roots(["apps", "--exclude", "a1"]) == ["apps/a0", "apps/a2"])
    #expect(try roots(["apps", "--exclude", "a1", "--exclude", "a[2-9]"]) == ["apps/a0"])
    try folder.write(".gitignore", Array("a2/\n".utf8))
    guard let git = try Executable.run(tool: "git", ["init", "-q"], in: folder.path) else { return }
    #expect(git.status == 0)
    #expect(try roots(["apps"]) == ["apps/a0", "apps/a1"])
    #expect(try roots(["apps", "--no-ignore"]) == ["apps/a0", "apps/a1", "apps/a2"])
  }

  @Test func onlyWhatHasChangedIsChecked() throws {
    let folder = try Self.many(4)
    func git(_ arguments: String...) throws -> Bool {
      let identity = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
      guard let outcome = try Executable.run(tool: "git", identity + arguments, in: folder.path) else {
        return false
      }
      #expect(outcome.status == 0, "\(outcome.stderr)")
      return true
    }
    guard try git("init", "-q"), try git("add", "."), try git("commit", "-q", "-m", "first") else { return }
    try folder.write("apps/a1/listing.xml", Self.listing(3))
    try folder.write("apps/a9/listing.xml", Self.listing(9))
    let changed = ["apps", "--changed-since", "HEAD", "--format", "jsonl"]
    #expect(
      try Self.lines(Executable.run(changed, in: folder.path).stdout).map(\.root) == ["apps/a1", "apps/a9"])
    #expect(try git("add", ".") && git("commit", "-q", "-m", "second"))
    let clean = try Executable.run(changed, in: folder.path)
    #expect(clean.status == 0 && clean.stdout == "")
    let since = try Executable.run(
      ["apps", "--changed-since", "HEAD~1", "--format", "jsonl"], in: folder.path)
    #expect(try Self.lines(since.stdout).map(\.root) == ["apps/a1", "apps/a9"])
    let unknown = try Executable.run(["apps", "--changed-since", "nowhere"], in: folder.path)
    #expect(unknown.status == 3 && unknown.stderr.contains("nowhere"), "\(unknown.stderr)")
    let outside = try TemporaryFolder(["listing.xml": Self.listing(1)])
    #expect(try Executable.run([".", "--changed-since", "HEAD"], in: outside.path).status == 3)
  }

  // MARK: Lines as they come

  /// Whichever was read first, and however many suppressions hid nothing in each.
  @Test func lateLinesStandInTheOrderOfTheirListings() throws {
    let folder = try Self.many(6)
    let unused = ["a", "b"].map { #"{"rule": "emoji-in-text", "paths": ["**/\#($0)*"], "reason": "none"}"# }
    let settings = #"{"suppressions": [\#(unused.joined(separator: ", "))]}"#
    let places = (0..<6).map { "apps/a\($0)" }
    for place in places { try folder.write("\(place)/.listing-lint.json", Array(settings.utf8)) }
    let lines = try Self.lines(
      Executable.run(["apps", "--format", "jsonl", "--jobs", "2"], in: folder.path).stdout)
    #expect(lines.map(\.root) == places + places)
    #expect(
      lines.dropFirst(6).allSatisfy {
        $0.findings.map(\.rule) == ["suppression-unused", "suppression-unused"]
      })
  }

  @Test func whatIsKnownInTheEndHasALineOfItsOwn() throws {
    let folder = try Self.many(2)
    try folder.write(
      "apps/.listing-lint.json",
      Array(
        """
        {"suppressions": [{"rule": "emoji-in-text", "paths": ["**"], "reason": "none is there"}]}
        """.utf8))
    let outcome = try Executable.run(["apps", "--format", "jsonl"], in: folder.path)
    let lines = try Self.lines(outcome.stdout)
    #expect(lines.map(\.root) == ["apps/a0", "apps/a1", "apps/a0"])
    #expect(lines.last?.findings.map(\.rule) == ["suppression-unused"])
    // Together they are one listing again.
    try folder.write("lines.jsonl", Array(outcome.stdout.utf8))
    let merged = try Executable.run(["merge", "lines.jsonl", "--format", "json"], in: folder.path)
    #expect(merged.stdout == (try Executable.run(["apps", "--format", "json"], in: folder.path)).stdout)
  }

  @Test func linesThatCannotBeWrittenAreNoReport() throws {
    let folder = try Self.many(3)
    let full = try Executable.run(["apps", "--format", "jsonl"], in: folder.path, output: "/dev/full")
    #expect(full.status == 3 && full.stderr.contains("cannot write the report: No space left on device"))
    // Another report is written all the same.
    let other = try Executable.run(
      ["apps", "--format", "jsonl", "--output", "/dev/full", "--format", "json"], in: folder.path)
    #expect(other.status == 3 && other.stdout.contains("apps/a2"))
    let nowhere = try Executable.run(
      ["apps", "--format", "jsonl", "--output", "no/where.jsonl"], in: folder.path)
    #expect(nowhere.status == 3 && nowhere.stderr.contains("cannot write the report to no/where.jsonl"))
    let own = try Executable.run(
      ["apps", "--format", "jsonl", "--output", "apps/a1/listing.xml"], in: folder.path)
    #expect(own.status == 2 && own.stderr.contains("is refused: it is a file of the listing apps/a1"))
    #expect(try TextFile.read("\(folder.path)/apps/a1/listing.xml").utf8.elementsEqual(Self.listing(1)))
    #expect(try FileSystem().entries(of: "\(folder.path)/apps/a1").map(\.name) == ["listing.xml"])
  }

  @Test func anInterruptedRunLeavesNoHalfReport() throws {
    let folder = try Self.many(1)
    // Nobody writes to the pipe, so the run waits until the signal comes.
    mkfifo("\(folder.path)/pipe", 0o600)
    let descriptor = open("\(folder.path)/pipe", O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    let outcome = try Executable.run(
      ["--files-from", "pipe", "--format", "jsonl", "--output", "lines.jsonl"], in: folder.path,
      signal: SIGINT)
    #expect(outcome.status == 130)
    #expect(try FileSystem().entries(of: folder.path).map(\.name) == ["apps", "pipe"])
  }

  // MARK: Progress

  @Test func progressIsToldInWords() {
    func text(_ done: Int, of known: Int, after seconds: Double) -> String {
      ProgressMeter.text(
        LintRun.Progress(done: done, known: known), findings: 56, nanoseconds: UInt64(seconds * 1e9))
    }
    #expect(
      text(1_200, of: 10_000, after: 1.5) == "1200 of 10000 listings, 56 findings, 800 a second, 11 s left")
    #expect(
      text(3, of: 1_000, after: 6) == "3 of 1000 listings, 56 findings, 0.5 a second, 33 min 14 s left")
    #expect(text(9, of: 9, after: 1) == "9 of 9 listings, 56 findings, 9.0 a second")
    #expect(text(0, of: 9, after: 0) == "0 of 9 listings, 56 findings")
  }

  @Test func aLogHearsNothingOfAShortRun() throws {
    let folder = try Self.many(3)
    #expect(try Executable.run(["apps", "--format", "json"], in: folder.path).stderr == "")
  }
}
