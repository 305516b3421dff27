import TestSupport
import Testing

@testable import ListingValidator

@Suite struct GitRepositoryTests {
  private static let listing = #"<listing xmlns="urn:listing-lint:listing:1" package="com.example.app"/>"#

  private static func roots(_ folder: TemporaryFolder, _ path: String) throws -> [String] {
    try LintRun(settings: .init(today: Lint.today), toolVersion: "test").report(on: [folder.path + path])
      .listings.map { String($0.root.dropFirst(folder.path.count)) }
  }

  @Test func aSearchLeavesOutWhatGitIgnores() throws {
    // As little of a repository as git takes for one.
    let folder = try TemporaryFolder(
      [
        ".git/HEAD": "ref: refs/heads/main\n", ".git/objects/info/alternates": "",
        ".git/refs/heads/.keep": "",
        ".gitignore": "old/\n", "old/listing.xml": Self.listing, "new/listing.xml": Self.listing,
        "old/below/app/listing.xml": Self.listing,
      ].mapValues { Array($0.utf8) })
    #expect(try Self.roots(folder, "") == ["/new"])
    // Whoever names what is ignored means it.
    #expect(try Self.roots(folder, "/old/below") == ["/old/below/app"])
    #expect(try Self.roots(folder, "/old") == ["/old", "/old/below/app"])
  }
}
