import Foundation
import ListingValidator
import TestSupport
import Testing

/// The HTML report, as text and in a real browser.
@Suite struct HTMLReportTests {
  private struct Summary: Decodable {
    struct Counts: Decodable {
      let places: Int
    }
    let summary: Counts
  }

  /// Writes the report on some paths beside them.
  /// - Returns: the number of findings of the same run.
  @discardableResult private static func write(
    _ paths: [String], in folder: TemporaryFolder, options: [String] = []
  ) throws -> Int {
    let outcome = try Executable.run(
      paths + ["--format", "html", "--output", "report.html", "--format", "json"] + options, in: folder.path,
      seconds: 60)
    return try JSONDecoder().decode(Summary.self, from: Data(outcome.stdout.utf8)).summary.places
  }

  private static func hostile() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try HostileListing.write(into: folder)
    try write([HostileListing.root], in: folder)
    return folder
  }

  /// Copies an example, with its pictures.
  private static func example(_ name: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let outcome = try Executable.run(
      ["-r", "\(Recorded.package)/examples/\(name)", folder.path], program: "/bin/cp")
    try #require(outcome.status == 0)
    return folder
  }

  private static func count(_ part: String, in text: String) -> Int {
    text.components(separatedBy: part).count - 1
  }

  @Test func nothingOfAListingBecomesMarkup() throws {
    let folder = try Self.hostile()
    let text = try TextFile.read("\(folder.path)/report.html")
    #expect(Self.count("<script", in: text) == 1)
    #expect(Self.count("<style", in: text) == 1)
    #expect(!text.contains("<b>") && !text.contains("<i>") && !text.contains("src=\"x\""))
    for attribute in text.components(separatedBy: "href=\"").dropFirst() {
      #expect(attribute.hasPrefix("#") || attribute.hasPrefix("https://"), "\(attribute.prefix(40))")
    }
    for secret in HostileListing.secrets { #expect(!text.contains(secret)) }
  }

  @Test(arguments: ["css", "js"]) func thePolicyNamesItsStyleAndScript(_ name: String) throws {
    let outcome = try Executable.run(
      ["\(Recorded.package)/Sources/CReportAssets/report.\(name)"], program: "/usr/bin/sha256sum")
    let digits = Array(outcome.stdout.prefix(64))
    let bytes = try stride(from: 0, to: 64, by: 2).map {
      try #require(UInt8(String(digits[$0...$0 + 1]), radix: 16))
    }
    let folder = try Self.hostile()
    let text = try TextFile.read("\(folder.path)/report.html")
    #expect(
      text.contains("&#39;sha256-\(Data(bytes).base64EncodedString())&#39;"), "./dev record writes the hashes"
    )
  }

  @Test(.enabled(if: Browser.path != nil)) func theBrowserShowsEveryFinding() throws {
    let folder = try Self.example("fire-tv-player-broken")
    let places = try Self.write(["fire-tv-player-broken"], in: folder)
    let page = try Browser.open("report.html", in: folder)
    #expect(Self.count("data-place", in: page.dom.components(separatedBy: "<script").first ?? "") == places)
    let findings = Self.count("<li class=\"finding ", in: page.dom)
    // Written by the script, which the policy must let run.
    #expect(page.dom.contains("\(findings) of \(findings) findings shown, at \(places) places"))
    #expect(page.console == [] && page.requests == [])
    for number in 1...findings { #expect(page.dom.contains("id=\"finding-\(number)\"")) }
    for secret in ["192.168.0.4", "[PASSWORD]"] { #expect(!page.dom.contains(secret)) }
  }

  @Test(.enabled(if: Browser.path != nil)) func aHostileListingRunsNothing() throws {
    let page = try Browser.open("report.html", in: Self.hostile())
    #expect(page.console == [] && page.requests == [])
    #expect(Self.count("<script", in: page.dom) == 1)
    #expect(!page.dom.contains("onerror=\"") && !page.dom.contains("href=\"javascript"))
  }

  @Test(
    .enabled(if: Browser.path != nil),
    arguments: [(1_300, false), (1_300, true), (390, false), (390, true)])
  func theBrowserCanShowItToEverybody(_ width: Int, _ isDark: Bool) throws {
    let folder = try Self.example("fire-tv-player")
    try folder.write("rtl/listing.xml", Array(Self.arabic.utf8))
    try Self.write(["fire-tv-player", "rtl"], in: folder)
    // The probe is a script, which the policy of the report itself would not let run.
    let text = try TextFile.read("\(folder.path)/report.html")
    let probe = try TextFile.read("\(Recorded.package)/Tests/ListingLintTests/Consumers/probe.js")
    let probed = text.replacingOccurrences(of: "Content-Security-Policy", with: "x")
      .replacingOccurrences(of: "</body>", with: "<script>\(probe)</script></body>")
    try folder.write("probe.html", Array(probed.utf8))
    let page = try Browser.open("probe.html", in: folder, width: width, isDark: isDark)
    let result = try #require(
      page.dom.components(separatedBy: "data-probe=\"").last?.components(separatedBy: "\"").first)
    #expect(result == "fine")
    #expect(page.console == [])
  }

  @Test func picturesAreHeldOnceWhereTheyAreEmbedded() throws {
    let folder = try Self.example("fire-tv-player")
    try folder.write(
      "fire-tv-player/listing.xml",
      Array(
        try TextFile.read("\(folder.path)/fire-tv-player/listing.xml").replacingOccurrences(
          of: "<media>",
          with: "<description locale=\"de-DE\"><display-title>Titel</display-title></description><media>"
        ).utf8))
    try Self.write(["fire-tv-player"], in: folder, options: ["--html-images", "embed"])
    let text = try TextFile.read("\(folder.path)/report.html")
    #expect(!text.contains("<img"))
    let copies = Self.count("<image id=\"picture-", in: text)
    #expect(copies == 10)
    #expect(Self.count("href=\"data:image/", in: text) == copies)
    #expect(Self.count("<use href=\"#picture-1\">", in: text) >= 2)
    guard Browser.path != nil else { return }
    let page = try Browser.open("report.html", in: folder)
    #expect(page.console == [] && page.requests == [])
  }

  private static let arabic = """
    <listing xmlns="urn:listing-lint:listing:1" package="com.example.app" default-locale="ar-AE">
      <description locale="ar-AE">
        <display-title>مشغل TODO</display-title>
        <short>يشغل الموسيقى (version 2.0).</short>
        <long>يجلب الموسيقى</long>
      </description>
    </listing>
    """
}
