import Testing

@testable import ListingValidator

@Suite struct CompleteListingTests {
  @Test func nothingIsSaidAboutACompleteListing() throws {
    #expect(try CompleteListing().verdicts() == [])
  }

  @Test func nothingIsMissingInAFileThatCannotBeRead() throws {
    let findings = try Lint.findings(["listing.xml": Array("<listing><general>".utf8)])
    #expect(findings.map(\.rule) == ["malformed-xml"])
  }
}
