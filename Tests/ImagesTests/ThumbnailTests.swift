import Bytes
import ListingValidator
import TestSupport
import Testing

@testable import Images

/// Pictures made smaller for a report.
@Suite struct ThumbnailTests {
  private static func scaled(_ pixels: [[UInt8]], _ size: ImageSize, to side: Int) -> (ImageSize, [UInt8]) {
    var scaler = PixelScaler(size, longestSide: side)
    for y in 0..<size.height {
      let row = pixels[y * size.width..<(y + 1) * size.width].flatMap(\.self)
      row.withUnsafeBytes { scaler.add($0.assumingMemoryBound(to: Pixel.self)) }
    }
    return (scaler.scaled, scaler.finished())
  }

  @Test func aPixelIsTheMeanOfThoseItStandsFor() {
    let pixels: [[UInt8]] = [[10, 0, 0, 255], [30, 0, 0, 255], [0, 50, 0, 255], [0, 70, 0, 255]]
    let (size, small) = Self.scaled(pixels, ImageSize(4, 1), to: 2)
    #expect(size == ImageSize(2, 1))
    #expect(small == [20, 0, 0, 255, 0, 60, 0, 255])
  }

  @Test func whatIsInvisibleGivesNoColour() {
    let (_, small) = Self.scaled([[200, 200, 200, 0], [10, 20, 30, 255]], ImageSize(2, 1), to: 1)
    #expect(small == [10, 20, 30, 127])
  }

  @Test(arguments: [
    (ImageSize(10, 4), 5, ImageSize(5, 2)), (ImageSize(3, 3), 9, ImageSize(3, 3)),
    (ImageSize(1, 9), 3, ImageSize(1, 3)),
  ])
  func theShapeIsKept(_ size: ImageSize, _ side: Int, _ expected: ImageSize) {
    let pixels = [[UInt8]](repeating: [1, 2, 3, 255], count: size.pixelCount)
    let (scaled, small) = Self.scaled(pixels, size, to: side)
    #expect(scaled == expected && small.count == expected.pixelCount * 4)
  }

  @Test(arguments: [(UInt8(255), "image/jpeg"), (128, "image/png")])
  func itCanBeReadAgain(_ opacity: UInt8, _ mediaType: String) throws {
    let size = ImageSize(40, 30)
    let pixels = [[UInt8]](repeating: [250, 10, 20, opacity], count: size.pixelCount).flatMap(\.self)
    let first = try #require(Thumbnail(pixels: pixels, size: size))
    #expect(first.mediaType == mediaType)
    let folder = try TemporaryFolder(["picture": first.bytes])
    let file = try FileSystem().file(at: "\(folder.path)/picture")
    let facts = try ImageFile.read(file, decoding: .all)
    #expect(facts.size == size && facts.faults == [] && facts.pixels?.isSingleColor ?? false)
    let second = try #require(try ImageFile.thumbnail(file, longestSide: 20))
    #expect(second.size == ImageSize(20, 15) && second.mediaType == mediaType)
  }

  /// The letters of a picture of three by two, in the order that viewers show them.
  @Test(
    arguments: [
      (nil, "abcdef", 3), (0, "abcdef", 3), (1, "abcdef", 3), (2, "cbafed", 3), (3, "fedcba", 3),
      (4, "defabc", 3), (5, "adbecf", 2), (6, "daebfc", 2), (7, "fcebda", 2), (8, "cfbead", 2),
      (9, "abcdef", 3),
    ] as [(Int?, String, Int)])
  func viewersTurnByEXIF(_ exif: Int?, _ shown: String, _ width: Int) {
    let pixels = Array("abcdef".utf8).flatMap { (letter: UInt8) -> [UInt8] in [letter, 0, 0, 255] }
    let orientation = ImageOrientation(exif: exif)
    let upright = orientation.upright(pixels, ImageSize(3, 2))
    #expect(stride(from: 0, to: 24, by: 4).map { upright[$0] } == Array(shown.utf8))
    #expect(orientation.displayed(ImageSize(3, 2)) == ImageSize(width, 6 / width))
  }

  @Test func theCopyIsUpright() throws {
    // Red on the left, blue on the right: turned to the right, red is above.
    let exif = JPEGFile.segment(0xE1, letters("Exif\0\0") + EXIFData.orientation(6))
    let folder = try TemporaryFolder(["picture.jpg": JPEGFile.baseline(with: exif)])
    let file = try FileSystem().file(at: "\(folder.path)/picture.jpg")
    let copy = try #require(try ImageFile.thumbnail(file, longestSide: 512))
    #expect(copy.size == ImageSize(8, 16))
    let facts = try ImageFile.read(copy.bytes, decoding: .all)
    #expect(facts.size == ImageSize(8, 16) && facts.exifOrientation == nil)
    let border = try #require(facts.pixels?.uniformBorder)
    #expect(border.top > 0 && border.left == 0)
  }

  @Test func whatIsNoPictureHasNone() throws {
    let folder = try TemporaryFolder(["picture.png": "no picture"])
    #expect(
      try ImageFile.thumbnail(FileSystem().file(at: "\(folder.path)/picture.png"), longestSide: 20) == nil)
  }
}
