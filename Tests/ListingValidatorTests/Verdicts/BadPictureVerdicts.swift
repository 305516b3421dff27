import TestSupport
import Testing

@testable import ListingValidator

/// Files that are broken, no pictures, or not what their names say: all that is said of each, word for word.
@Suite struct BadPictureVerdicts {
  /// One row: a file in place of another in a folder that nothing can be said against, and all that is said then.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// In the folder of pictures.
    var file: String
    var bytes: [UInt8]
    var isDeep = false
    var expected: [String]

    init(
      _ name: String, _ expected: String..., at file: String = "icon.png", deep isDeep: Bool = false,
      bytes: [UInt8]
    ) {
      testDescription = name
      self.file = file
      self.bytes = bytes
      self.isDeep = isDeep
      self.expected = expected
    }
  }

  private static let folder = "fastlane/metadata/android/en-US/images"
  private static let icon: [UInt8] = SamplePicture.png(512, 512).bytes()
  private static let shot: [UInt8] = SamplePicture.png(1080, 1920, .shape(1)).bytes()
  private static let jpegShot: [UInt8] = SamplePicture.jpeg(1080, 1920).bytes()

  /// A large icon.
  private static func png(_ trait: SamplePicture.Trait) -> [UInt8] {
    SamplePicture.png(512, 512, .shape(1), trait).bytes()
  }

  /// A screenshot.
  private static func jpeg(_ trait: SamplePicture.Trait) -> [UInt8] {
    SamplePicture.jpeg(1080, 1920, trait).bytes()
  }

  /// An icon of another size.
  private static func sized(_ width: Int, _ height: Int) -> [UInt8] {
    SamplePicture.png(width, height).bytes()
  }

  private static func other(_ format: SamplePicture.Format) -> [UInt8] {
    SamplePicture.other(format, 512, 512).bytes()
  }

  private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// The head of a file of the family of MP4.
  private static func container(_ brand: String) -> [UInt8] {
    let size: [UInt8] = [0, 0, 0, 16]
    return size + text("ftyp") + text(brand) + [0, 0, 0, 0]
  }

  /// What becomes of a file whose line ends are changed: a carriage return is lost.
  private static func withUnixLineEnds(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    bytes.remove(at: 4)
    return bytes
  }

  private static func corrupt(_ words: String, _ place: String, _ file: String = "icon.png") -> String {
    "error image-corrupt \(file): the picture \(words) (\(place))"
  }

  private static let firstPNG = "phoneScreenshots/1.png"
  private static let firstJPEG = "phoneScreenshots/1.jpg"

  static let cut: [Row] = [
    Row("nothing", bytes: icon),
    Row("zero bytes", "error not-an-image icon.png: the picture is empty", bytes: []),
    Row("cut within its data", corrupt("is cut short", "in IDAT, byte 33"), bytes: Array(icon.dropLast(40))),
    Row(
      "cut before its end",
      "warning image-corrupt icon.png: the picture lacks the mark of its end (in IEND, byte \(icon.count - 12))",
      bytes: Array(icon.dropLast(12))),
    Row("cut within its signature", corrupt("is cut short", "byte 0"), bytes: Array(icon.prefix(6))),
    Row(
      "JPEG cut short", corrupt("is cut short", "in SOS, byte \(jpegShot.count - 8000)", firstJPEG),
      at: firstJPEG, bytes: Array(jpegShot.dropLast(8000))),
  ]

  static let broken: [Row] = [
    Row("wrong checksum", corrupt("has a wrong checksum", "in IDAT, byte 33"), bytes: png(.badChecksum)),
    Row(
      "line ends changed",
      corrupt("was taken for a text on its way, and its line ends were changed", "byte 4"),
      bytes: withUnixLineEnds(icon)),
    Row(
      "60000 x 60000", corrupt("announces more than 33554432 pixels", "byte 8"), bytes: sized(60000, 60000)),
    Row(
      "sides of 2^31 - 1", corrupt("announces more than 33554432 pixels", "byte 8"),
      bytes: sized(0x7FFF_FFFF, 0x7FFF_FFFF)),
    Row("sides of zero", corrupt("has a broken header", "in IHDR, byte 8"), bytes: sized(0, 0)),
    Row(
      "1 x 1",
      "error image-wrong-size icon.png: the picture has 1 x 1 pixels, and the large icon has 512 x 512",
      "note image-blank icon.png: the picture has one colour and nothing else", bytes: sized(1, 1)),
    Row("bomb", corrupt("goes on after its last row", "in IDAT, byte 33"), bytes: png(.bomb)),
    Row(
      "bomb in a large picture, not decoded", at: firstPNG,
      bytes: SamplePicture.png(1080, 1920, .shape(1), .bomb).bytes()),
    Row(
      "bomb in a large picture", corrupt("goes on after its last row", "in IDAT, byte 33", firstPNG),
      at: firstPNG, deep: true, bytes: SamplePicture.png(1080, 1920, .shape(1), .bomb).bytes()),
    Row("progressive JPEG", at: firstJPEG, bytes: jpeg(.progressive)),
    Row("EXIF data with garbage, PNG", bytes: png(.exifGarbage)),
    Row("EXIF data with garbage, JPEG", at: firstJPEG, bytes: jpeg(.exifGarbage)),
    Row(
      "colours of print", "note image-cmyk \(firstJPEG): the picture has the colours of print (CMYK)",
      at: firstJPEG, bytes: jpeg(.cmyk)),
  ]

  private static func notAPicture(_ words: String) -> String {
    "error not-an-image icon.png: the picture \(words)"
  }

  private static func notTaken(_ format: String) -> String {
    "error image-wrong-format icon.png: the picture is \(format) under the name .png, and the store takes PNG"
  }

  static let disguised: [Row] = [
    Row(
      "PNG under the name of JPEG",
      "error image-extension-mismatch \(firstJPEG): the picture is PNG, and its name ends in \".jpg\"",
      at: firstJPEG, bytes: shot),
    Row(
      "JPEG under the name of PNG",
      "error image-extension-mismatch \(firstPNG): the picture is JPEG, and its name ends in \".png\"",
      at: firstPNG, bytes: jpegShot),
    Row("HTML", notAPicture("is HTML and no picture"), bytes: other(.html)),
    Row("PDF", notAPicture("is PDF and no picture"), bytes: text("%PDF-1.7\n")),
    Row(
      "answer of a server", notAPicture("is XML and no picture"),
      bytes: text("<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>")),
    Row("noise", notAPicture("is of no format that is known"), bytes: [9, 8, 7]),
    Row(
      "Git LFS pointer", notAPicture("is a Git LFS pointer and not the picture itself"),
      bytes: other(.gitLFSPointer)
    ),
    Row(
      "symbolic link as a text",
      notAPicture("is the path of another file, as a symbolic link is checked out without links"),
      bytes: text("../../../../../play/listings/en-US/graphics/icon/1.png")),
    Row("GIF", notTaken("GIF"), bytes: text("GIF89a")),
    Row("WebP", notTaken("WebP"), bytes: text("RIFF\u{1}\0\0\0WEBPVP8 ")),
    Row("BMP", notTaken("BMP"), bytes: text("BM\u{9}\u{9}\0\0\0\0\0\0\u{36}\0\0\0\u{28}")),
    Row("SVG", notTaken("SVG"), bytes: text("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")),
    Row("HEIC", notTaken("HEIC"), bytes: container("heic")),
    Row("AVIF", notTaken("AVIF"), bytes: container("avif")),
    Row(
      "HEIC under its own name",
      "error image-wrong-format phoneScreenshots/1.heic: the picture is HEIC, and the store takes PNG or JPEG",
      at: "phoneScreenshots/1.heic", bytes: container("heic")),
  ]

  private static func findings(
    _ others: [String: [UInt8]], without removed: [String] = [], links: [String: String] = [:],
    deep: Bool = false
  ) throws -> [String] {
    var files = FolderVerdicts.fastlane().mapValues { Array($0.utf8) }
    files["\(folder)/icon.png"] = icon
    files["\(folder)/phoneScreenshots/1.png"] = shot
    files["\(folder)/phoneScreenshots/2.png"] = SamplePicture.png(1080, 1920, .shape(2)).bytes()
    files["\(folder)/phoneScreenshots/3.png"] = SamplePicture.png(1080, 1920, .shape(3)).bytes()
    files["fastlane/metadata/amazon/en-US/images/small_icon.png"] =
      SamplePicture.png(114, 114, .shape(1), .alpha).bytes()
    for name in removed { files["\(folder)/\(name)"] = nil }
    for (name, bytes) in others { files["\(folder)/\(name)"] = bytes }
    let paths = links.map { ("\(folder)/\($0)", $1) }
    let findings = try Lint.findings(
      files, links: Dictionary(uniqueKeysWithValues: paths), options: deep ? ["--deep", "yes"] : [])
    return findings.map { finding in
      let path = finding.location.path.replacing("en-US/images/", with: "")
      return "\(finding.severity.rawValue) \(finding.rule) \(path): \(finding.message)"
    }
  }

  @Test(arguments: cut + broken + disguised) func isCalledWhatItIs(_ row: Row) throws {
    let replaced = "\(row.file.prefix { $0 != "." }).png"
    #expect(
      try Self.findings([row.file: row.bytes], without: [replaced], deep: row.isDeep).sorted()
        == row.expected.sorted())
  }

  /// Wherever a file is cut: one finding, and nothing else goes wrong.
  @Test func everyCutIsSeen() throws {
    let picture = SamplePicture.png(512, 512, .shape(1), .palette).bytes()
    for count in stride(from: 0, to: picture.count, by: max(1, picture.count / 60)) {
      let findings = try Self.findings(["icon.png": Array(picture.prefix(count))])
      #expect(findings.count == 1, "cut at \(count): \(findings)")
      let rule = count < 4 ? "error not-an-image" : "image-corrupt"
      #expect(findings.first?.contains(rule) ?? false, "cut at \(count): \(findings)")
    }
  }

  @Test func linksAreFollowedInsideTheBoundary() throws {
    #expect(
      try Self.findings(
        ["spare.bin": Self.icon], without: ["icon.png"], links: ["icon.png": "spare.bin"]) == [])
    #expect(
      try Self.findings([:], without: ["icon.png"], links: ["icon.png": "/etc/hostname"]) == [
        "error file-outside-boundary icon.png: \"en-US/images/icon.png\" leads out of the folder that may be read"
      ])
    #expect(
      try Self.findings([:], without: ["icon.png"], links: ["icon.png": "icon.png"]).map { $0.prefix(5) } == [
        "error"
      ])
  }

  /// Where a system has no links, a link to a folder of screenshots is a text with its target.
  @Test func aFolderThatBecameATextIsNamed() throws {
    #expect(
      try Self.findings(
        ["phoneScreenshots": Array("../../../../../play/phone-screenshots".utf8)],
        without: (1...3).map { "phoneScreenshots/\($0).png" }) == [
          "error not-an-image phoneScreenshots: the picture is the path of another file, as a symbolic link is checked "
            + "out without links"
        ])
  }

  private static func ofVideos(_ video: SamplePicture) throws -> [String] {
    let listing = CompleteListing().with { listing in
      listing.media = listing.media.replacing("</media>", with: "<video href=\"trailer.mp4\"/></media>")
      listing.pictures["trailer.mp4"] = video
    }
    return try Lint.findings(listing.contents, pictures: listing.pictures).map { finding in
      "\(finding.severity.rawValue) \(finding.rule): \(finding.message)"
    }
  }

  @Test func videosThatAreCutAreSeen() throws {
    #expect(try Self.ofVideos(.mp4(1280, 720)) == [])
    #expect(
      try Self.ofVideos(.mp4(1280, 720, .truncated)) == [
        "error video-corrupt: \"trailer.mp4\" is cut short (in moov, byte 24)"
      ])
    #expect(
      try Self.ofVideos(.mp4(1280, 720, .withoutIndex)) == [
        "error video-corrupt: \"trailer.mp4\" lacks a part that players need (in moov, byte 7500040)"
      ])
    #expect(
      try Self.ofVideos(.other(.html)) == [
        "warning video-wrong-format: \"trailer.mp4\" is HTML, and known are MP4, QuickTime, MPEG program stream, "
          + "WMV (ASF), FLV, AVI"
      ])
  }
}
