import TestSupport
import Testing

@testable import ListingValidator

/// The product over real folders: no error that nobody has looked at.
@Suite(.enabled(if: RealListings.isPresent)) struct RealListingsTests {
  /// Every error that is said of a real listing, and why it is right. A new one fails the test until it is here.
  static let reviewed: [String: String] = [
    "Swordfish90__Lemuroid/fastlane/metadata/android: description-field-missing":
      "no title.txt in en-US, the default language: the store asks for a display title",
    "kiwix__kiwix-android/fastlane/metadata/android: description-field-missing":
      "no title.txt in any locale, and no full_description.txt in most",
    "openhab__openhab-android/fastlane/metadata/android: description-field-missing":
      "no title.txt in any locale",
    "termux__termux-app/fastlane/metadata/android: description-field-missing": "no title.txt in en-US",
    "Life: malformed-xml": "the sample is not well-formed as published",
  ]

  @Test func everyErrorHasBeenLookedAt() throws {
    let listings = try #require(RealListings.listings)
    var errors: Set<String> = []
    for row in try RealListings.rows("EXPECTED.tsv") {
      guard let path = row["path"] else { continue }
      errors.formUnion(try errorsOf("\(listings)/\(path)", shown: path))
    }
    let samples = try #require(Corpus.path) + "/appdf"
    for entry in try FileSystem().entries(of: samples) where entry.kind == .directory {
      errors.formUnion(try errorsOf("\(samples)/\(entry.name)", shown: entry.name))
    }
    // A Play folder lacks what Amazon asks for in pictures; their figures are compared elsewhere.
    let pictures = Set(
      RuleSet.builtIn.rules.map { type(of: $0).info }.filter { $0.area == .media }.map(\.id.description))
    errors = errors.filter { error in !pictures.contains { error.hasSuffix(": \($0)") } }
    #expect(errors == Set(Self.reviewed.keys))
  }

  private func errorsOf(_ path: String, shown: String) throws -> Set<String> {
    let report = try LintRun(settings: .init(today: Lint.today), toolVersion: "test").report(on: [path])
    let errors = report.listings.flatMap(\.findings).filter { $0.finding.severity == .error }
    return Set(errors.map { "\(shown): \($0.finding.rule)" })
  }

  @Test func aFolderOfManyLocalesFitsOneScreen() throws {
    let path = try #require(RealListings.listings) + "/cvzi__ScreenshotTile"
    let report = try LintRun(settings: .init(today: Lint.today), toolVersion: "test").report(on: [path])
    #expect(report.listings.first?.locales.count == 35)
    let text = TextReport(report, style: .init()).text(status: 0)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 <= 40)
    #expect(text.contains("/metadata/amazon/<locale>/feature_bullets.txt"))
  }
}
