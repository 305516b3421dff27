import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Bad input is normal input: a finding or a clear error, the right exit status, in little time and memory.
@Suite struct BadInputTests {
  /// One bad input and what is said about it.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var arguments: [String]
    var status: Int32
    /// A part of the report; a rule for a finding.
    var stdout: String?
    /// A part of the one line on stderr; nil for none at all.
    var stderr: String?
    var make: @Sendable (TemporaryFolder) throws -> Void

    init(
      _ name: String, _ arguments: [String] = ["."], status: Int32, stdout: String? = nil,
      stderr: String? = nil,
      make: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in }
    ) {
      testDescription = name
      self.arguments = arguments
      self.status = status
      self.stdout = stdout
      self.stderr = stderr
      self.make = make
    }
  }

  private static func listing(_ content: String = "", before: String = "") -> [UInt8] {
    Array(
      "\(before)<listing xmlns=\"urn:listing-lint:listing:1\" package=\"com.example.app\">\(content)</listing>"
        .utf8)
  }

  private static let fastlane = "fastlane/metadata/android/en-US"

  static let cases: [Case] = [
    Case("missing path", ["nowhere"], status: 3, stderr: "nowhere: no such file or folder"),
    Case("nothing recognised", status: 3, stderr: "no listing found") { try $0.write("notes.md", [0x61]) },
    Case("nothing recognised, allowed", [".", "--allow-empty"], status: 0),
    Case("directory in place of a text", status: 1, stdout: "[not-a-file]") {
      try $0.write("listing.xml", listing("<description><long href=\"long\"/></description>"))
      try $0.write("long/file")
    },
    Case(
      "everything left out", status: 3,
      stderr: "\"exclude\" in .listing-lint.json:1 leaves out 1 folder or manifest"
    ) {
      try $0.write("listing.xml", listing())
      try $0.write(".listing-lint.json", Array("{\"exclude\": [\"**\"]}".utf8))
    },
    Case(
      "other layouts only", status: 3, stderr: "\"layouts\" in .listing-lint.json:1 leaves out a listing.xml"
    ) {
      try $0.write("listing.xml", listing())
      try $0.write(".listing-lint.json", Array("{\"layouts\": [\"fastlane\"]}".utf8))
    },
    Case("empty file", status: 1, stdout: "listing.xml: error: the file is empty [malformed-xml]") {
      try $0.write("listing.xml")
    },
    Case("not well-formed", status: 1, stdout: "[malformed-xml]") {
      try $0.write("listing.xml", listing("<general>"))
    },
    Case("DOCTYPE", status: 1, stdout: "listing.xml:1:1: error: ") {
      try $0.write("listing.xml", listing(before: "<!DOCTYPE listing>"))
    },
    Case("entity bomb", status: 1, stdout: "[xml-doctype]") {
      let levels = (1...20).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">" }
      let doctype = "<!DOCTYPE listing [<!ENTITY e0 \"ha\">\(levels.joined())]>"
      try $0.write("listing.xml", listing("<general><app-title>&e20;</app-title></general>", before: doctype))
    },
    Case("external entity", status: 1, stdout: "[xml-doctype]") {
      let doctype = "<!DOCTYPE listing [<!ENTITY e SYSTEM \"file:///etc/hostname\">]>"
      try $0.write("listing.xml", listing("<general><app-title>&e;</app-title></general>", before: doctype))
    },
    Case("nested 300 deep", status: 1, stdout: "[malformed-xml]") {
      let deep = String(repeating: "<a>", count: 300) + String(repeating: "</a>", count: 300)
      try $0.write("listing.xml", listing(deep))
    },
    Case("manifest of 50 MB", status: 1, stdout: "[file-too-large]") {
      try $0.write("listing.xml", listing(String(repeating: " ", count: 50 << 20)))
    },
    Case("invalid UTF-8", status: 1, stdout: "[text-not-utf8]") {
      try $0.write("listing.xml", Array("<listing>".utf8) + [0xFF] + Array("</listing>".utf8))
    },
    Case("invalid UTF-8 in a text", status: 1, stdout: "title.txt:1:4: error: ") {
      try $0.write("\(fastlane)/title.txt", Array("Tit".utf8) + [0xE9] + Array("l".utf8))
    },
    Case("UTF-16 text", status: 1, stdout: "UTF-16") {
      try $0.write("\(fastlane)/title.txt", [0xFF, 0xFE, 0x41, 0x00])
    },
    Case("NUL in a text", status: 1, stdout: "[control-character]") {
      try $0.write("\(fastlane)/title.txt", [0x41, 0x00, 0x42])
    },
    Case("NUL in a manifest", status: 1, stdout: "[malformed-xml]") {
      try $0.write("listing.xml", listing("<general>\u{0}</general>"))
    },
    Case("symbolic link to itself", status: 1, stdout: "[link-loop]") {
      try $0.write("\(fastlane)/short_description.txt", [0x61])
      try $0.link("\(fastlane)/title.txt", to: "title.txt")
    },
    Case("folder that links to itself", status: 1, stdout: "en-US") {
      try $0.write("\(fastlane)/title.txt", [0x61])
      try $0.link("\(fastlane)/loop", to: "..")
    },
    Case("href outside the boundary", ["app"], status: 1, stdout: "[file-outside-boundary]") {
      try $0.write("secret.txt", [0x61])
      try $0.write("app/listing.xml", listing("<description><long href=\"../secret.txt\"/></description>"))
    },
    Case("absolute href", status: 1, stdout: "[file-outside-boundary]") {
      try $0.write("listing.xml", listing("<description><long href=\"/etc/hostname\"/></description>"))
    },
    Case("link outside the boundary", ["app"], status: 1, stdout: "[file-outside-boundary]") {
      try $0.write("secret.txt", [0x61])
      try $0.write("app/listing.xml", listing("<description><long href=\"long.txt\"/></description>"))
      try $0.link("app/long.txt", to: "../secret.txt")
    },
    Case("FIFO as a path", ["pipe"], status: 3, stderr: "pipe: ") { mkfifo("\($0.path)/pipe", 0o600) },
    Case("device as a path", ["/dev/zero"], status: 3, stderr: "/dev/zero: "),
    Case("FIFO in place of a text", status: 3, stdout: "cannot be read", stderr: "title.txt: ") {
      try $0.write("\(fastlane)/short_description.txt", [0x61])
      mkfifo("\($0.path)/\(fastlane)/title.txt", 0o600)
    },
    Case(
      "folder whose name is not UTF-8", status: 3, stdout: "cannot be read",
      stderr: "has a name that is not UTF-8"
    ) {
      try $0.write("\(fastlane)/title.txt", [0x61])
      let name = Array("\($0.path)/fastlane/metadata/android/fr".utf8CString.dropLast()) + [-1, 0]
      mkdir(name, 0o700)
    },
    Case("text of 100 MB", status: 1, stdout: "[file-too-large]") {
      try $0.write("\(fastlane)/title.txt", [0x61])
      truncate("\($0.path)/\(fastlane)/title.txt", 100 << 20)
    },
    Case(
      "unknown option", ["--formatt", "json"], status: 2,
      stderr: "unknown option --formatt; did you mean --format?"),
    Case("unknown format", ["--format", "jsn"], status: 2, stderr: "did you mean json?"),
    Case(
      "unknown rule", ["--rule", "app-title-mising=off"], status: 2, stderr: "did you mean app-title-missing?"
    ),
    Case("unknown route", ["--route", "apii"], status: 2, stderr: "did you mean api?"),
    Case(
      "boundary that is not there", ["--boundary", "nowhere"], status: 2,
      stderr: "\"nowhere\" is no value for --boundary"),
    Case("variant that is not there", [".", "--variant", "nope"], status: 3, stderr: "no variant nope found")
    {
      try $0.write("listing.xml", listing())
    },
    Case("slip in the root element", ["listing.xml"], status: 1, stdout: "[schema-violation]") {
      try $0.write("listing.xml", Array("<listinf xmlns=\"urn:listing-lint:listing:1\"/>".utf8))
    },
    Case("UTF-16 without a mark", ["."], status: 1, stdout: "[malformed-xml]") {
      try $0.write("listing.xml", Array("<listing/>".utf8).flatMap { [0, $0] })
    },
    Case("name with a line break", ["a\nb"], status: 3, stderr: "a\\u{A}b: no such file"),
    Case(
      "pipe without a reader as output", [".", "--output", "pipe"], status: 3,
      stderr: "cannot write the report to pipe"
    ) {
      try $0.write("listing.xml", listing())
      mkfifo("\($0.path)/pipe", 0o600)
    },
    Case("500 descriptions on one line", status: 1, stdout: "errors") { folder in
      let many = (0..<500).map { "<description locale=\"x\($0)\"><short>A</short></description>" }
      try folder.write("listing.xml", listing(many.joined()))
    },
    Case(
      "unknown command", ["explane"], status: 3,
      stderr: "explane: no such file or folder; did you mean the command explain?"),
    Case("store without a profile", ["--store", "app-store"], status: 2, stderr: "amazon-appstore"),
    Case("option without its value", ["--format"], status: 2, stderr: "--format needs a value"),
    Case(
      "broken configuration", status: 2,
      stderr: ".listing-lint.json:1:2: unknown key \"rule\"; did you mean \"rules\"?"
    ) {
      try $0.write("listing.xml", listing())
      try $0.write(".listing-lint.json", Array("{\"rule\": {}}".utf8))
    },
    Case(
      "unwritable output", [".", "--format", "json", "--output", "no/such/folder.json"], status: 3,
      stderr: "cannot write"
    ) {
      try $0.write("listing.xml", listing())
    },
    Case(
      "full output", [".", "--format", "json", "--output", "/dev/full"], status: 3, stderr: "No space left"
    ) {
      try $0.write("listing.xml", listing())
    },
  ]

  @Test(arguments: cases) func isAnswered(_ test: Case) throws {
    let folder = try TemporaryFolder()
    try test.make(folder)
    let outcome = try Executable.run(test.arguments, in: folder.path)
    #expect(outcome.status == test.status, "\(outcome.stdout)\n\(outcome.stderr)")
    if let stdout = test.stdout { #expect(outcome.stdout.contains(stdout), "\(outcome.stdout)") }
    if let stderr = test.stderr {
      #expect(outcome.stderr.contains(stderr), "\(outcome.stderr)")
      #expect(outcome.stderr.split(separator: "\n").count == 1)
    } else {
      #expect(outcome.stderr == "")
    }
  }

  @Test func anUnreadableFileIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("\(Self.fastlane)/title.txt", [0x61])
    try folder.write("\(Self.fastlane)/short_description.txt", [0x61])
    chmod(folder.path, 0o755)
    for name in ["fastlane", "fastlane/metadata", "fastlane/metadata/android", Self.fastlane] {
      chmod("\(folder.path)/\(name)", 0o755)
    }
    chmod("\(folder.path)/\(Self.fastlane)/title.txt", 0)
    defer { chmod("\(folder.path)/\(Self.fastlane)/title.txt", 0o600) }
    // Root may read everything: be nobody, who must be able to reach the executable.
    var user: [String] = []
    if getuid() == 0 { user = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] }
    let outcome = try Executable.run(["."], in: folder.path, as: user)
    // Where the build folder is private, nobody cannot run the executable at all.
    if outcome.stderr.contains("failed to execute") { return }
    #expect(outcome.status == 3)
    #expect(outcome.stderr.contains("title.txt: permission denied"))
    #expect(outcome.stdout.contains("short description") || outcome.stdout.contains("en-US"))
  }

  @Test func ofAnUnreadableFolderNothingIsCalledMissing() throws {
    let folder = try TemporaryFolder()
    for name in ["en-US", "de-DE"] {
      for file in ["title.txt", "short_description.txt", "full_description.txt"] {
        try folder.write("fastlane/metadata/android/\(name)/\(file)", Array("Plan \(name) \(file)".utf8))
      }
      try folder.write("fastlane/metadata/amazon/\(name)/feature_bullets.txt", Array("A\nB\nC\n".utf8))
    }
    for name in [
      "", "fastlane", "fastlane/metadata", "fastlane/metadata/android", "fastlane/metadata/android/en-US",
      "fastlane/metadata/amazon", "fastlane/metadata/amazon/en-US",
    ] {
      chmod("\(folder.path)/\(name)", 0o755)
    }
    let closed = ["fastlane/metadata/android/de-DE", "fastlane/metadata/amazon/de-DE"]
    for name in closed { chmod("\(folder.path)/\(name)", 0) }
    defer { for name in closed { chmod("\(folder.path)/\(name)", 0o700) } }
    var user: [String] = []
    if getuid() == 0 { user = ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] }
    let outcome = try Executable.run([".", "--verbose"], in: folder.path, as: user)
    if outcome.stderr.contains("failed to execute") { return }
    #expect(outcome.status == 3)
    for name in closed {
      let path =
        name == closed[0]
        ? "fastlane/metadata/android/de-DE: permission denied" : "amazon/de-DE: permission denied"
      #expect(outcome.stderr.contains(path), "\(outcome.stderr)")
    }
    #expect(!outcome.stdout.contains("description-field-missing"), "\(outcome.stdout)")
    #expect(!outcome.stdout.contains("feature-bullets-too-few"), "\(outcome.stdout)")
    #expect(!outcome.stdout.contains("[release-notes"), "\(outcome.stdout)")
  }

  @Test(arguments: [SIGINT, SIGTERM]) func anInterruptedRunSaysSo(_ signal: Int32) throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing()])
    // Nobody reads the pipe, so the run waits until the signal comes.
    let pipe = "\(folder.path)/pipe"
    mkfifo(pipe, 0o600)
    let descriptor = open(pipe, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    let outcome = try Executable.run(["rules", "--format", "json"], output: pipe, signal: signal)
    #expect(outcome.status == 130)
  }

  @Test func aReportNeverReplacesWhatItIsAbout() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing(), "plain.txt": [0x61]])
    try folder.write(".listing-lint.json", Array("{}".utf8))
    try folder.link("linked.json", to: "listing.xml")
    let before = try TextFile.read("\(folder.path)/listing.xml")
    for name in ["listing.xml", "./listing.xml", "linked.json", ".listing-lint.json"] {
      let outcome = try Executable.run([".", "--format", "json", "--output", name], in: folder.path)
      #expect(outcome.status == 2 && outcome.stdout == "")
      #expect(outcome.stderr.contains("--output \(name) is refused"), "\(outcome.stderr)")
    }
    #expect(try TextFile.read("\(folder.path)/listing.xml") == before)
    let twice = try Executable.run(
      [".", "--format", "json", "--output", "r", "--format", "text", "--output", "r"], in: folder.path)
    #expect(twice.status == 2 && twice.stderr.contains("exclude each other"))
    #expect(try Executable.run([".", "--output", "plain.txt"], in: folder.path).status == 1)
  }

  @Test func aFullDeviceIsNoReport() throws {
    let folder = try TemporaryFolder()
    try folder.write("listing.xml", Self.listing())
    let outcome = try Executable.run(["."], in: folder.path, output: "/dev/full")
    #expect(outcome.status == 3)
    #expect(outcome.stderr.contains("cannot write the report"))
  }
}
