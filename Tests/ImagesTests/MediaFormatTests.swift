import Images
import Testing

@Suite struct MediaFormatTests {
  private static func ftyp(_ brands: String...) -> [UInt8] {
    joined(
      big(UInt32(12 + 4 * brands.count)), letters("ftyp" + brands[0]), [0, 0, 2, 0],
      letters(brands.dropFirst().joined()))
  }

  private static func packets(_ length: Int, from start: Int) -> [UInt8] {
    (0..<start + 4 * length).map { $0 >= start && ($0 - start) % length == 0 ? 0x47 : 1 }
  }

  static let heads: [(MediaFormat, [UInt8])] = [
    (.empty, []),
    (.png, PNGFile.signature),
    (.png, [0x89, 0x50, 0x4E, 0x47]),
    (.jpeg, [0xFF, 0xD8, 0xFF, 0xE0]),
    (.gif, letters("GIF89a")),
    (.webp, letters("RIFF\u{1}\0\0\0WEBPVP8 ")),
    (.bmp, letters("BM") + [9, 9, 0, 0, 0, 0, 0, 0, 0x36]),
    (.tiff, letters("II*\0")),
    (.ico, [0, 0, 1, 0, 1, 0]),
    (.psd, letters("8BPS\0\u{1}")),
    (.jxl, [0xFF, 0x0A, 0, 0]),
    (.pdf, letters("%PDF-1.7")),
    (.zip, letters("PK\u{3}\u{4}")),
    (.heic, ftyp("heic", "mif1")),
    (.heic, ftyp("mif1", "heic")),
    (.avif, ftyp("mif1", "avif")),
    (.mp4, ftyp("isom", "avc1")),
    (.mp4, ftyp("M4V ")),
    (.mov, ftyp("qt  ", "qt  ")),
    (.mov, [0, 0, 0, 8] + letters("wide") + [0, 0, 0, 9]),
    (.mpegProgram, [0, 0, 1, 0xBA]),
    (.mpegTransport, packets(188, from: 0)),
    (.mpegTransport, packets(192, from: 4)),
    (.asf, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]),
    (.flv, letters("FLV\u{1}\u{5}")),
    (.avi, letters("RIFF\u{1}\0\0\0AVI LIST")),
    (.matroska, [0x1A, 0x45, 0xDF, 0xA3] + letters("\u{42}\u{12}matroska")),
    (.webm, [0x1A, 0x45, 0xDF, 0xA3] + letters("\u{42}\u{12}webm")),
    (.ogg, letters("OggS")),
    (.svg, letters("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")),
    (
      .svg,
      [0xEF, 0xBB, 0xBF] + letters("<?xml version=\"1.0\"?>\n<!-- made by hand -->\n<!DOCTYPE svg>\n<svg/>")
    ),
    (.html, letters("\n<!DOCTYPE html>\n<title>404</title>")),
    (.html, letters("<!-- x --><HTML><body>")),
    (.xml, letters("<?xml version=\"1.0\"?><Error><Code>AccessDenied</Code></Error>")),
    (.gitLFSPointer, letters("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n")),
    (.linkTarget, letters("../../play/listings/en-US/graphics/icon/1.png")),
    (.unknown, letters("not a picture")),
    (.unknown, letters("<<<<<<< HEAD")),
    (.unknown, letters("BMW and others")),
    (.unknown, letters("../a\u{1}b")),
    (.unknown, [0]),
  ]

  @Test(arguments: heads)
  func isToldByContent(_ format: MediaFormat, _ head: [UInt8]) {
    #expect(MediaFormat(head: head) == format, "\(head.prefix(40))")
  }

  @Test func survivesEveryCut() {
    for (_, head) in Self.heads {
      for count in 0...head.count { _ = MediaFormat(head: Array(head.prefix(count))) }
    }
  }

  @Test func everyFormatHasANameAndItsExtensions() {
    var labels: Set<String> = []
    for format in MediaFormat.allCases {
      #expect(labels.insert(format.label).inserted)
      #expect(format.extensions.allSatisfy { $0 == $0.lowercased() && !$0.hasPrefix(".") })
    }
    #expect(MediaFormat.jpeg.extensions == ["jpg", "jpeg", "jpe", "jfif"])
    #expect(MediaFormat(extension: "JPEG") == .jpeg && MediaFormat(extension: "wmv") == .asf)
    #expect(MediaFormat(extension: "txt") == nil && MediaFormat(extension: "") == nil)
    #expect(MediaFormat.asf.extensions.contains("wmv"))
    #expect(MediaFormat.mp4.isVideo && !MediaFormat.gif.isVideo)
    #expect(MediaFormat.allCases.allSatisfy { !($0.isImage && $0.isVideo) })
  }

  @Test func otherImagesTellTheirSize() throws {
    let gif = letters("GIF89a") + [200, 0, 100, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]
    let frame: [UInt8] = [0x21, 0xF9, 2, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0x44, 0]
    let vp8x = letters("RIFF\0\0\0\0WEBPVP8X") + [10, 0, 0, 0, 0x12, 0, 0, 0, 0x7F, 0x07, 0, 0x37, 0x04, 0]
    let vp8l = letters("RIFF\0\0\0\0WEBPVP8L") + [9, 0, 0, 0, 0x2F, 99, 0x40, 0x0C, 0x10]
    let vp8 = letters("RIFF\0\0\0\0WEBPVP8 ") + [9, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 100, 0, 50, 0]
    let bmp = joined(
      letters("BM"), zeros(8), [54, 0, 0, 0, 40, 0, 0, 0, 7, 0, 0, 0, 0xFB, 0xFF, 0xFF, 0xFF])
    let still = try ImageFile.read(gif + frame + [0x3B])
    #expect(still.size == ImageSize(200, 100) && !still.isAnimated)
    #expect(try ImageFile.read(gif + frame + frame + [0x3B]).isAnimated)
    let extended = try ImageFile.read(vp8x)
    #expect(extended.size == ImageSize(1920, 1080) && extended.isAnimated && extended.hasAlpha)
    let lossless = try ImageFile.read(vp8l)
    #expect(lossless.size == ImageSize(100, 50) && lossless.hasAlpha)
    #expect(try ImageFile.read(vp8).size == ImageSize(100, 50))
    #expect(try ImageFile.read(bmp).size == ImageSize(7, 5))
    for bytes in [gif + frame + frame, vp8x, vp8l, vp8, bmp] {
      for count in 0..<bytes.count { _ = try ImageFile.read(Array(bytes.prefix(count))) }
    }
  }
}
