import Testing

@testable import ListingValidator

@Suite struct NearestNameTests {
  @Test(arguments: [
    ("tset", "test"),  // a swap is one edit
    ("test", "test"),
    ("listng", "listing"),
    ("colour", "color"),
    ("dispaly-titel", "display-title"),
    ("grüße", "größe"),
  ])
  func findsWhatWasMeant(name: String, meant: String) {
    let candidates = ["fastlane", "listing", "test", "color", "display-title", "größe"]
    #expect(NearestName.nearest(to: name, in: candidates) == meant)
  }

  @Test(arguments: ["", "x", "abcdef", "keyword-list-of-something", "te"])
  func staysSilentWhenNothingIsClose(name: String) {
    #expect(NearestName.nearest(to: name, in: ["a", "tax", "long-description"]) == nil)
  }

  @Test func theFirstOfEquallyCloseNamesWins() {
    #expect(NearestName.nearest(to: "bat", in: ["cat", "hat"]) == "cat")
    #expect(NearestName.nearest(to: "bat", in: ["hat", "cat"]) == "hat")
  }

  @Test func aCloserNameWinsOverAnEarlierOne() {
    #expect(NearestName.nearest(to: "screenshot", in: ["screens", "screenshots"]) == "screenshots")
  }

  @Test func composedAndDecomposedLettersDiffer() {
    #expect(NearestName.nearest(to: "e\u{301}", in: ["é"]) == nil)
  }

  @Test func noCandidatesNoName() {
    #expect(NearestName.nearest(to: "title", in: EmptyCollection()) == nil)
  }
}
