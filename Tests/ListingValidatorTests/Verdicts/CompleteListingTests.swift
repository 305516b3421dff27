import Testing

@testable import ListingValidator

@Suite struct CompleteListingTests {
  @Test func nothingIsSaidAboutACompleteListing() throws {
    #expect(try CompleteListing().verdicts() == [])
  }
}
