import TestSupport
import Testing

@testable import ListingValidator

@Suite struct ListingInspectionTests {
  @Test func countsWhatIsThere() throws {
    let folder = try TemporaryFolder([
      "metadata/android/en-US/title.txt": "Größe\n", "metadata/android/en-US/summary.txt": "Plan.",
      "metadata/android/en-US/changelogs/1.txt": "", "metadata/android/en-US/changelogs/1.2.txt": "a",
      "metadata/android/en-US/images/icon.png": "",
      "metadata/android/en-US/images/phoneScreenshots/1.JPG": "",
      "metadata/android/achievements/one.png": "", "metadata/android/de/full_description.txt": "Text",
      "shared/2.png": "", "secret/title.txt": "no",
    ])
    try folder.link("metadata/android/de/images", to: "../en-US/images")
    try folder.link("metadata/android/de/title.txt", to: "/etc/hostname")
    try folder.link("metadata/android/de/loop", to: "..")
    let root = try #require(try Discovery().roots(at: folder.path).roots.first)
    let inspection = try #require(ListingInspection(root))
    #expect(inspection.layout == .fastlane)
    #expect(inspection.locales == ["de", "en-US"])
    #expect(inspection.files == 10)
    #expect(inspection.symlinks == 3)
    #expect(inspection.titleFiles == 1)
    #expect(inspection.shortFiles == 1)
    #expect(inspection.fullFiles == 1)
    #expect(inspection.changelogFiles == 2)
    #expect(inspection.images == 5)
    #expect(inspection.screenshots == 2)
    #expect(inspection.texts.first { $0.path.hasSuffix("title.txt") }?.scalars == 5)
    #expect(inspection.texts.first { $0.path.hasSuffix("title.txt") }?.utf8Bytes == 7)
  }

  @Test(.enabled(if: RealListings.isPresent)) func agreesWithWhatIsKnownOfRealFolders() throws {
    let layouts: [String: Layout] = [
      "fastlane": .fastlane, "gpp": .gradlePlayPublisher, "triplet-old": .tripleTOld,
      "app-metadata": .appMetadata,
    ]
    let texts = try RealListings.rows("EXPECTED-texts.tsv")
    var seen = 0
    for row in try RealListings.rows("EXPECTED.tsv") {
      guard let layout = layouts[row["layout"] ?? ""], let path = row["path"] else { continue }
      seen += 1
      let found = try RealListings.inspection(of: path, hasLinks: row["symlinks"] != "0")
      #expect(found.layout == layout, "\(path)")
      #expect(found.locales.joined(separator: ",") == row["locale_names"], "\(path)")
      let counts = [
        "locales": found.locales.count, "files": found.files, "symlinks": found.symlinks,
        "title_files": found.titleFiles, "short_files": found.shortFiles, "full_files": found.fullFiles,
        "changelog_files": found.changelogFiles, "images": found.images, "screenshots": found.screenshots,
      ]
      for (column, count) in counts { #expect("\(count)" == row[column], "\(path) \(column)") }
      for text in texts {
        guard let file = text["path"], file.hasPrefix(path + "/") else { continue }
        let length = found.texts.first { $0.path == file.dropFirst(path.count + 1) }
        #expect(
          length.map { "\($0.scalars) \($0.utf8Bytes)" }
            == "\(text["scalars"] ?? "") \(text["utf8_bytes"] ?? "")", "\(file)")
      }
    }
    #expect(seen == 27)
  }
}
