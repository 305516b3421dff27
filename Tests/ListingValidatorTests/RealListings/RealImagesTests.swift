import Images
import TestSupport
import Testing

@testable import ListingValidator

/// What is read of real pictures, against what is known of them.
@Suite(.enabled(if: RealListings.isPresent)) struct RealImagesTests {
  private static let layouts: Set<String> = ["fastlane", "gpp", "triplet-old", "app-metadata"]

  private typealias Known = [String: [String: String]]

  private static func knownPictures() throws -> Known {
    Dictionary(
      try RealListings.rows("EXPECTED-images.tsv").map { ($0["path"] ?? "", $0) }
    ) { first, _ in first }
  }

  @Test func everyFigureIsReproduced() throws {
    let known = try Self.knownPictures()
    let slot = try #require(StoreProfile.amazonAppstore.slot("screenshots"))
    var seen = 0
    for row in try RealListings.rows("EXPECTED.tsv") {
      guard let path = row["path"], Self.layouts.contains(row["layout"] ?? "") else { continue }
      let pictures = try RealListings.inspection(of: path, hasLinks: row["symlinks"] != "0").pictures
      var counts = ["images": pictures.count, "images_undecodable": 0, "images_type_differs": 0]
      counts["icons_512"] = 0
      counts["screenshots_exact_amazon_size"] = 0
      for picture in pictures {
        let expected = known["\(path)/\(picture.path)"]
        // Links are followed, and named in the table once.
        if let expected {
          seen += 1
          #expect(expected["content_type"]?.lowercased() == picture.format, "\(path)/\(picture.path)")
          #expect(expected["width"] == picture.width.map(String.init), "\(path)/\(picture.path)")
          #expect(expected["height"] == picture.height.map(String.init), "\(path)/\(picture.path)")
          #expect(
            expected["type_matches_extension"] == (picture.extensionFits == true ? "yes" : "no"),
            "\(path)/\(picture.path)")
          #expect(
            Self.modes[picture.colorType ?? ""]?.contains(expected["mode"] ?? "") ?? false,
            "\(path)/\(picture.path)")
        }
        guard let width = picture.width, let height = picture.height else { continue }
        let size = ImageSize(width, height)
        if picture.broken { counts["images_undecodable", default: 0] += 1 }
        if picture.extensionFits == false { counts["images_type_differs", default: 0] += 1 }
        if expected?["use"] == "icon", size == ImageSize(512, 512) { counts["icons_512", default: 0] += 1 }
        if expected?["use"] == "screenshot" {
          #expect(expected?["exact_amazon_size"] == (slot.takes(size) ? "yes" : "no"))
          if slot.takes(size) { counts["screenshots_exact_amazon_size", default: 0] += 1 }
        }
      }
      for (column, count) in counts { #expect("\(count)" == row[column], "\(path) \(column)") }
    }
    #expect(seen > 200)
  }

  /// What the table calls the ways to store colours.
  private static let modes: [String: Set<String>] = [
    "rgb": ["RGB"], "rgba": ["RGBA"], "palette": ["P"], "grayscale": ["L", "1", "I;16"],
    "grayscale-alpha": ["LA"], "ycbcr": ["RGB"], "cmyk": ["CMYK"], "ycck": ["CMYK"],
  ]

  /// What the model has of them: the icons of 512 pixels go into the slot of the large icon, whatever their names.
  @Test func iconsFillTheLargeSlot() throws {
    let listings = try #require(RealListings.listings)
    let known = try Self.knownPictures()
    for row in try RealListings.rows("EXPECTED.tsv") where row["symlinks"] == "0" {
      guard let path = row["path"], Self.layouts.contains(row["layout"] ?? "") else { continue }
      let repository = "\(listings)/\(path.prefix { $0 != "/" })"
      let root = try #require(
        try Discovery(boundary: repository).roots(at: "\(listings)/\(path)").roots.first)
      let context = Context(
        listing: ListingReader().read(root), profile: .amazonAppstore, isoCodes: .builtIn,
        today: Lint.today)
      let filled = context.slotContents.filter { $0.slot.name == "large-icon" }.flatMap(\.assets).filter {
        $0.image?.size == ImageSize(512, 512)
      }
      let icons = known.values.filter {
        $0["path"]?.hasPrefix(path + "/") ?? false && $0["use"] == "icon" && $0["width"] == "512"
          && $0["height"] == "512"
      }
      #expect(filled.count == icons.count, "\(path)")
      #expect(!context.slotContents.contains { $0.slot.name == "small-icon" }, "\(path)")
    }
  }

  /// What is said of sizes and extensions is true of each picture, and nothing goes unsaid.
  @Test func whatIsSaidAgreesWithTheTable() throws {
    let listings = try #require(RealListings.listings)
    let known = try Self.knownPictures()
    var seen: [String: Int] = [:]
    for row in try RealListings.rows("EXPECTED.tsv") where row["symlinks"] == "0" {
      guard let path = row["path"], Self.layouts.contains(row["layout"] ?? "") else { continue }
      let repository = "\(listings)/\(path.prefix { $0 != "/" })"
      let root = try #require(
        try Discovery(boundary: repository).roots(at: "\(listings)/\(path)").roots.first)
      let listing = ListingReader().read(root)
      let linter = Linter(
        rules: .builtIn, profiles: [.amazonAppstore], isoCodes: .builtIn, today: Lint.today)
      let said = Set(linter.lint(listing).findings.map { "\($0.rule) \($0.location.path)" })
      let context = Context(
        listing: listing, profile: .amazonAppstore, isoCodes: .builtIn, today: Lint.today)
      for content in context.slotContents {
        for asset in content.assets {
          // What a flavour has of the main source set is looked at there.
          guard let facts = known["\(path)/\(asset.path)"] else {
            #expect(asset.path.hasPrefix("../"), "\(path)/\(asset.path)")
            continue
          }
          let hasOtherType = facts["type_matches_extension"] == "no"
          #expect(
            said.contains("image-extension-mismatch \(asset.path)") == hasOtherType, "\(path)/\(asset.path)")
          if hasOtherType { seen["type", default: 0] += 1 }
          guard content.slot.name == "screenshots" else { continue }
          let isOff = facts["exact_amazon_size"] == "no"
          #expect(said.contains("image-wrong-size \(asset.path)") == isOff, "\(path)/\(asset.path)")
          seen[isOff ? "off" : "exact", default: 0] += 1
        }
      }
    }
    #expect(seen["type"] == 11)
    #expect(seen["off", default: 0] > 50 && seen["exact", default: 0] > 50, "\(seen)")
  }
}
