import ListingValidator
import TestSupport
import Testing

/// What a run does where the system has little to give.
@Suite struct ResourceTests {
  private static let listing = Array(
    """
    <listing xmlns="urn:listing-lint:listing:1" package="com.example.app">
      <description locale="en-US"><short>Plan Plan</short><long href="long.txt"/></description>
      <media><large-icon href="icon.png"/><screenshots href="*.png"/></media>
      <binaries><apk href="app.apk"/></binaries>
    </listing>
    """.utf8)

  /// Runs the executable under a limit of the shell.
  private static func run(_ limit: String, _ arguments: [String], in folder: TemporaryFolder) throws
    -> Executable.Outcome
  {
    // An ignored signal stays ignored: writing too much then fails as on a full disk.
    let script = "trap '' XFSZ; ulimit \(limit) && exec \"$@\""
    return try Executable.run(
      ["-c", script, "sh", try Executable.path] + arguments, in: folder.path, seconds: 60, program: "/bin/sh")
  }

  @Test func fewFilesAreOpenAtATime() throws {
    let folder = try TemporaryFolder()
    for number in 0..<60 {
      try folder.write("\(number)/listing.xml", Self.listing)
      try folder.write("\(number)/long.txt", Array("Finds a time.".utf8))
      try folder.write("\(number)/icon.png", [0x89, 0x50, 0x4E, 0x47])
      try folder.write("\(number)/app.apk", Array("PK".utf8))
      try folder.write("\(number)/other/listing.xml", Array("<".utf8))
    }
    let outcome = try Self.run("-n 16", ["."], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.stderr == "")
  }

  @Test func aFullDiskLeavesTheOldReport() throws {
    let old = Array("old".utf8)
    let folder = try TemporaryFolder(["listing.xml": Self.listing, "report.json": old])
    let outcome = try Self.run("-f 1", [".", "--format", "json", "--output", "report.json"], in: folder)
    #expect(outcome.status == 3)
    #expect(outcome.stderr.contains("cannot write the report to report.json"))
    #expect(try TextFile.read("\(folder.path)/report.json") == "old")
    let names = try FileSystem().entries(of: folder.path).map(\.name)
    #expect(names == ["listing.xml", "report.json"])
  }

  @Test func aFullDiskLeavesNoReport() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    let outcome = try Self.run(
      "-f 1", [".", "--format", "json", "--output", "a.json", "--format", "sarif", "--output", "b.sarif"],
      in: folder)
    #expect(outcome.status == 3)
    #expect(try FileSystem().entries(of: folder.path).map(\.name) == ["listing.xml"])
  }
}
