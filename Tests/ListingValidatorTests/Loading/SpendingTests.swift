import TestSupport
import Testing

@testable import ListingValidator

/// A small listing cannot make the tool read without end.
@Suite struct SpendingTests {
  private func listing(_ content: String) throws -> Listing {
    let text =
      "<listing xmlns=\"urn:listing-lint:listing:1\" package=\"com.example.app\">\(content)</listing>"
    let folder = try TemporaryFolder(["listing.xml": text, "texts/en-US/title.txt": "Planner", "a.apk": "PK"])
    let root = try #require(try Discovery().roots(at: folder.path + "/listing.xml").roots.first)
    return ListingReader().read(root)
  }

  private func repeated(_ text: String) -> String {
    String(repeating: text, count: Listing.Spending.maximumReferences + 1)
  }

  @Test func foldersAreReadANumberOfTimes() throws {
    let listing = try listing(repeated("<texts layout=\"fastlane\" href=\"texts\"/>"))
    #expect(listing.unreadable.map(\.reason) == ["it refers to more than 200 folders"])
    #expect(listing.descriptions.count == 1)
  }

  @Test func packagesAreReadANumberOfTimes() throws {
    let listing = try listing("<binaries>\(repeated("<apk href=\"a.apk\"/>"))</binaries>")
    #expect(listing.unreadable.map(\.reason) == ["it refers to more than 200 packages"])
    #expect(listing.faults.count >= Listing.Spending.maximumReferences)
  }

  @Test func textsAreReadUpToASize() throws {
    let folder = try TemporaryFolder(["a.txt": "Plans meetings.", "b.txt": "Plans more."])
    let files = ListingFiles(
      fileSystem: FileSystem(), boundary: Boundary(root: folder.path), directory: folder.path)
    var listing = Listing(root: ".", layout: .file, location: Location(path: "."))
    listing.spent.text = Listing.Spending.maximumText - 15
    #expect(files.open("a.txt", into: &listing) != nil)
    #expect(listing.unreadable.isEmpty)
    #expect(files.open("b.txt", into: &listing) == nil)
    #expect(files.open("a.txt", into: &listing) == nil)
    #expect(listing.unreadable.count == 1)
  }
}
