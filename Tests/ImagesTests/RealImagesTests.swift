import FoundationEssentials
import Images
import Testing

/// The reader over real pictures.
@Suite(.enabled(if: RealImages.isPresent)) struct RealImagesTests {
  private static let formats: [String: MediaFormat] = ["PNG": .png, "JPEG": .jpeg]

  @Test
  func agreesWithWhatIsKnown() throws {
    let rows = try RealImages.rows()
    #expect(rows.count == 245)
    for row in rows {
      let path = try #require(row["path"])
      let facts = try ImageFile.read(RealImages.file(path))
      #expect(facts.format == Self.formats[row["content_type"] ?? ""], "\(path)")
      #expect(facts.size.map { "\($0.width)" } == row["width"], "\(path)")
      #expect(facts.size.map { "\($0.height)" } == row["height"], "\(path)")
      let type = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
      #expect(facts.format.extensions.contains(type) == (row["type_matches_extension"] == "yes"), "\(path)")
      #expect(facts.faults.isEmpty, "\(path)")
      #expect(facts.trailingBytes == 0, "\(path)")
    }
  }

  /// The counts of each listing, whatever its layout, from what is read of each picture.
  @Test func everyCountOfPicturesIsReproduced() throws {
    let sizes: Set<ImageSize> = [
      ImageSize(800, 480), ImageSize(1024, 600), ImageSize(1280, 720), ImageSize(1280, 800),
      ImageSize(1920, 1080), ImageSize(1920, 1200), ImageSize(2560, 1600),
    ]
    let pictures = try RealImages.rows()
    var seen = 0
    for listing in try RealImages.rows("EXPECTED.tsv") {
      let root = try #require(listing["path"])
      var counts: [String: Int] = [:]
      for picture in pictures {
        guard let path = picture["path"], path.hasPrefix(root + "/") else { continue }
        seen += 1
        let facts = try ImageFile.read(RealImages.file(path))
        let size = try #require(facts.size)
        let type = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        counts["images", default: 0] += 1
        if !facts.faults.isEmpty { counts["images_undecodable", default: 0] += 1 }
        if !facts.format.extensions.contains(type) { counts["images_type_differs", default: 0] += 1 }
        if picture["use"] == "icon", size == ImageSize(512, 512) { counts["icons_512", default: 0] += 1 }
        guard picture["use"] == "screenshot" else { continue }
        counts["screenshots", default: 0] += 1
        let isExact = sizes.contains(size) || sizes.contains(size.turned)
        #expect(picture["exact_amazon_size"] == (isExact ? "yes" : "no"), "\(path)")
        if isExact { counts["screenshots_exact_amazon_size", default: 0] += 1 }
      }
      for column in [
        "images", "images_undecodable", "images_type_differs", "icons_512", "screenshots",
        "screenshots_exact_amazon_size",
      ] {
        #expect("\(counts[column] ?? 0)" == listing[column], "\(root) \(column)")
      }
    }
    #expect(seen == pictures.count)
  }

  @Test(.enabled(if: Pillow.isPresent))
  func agreesWithPillow() throws {
    let paths = try RealImages.rows().compactMap { $0["path"] }
    let lines = try Pillow.facts(of: paths.map { try RealImages.path($0) })
    try #require(lines.count == paths.count)
    var decoded = 0
    for (path, line) in zip(paths, lines) {
      let theirs = try JSONDecoder().decode(PillowFacts.self, from: Data(line.utf8))
      let ours = try ImageFile.read(RealImages.file(path), decoding: PillowFacts.decoding)
      #expect(ours.format.rawValue == theirs.format, "\(path)")
      #expect(ours.size?.width == theirs.width && ours.size?.height == theirs.height, "\(path)")
      #expect(ours.colorType?.rawValue == theirs.colorType, "\(path)")
      #expect(ours.bitDepth == theirs.bitDepth, "\(path)")
      #expect(ours.hasAlpha == theirs.hasAlpha, "\(path)")
      #expect(ours.isAnimated == theirs.isAnimated, "\(path)")
      #expect(ours.isInterlaced == theirs.isInterlaced, "\(path)")
      #expect(ours.exifOrientation == theirs.exifOrientation, "\(path)")
      if case .profile(let profile) = ours.colorSpace {
        #expect(profile.space == theirs.profileSpace, "\(path)")
        // Without a description a profile goes by the name of its chunk, which Pillow does not tell.
        if let name = theirs.profileName { #expect(profile.name == name, "\(path)") }
      } else {
        #expect(theirs.profileSpace == nil, "\(path)")
        if ours.format == .png { #expect((ours.colorSpace == .sRGB) == theirs.isSRGB, "\(path)") }
      }
      #expect(theirs.decodes, "\(path)")
      guard let pixels = ours.pixels else { continue }
      decoded += 1
      #expect(pixels.seeThroughPixels == theirs.seeThrough, "\(path)")
      #expect(pixels.invisiblePixels == theirs.invisible, "\(path)")
      if let strips = theirs.transparentBorder {
        let border = pixels.transparentBorder
        #expect([border.top, border.left, border.bottom, border.right] == strips, "\(path)")
      }
      if let isSingleColor = theirs.isSingleColor {
        #expect(pixels.isSingleColor == isSingleColor, "\(path)")
      }
    }
    #expect(decoded > 50)
  }
}

/// What Pillow reads in a picture.
private struct PillowFacts: Decodable {
  var decodes: Bool
  var format: String?
  var width: Int?
  var height: Int?
  var colorType: String?
  var bitDepth: Int?
  var hasAlpha: Bool?
  var isAnimated: Bool?
  var isInterlaced: Bool?
  var exifOrientation: Int?
  var isSRGB: Bool?
  var profileName: String?
  var profileSpace: String?
  var seeThrough: Int?
  var invisible: Int?
  /// Top, left, bottom and right.
  var transparentBorder: [Int]?
  var isSingleColor: Bool?

  /// Counting pixels takes long where code is not optimised.
  static var decoding: ImageFile.Decoding {
    #if DEBUG
      .icons
    #else
      .all
    #endif
  }
}
