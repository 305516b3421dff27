import TestSupport
import Testing

@testable import ListingValidator

/// A listing that was made to be large has a report of a size that people and machines can take.
@Suite struct FindingCountTests {
  private func findings(_ count: Int) throws -> [Finding] {
    let countries = (0..<count).map { "x\($0)" }.joined(separator: " ")
    let availability = "<availability><countries include=\"\(countries)\"/></availability>"
    let listing = "<listing xmlns=\"urn:listing-lint:listing:1\">\(availability)</listing>"
    return try Lint.findings(["listing.xml": Array(listing.utf8)]).filter { $0.rule == "country-unknown" }
  }

  @Test func oneMoreFindingSaysHowManyAreLeftOut() throws {
    #expect(try findings(Report.maximumOfACase).count == Report.maximumOfACase)
    let many = try findings(Report.maximumOfACase + 3)
    #expect(many.count == Report.maximumOfACase + 1)
    let last = try #require(many.last)
    #expect(last.message == "the same at 3 more places, not listed one by one")
    #expect(last.severity == many[0].severity && last.group == many[0].group)
    #expect(last.location.range?.lowerBound ?? 0 > many[0].location.range?.lowerBound ?? 0)
  }
}
