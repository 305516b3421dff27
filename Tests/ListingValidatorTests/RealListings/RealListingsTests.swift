import TestSupport
import Testing

@testable import ListingValidator

/// The product over real folders: no error that nobody has looked at.
@Suite(.enabled(if: RealListings.isPresent)) struct RealListingsTests {
  /// An error that is right, and the listings of which it is said.
  private struct Reviewed {
    var rule: String
    var reason: String
    var listings: [String]
  }

  /// Every error that is said of a real listing, and why it is right. A new one fails the test until it is here.
  private static let reviewed: [Reviewed] = [
    Reviewed(
      rule: "description-field-missing",
      reason: "no title.txt in en-US, the default language: the store asks for a display title",
      listings: [
        "Swordfish90__Lemuroid/fastlane/metadata/android", "kiwix__kiwix-android/fastlane/metadata/android",
        "openhab__openhab-android/fastlane/metadata/android", "termux__termux-app/fastlane/metadata/android",
      ]),
    Reviewed(
      rule: "malformed-xml", reason: "the sample is not well-formed as published", listings: ["Life"]),
    Reviewed(
      rule: "image-missing",
      reason:
        "no picture of 114 x 114 pixels in any of them, as no other store has one; some lack screenshots, too, and "
        + "one the large icon",
      listings: [
        "2dust__v2rayNG/fastlane/metadata/android", "AndBible__and-bible/fastlane/metadata/android",
        "BloomBooks__BloomReader/app/src/alpha/play", "BloomBooks__BloomReader/app/src/beta/play",
        "BloomBooks__BloomReader/app/src/main/play", "DroidKaigi__conference-app-2018/app/src/main/play",
        "Swordfish90__Lemuroid/fastlane/metadata/android", "apognu__otter/app/src/main/play",
        "apognu__otter/fastlane/metadata/android",
        "bitwarden__android/app/src/fdroid/fastlane/metadata/android",
        "cvzi__ScreenshotTile/fastlane/metadata/android",
        "doubleangels__nextdnsmanager/fastlane/metadata/android",
        "f-droid__fdroidserver/tests/triple-t-2/build/org.piwigo.android/app/src/main/play",
        "jellyfin__jellyfin-androidtv/fastlane/metadata/android",
        "kiwix__kiwix-android/fastlane/metadata/android",
        "mattermost__mattermost-mobile/fastlane/metadata/android",
        "maxistar__TextPad/fastlane/metadata/android",
        "moonlight-stream__moonlight-android/fastlane/metadata/android",
        "mpv-android__mpv-android/fastlane/metadata/android",
        "openhab__openhab-android/fastlane/metadata/android",
        "ostrya__PresencePublisher/app/src/main/play", "rama-io__tui/fastlane/metadata/android",
        "ramack__ActivityDiary/app/src/main/play", "termux__termux-app/fastlane/metadata/android",
        "tuskyapp__Tusky/fastlane/metadata/android",
        "vitorhugo-dotnet__the_universe_decides/fastlane/metadata/android", "MX-Player", "Yandex.Shell",
      ]),
    Reviewed(
      rule: "images-too-few", reason: "one or two screenshots, where the store asks for three",
      listings: [
        "maxistar__TextPad/fastlane/metadata/android",
        "thunderbird__thunderbird-android/app-metadata/net.thunderbird.android",
        "tuskyapp__Tusky/fastlane/metadata/android",
      ]),
    Reviewed(
      rule: "image-wrong-size",
      reason:
        "fewer than three screenshots of a size that the store takes, or an icon of 192 or 240 pixels; the pictures "
        + "are compared with their table elsewhere",
      listings: [
        "Swordfish90__Lemuroid/fastlane/metadata/android", "apognu__otter/app/src/main/play",
        "doubleangels__nextdnsmanager/fastlane/metadata/android",
        "f-droid__fdroidserver/tests/triple-t-2/build/org.piwigo.android/app/src/main/play",
        "kiwix__kiwix-android/fastlane/metadata/android",
        "maxistar__TextPad/fastlane/metadata/android", "mpv-android__mpv-android/fastlane/metadata/android",
        "rama-io__tui/fastlane/metadata/android", "termux__termux-app/fastlane/metadata/android",
        "thunderbird__thunderbird-android/app-metadata/net.thunderbird.android",
        "tuskyapp__Tusky/fastlane/metadata/android",
        "vitorhugo-dotnet__the_universe_decides/fastlane/metadata/android",
      ]),
    Reviewed(
      rule: "image-extension-mismatch", reason: "eleven screenshots are JPEG under names in .png",
      listings: ["ramack__ActivityDiary/app/src/main/play"]),
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
    // In a copy without links texts stand in their place, and are called what they are.
    errors.remove("apognu__otter/fastlane/metadata/android: not-an-image")
    let reviewed = Self.reviewed.flatMap { entry in entry.listings.map { "\($0): \(entry.rule)" } }
    #expect(errors == Set(reviewed))
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
