import TestSupport
import Testing

@testable import PackageFixtures

/// Files that were made to cost more than they are worth: an answer in little time and memory all the same.
@Suite struct HostileFilesTests {
  /// One file that was made to harm.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var name: String
    var make: @Sendable () -> [UInt8]

    init(_ description: String, _ name: String, _ make: @escaping @Sendable () -> [UInt8]) {
      testDescription = description
      self.name = name
      self.make = make
    }
  }

  /// The executable may be built without optimisation, and share the machine with other tests.
  private static let seconds = 60

  static let cases = archives + pictures + videos + documents

  @Test(arguments: cases) func isAnsweredInTime(_ test: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(test.name, test.make())
    // The oldest console and two stores have the most rules.
    let stores = ["--console", "gen1", "--store", "amazon-appstore,google-play"]
    for arguments in [[test.name] + stores, ["inspect", test.name]] {
      let outcome = try Executable.run(arguments, in: folder.path, seconds: Self.seconds)
      // A signal would be negative: out of memory, out of stack, or a trap.
      #expect(
        (0...3).contains(outcome.status), "\(arguments): \(outcome.status) \(outcome.stderr.prefix(500))")
      #expect(outcome.stdout.utf8.count < 2 << 20)
    }
  }

  // MARK: Archives

  private static func archive(_ files: [ZipBuilder.File]) -> [UInt8] { ZipBuilder(files).bytes }

  private static let archives = [
    Case("archive whose manifest unpacks to 64 MB", "a.apk") {
      archive([.init("AndroidManifest.xml", [UInt8](repeating: 0, count: 64 << 20), method: 8)])
    },
    Case("archive whose resources unpack to 160 MB", "a.apk") {
      let manifest = BinaryXMLBuilder.manifest().bytes(type: 3)
      let zeros = [UInt8](repeating: 0, count: 160 << 20)
      return archive([
        .init("AndroidManifest.xml", manifest, method: 8), .init("resources.arsc", zeros, method: 8),
      ])
    },
    Case("archive of 20,000 files", "a.apk") {
      archive((0..<20_000).map { .init("assets/\($0)") })
    },
    Case("archive of 20,000 files in one place", "a.apk") {
      archive(
        (0..<20_000).map { number in
          var file = ZipBuilder.File("lib/x86/lib\(number).so", [0x7F, 0x45, 0x4C, 0x46])
          file.offset = 0
          return file
        })
    },
    Case("archive of archives", "a.apks") {
      var inner = archive([.init("a.apk", "PK")])
      for _ in 0..<50 { inner = archive([.init("base-master.apk", inner)]) }
      return inner
    },
    Case("archive of 2,000 archives", "a.apks") {
      let inner = archive([.init("AndroidManifest.xml", BinaryXMLBuilder.manifest().bytes(type: 3))])
      return archive((0..<2_000).map { .init("splits/base-\($0).apk", inner, method: 8) })
    },
    Case("AppDF archive whose description unpacks to 64 MB", "a.appdf") {
      archive([.init("description.xml", [UInt8](repeating: 0x20, count: 64 << 20), method: 8)])
    },
    Case("binary XML nested 200,000 deep", "AndroidManifest.xml") {
      var builder = BinaryXMLBuilder.manifest()
      for _ in 0..<200_000 { builder.add(BinaryXMLBuilder.chunk(0x0102, header: zeros(8), tag)) }
      return builder.bytes(type: 3)
    },
    Case("protocol buffers nested 20,000 deep", "a.apk") {
      var node: [UInt8] = []
      for _ in 0..<20_000 {
        let inner = node
        node = MessageBuilder.message { $0.message(1) { $0.bytes(5, inner) } }
      }
      return archive([.init("AndroidManifest.xml", node, method: 8), .init("resources.pb", "")])
    },
  ]

  private static let tag: [UInt8] = [
    0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0, 20, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0,
  ]

  // MARK: Pictures

  private static func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big(content.count) + body + big(Int(crc(body)))
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { buffer in
      var sum = UInt32.max
      for byte in buffer {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
      }
      return ~sum
    }
  }

  /// Zeros as zlib packs them.
  private static func packedZeros(_ count: Int) -> [UInt8] {
    [0x78, 0xDA] + deflate(zeros(count)) + big((count % 65_521) << 16 | 1)
  }

  private static func png(_ width: Int, _ height: Int, _ chunks: [UInt8], interlaced: Bool = false) -> [UInt8]
  {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", big(width) + big(height) + [8, 6, 0, 0, interlaced ? 1 : 0]) + chunks
      + chunk("IEND", [])
  }

  private static let pictures = [
    Case("PNG of two thousand million pixels", "a.png") {
      png(46_340, 46_340, chunk("IDAT", packedZeros(8 << 20)))
    },
    Case("small PNG whose data unpacks to 64 MB", "a.png") {
      png(512, 512, chunk("IDAT", packedZeros(64 << 20)))
    },
    Case("interlaced PNG of 30 million pixels without data", "a.png") {
      png(6_000, 5_000, chunk("IDAT", packedZeros(1_000)), interlaced: true)
    },
    Case("PNG whose colour profile unpacks to 64 MB", "a.png") {
      png(
        16, 16, chunk("iCCP", [0x61, 0, 0] + packedZeros(64 << 20)) + chunk("IDAT", packedZeros(16 * 65)))
    },
    Case("PNG of 100,000 chunks", "a.png") {
      let texts = [[UInt8]](repeating: chunk("tEXt", [0x61, 0]), count: 100_000).flatMap(\.self)
      return png(16, 16, texts + chunk("IDAT", packedZeros(16 * 65)))
    },
    Case("PNG with an animation of 100,000 frames", "a.png") {
      let frame = chunk("fcTL", zeros(26))
      let frames = [[UInt8]](repeating: frame, count: 100_000).flatMap(\.self)
      return png(16, 16, chunk("acTL", big(.max) + big(0)) + frames + chunk("IDAT", packedZeros(16 * 65)))
    },
    Case("JPEG of four thousand million pixels", "a.jpg") {
      jpeg(0xC0, 65_535, 65_535, scans: 1)
    },
    Case("progressive JPEG of 2,000 scans without data", "a.jpg") { jpeg(0xC2, 5_000, 5_000, scans: 2_000) },
    Case("JPEG of 50,000 segments", "a.jpg") {
      let segment: [UInt8] = [0xFF, 0xE1, 0, 8, 0x45, 0x78, 0x69, 0x66, 0, 0]
      return [0xFF, 0xD8] + [[UInt8]](repeating: segment, count: 50_000).flatMap(\.self)
    },
    Case("JPEG of fill bytes", "a.jpg") { [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 4 << 20) },
  ]

  private static func jpeg(_ kind: UInt8, _ width: Int, _ height: Int, scans: Int) -> [UInt8] {
    let table = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
    let codes: [UInt8] =
      [0xFF, 0xC4, 0, 20, 0, 1] + zeros(15) + [0] + [0xFF, 0xC4, 0, 20, 16, 1] + zeros(15) + [0]
    let frame: [UInt8] = [0xFF, kind, 0, 11, 8] + big(height)[2...] + big(width)[2...] + [1, 1, 0x11, 0]
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, kind == 0xC2 ? 0 : 63, 0, 0]
    return [0xFF, 0xD8] + table + codes + frame + [[UInt8]](repeating: scan, count: scans).flatMap(\.self)
      + [0xFF, 0xD9]
  }

  // MARK: Videos

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8) + Array(name.utf8) + content
  }

  private static let videos = [
    Case("MP4 nested 20,000 deep", "a.mp4") {
      let depth = 20_000
      let heads = (0..<depth).map { big((depth - $0) * 8) + Array("moov".utf8) }
      return box("ftyp", Array("isom".utf8) + big(0)) + heads.flatMap(\.self)
    },
    Case("MP4 whose tables claim four thousand million entries", "a.mp4") {
      let tables = ["stts", "stsc", "stsz", "stco", "co64", "stsd", "elst", "dref"].map {
        box($0, big(0) + big(0xFFFF_FFFF) + big(0xFFFF_FFFF) + zeros(64))
      }
      let movie = box("moov", box("trak", box("mdia", box("minf", box("stbl", tables.flatMap(\.self))))))
      return box("ftyp", Array("isom".utf8) + big(0)) + movie
    },
    Case("MP4 of 200,000 empty boxes", "a.mp4") {
      let boxes = [[UInt8]](repeating: box("free", []), count: 200_000).flatMap(\.self)
      return box("ftyp", Array("isom".utf8) + big(0)) + boxes
    },
    Case("MP4 of 50,000 fragments", "a.mp4") {
      let fragment = box(
        "moof", box("traf", box("tfhd", zeros(8)) + box("trun", big(0x301) + big(0xFFFF_FFFF))))
      let fragments = [[UInt8]](repeating: fragment, count: 50_000).flatMap(\.self)
      return box("ftyp", Array("isom".utf8) + big(0)) + box("moov", box("mvex", box("trex", zeros(24))))
        + fragments
    },
  ]

  // MARK: Texts

  private static func listing(_ content: String) -> [UInt8] {
    Array(
      "<listing xmlns=\"urn:listing-lint:listing:1\" package=\"com.example.app\">\(content)</listing>".utf8)
  }

  private static func repeated(_ text: String, _ bytes: Int) -> String {
    String(repeating: text, count: bytes / text.utf8.count)
  }

  /// What takes long where a text is gone through more than once.
  private static let unpleasant = [
    "B0", "B00000000", "&lt;", "&lt;b ", "http://", "a@", "*", "[", "](", "[a](http", "`", "# a&#10;", "\r\n",
    "&#13;",
    " ", "\n",
    "A", "a ", "e\u{301}", "\u{301}", "\u{200D}", "👩\u{200D}", "🇩", "\u{1100}", "1", "$1 ", "1,", "{{", "%s",
    "\"", "&amp;",
    "<![CDATA[<]]>", "<!---->", "\u{202E}", "lorem ipsum ",
  ]

  private static let documents =
    unpleasant.map { text in
      Case("description of \(text.debugDescription) over and over", "listing.xml") {
        let long = repeated(text, 30_000)
        return listing(
          "<description locale=\"en-US\"><short>a</short><long>\(long)</long><keywords>a</keywords></description>"
        )
      }
    } + [
      Case("300,000 apostrophes", "strings.xml") {
        Array(
          "<resources>\(repeated("<string name=\"a\">\(repeated("'", 1_000))</string>", 300_000))</resources>"
            .utf8)
      },
      Case("1,500 descriptions", "listing.xml") {
        listing((0..<1_500).map { "<description locale=\"x\($0)\"><short>a</short></description>" }.joined())
      },
      Case("8,000 keywords", "listing.xml") {
        let keywords = (0..<8_000).map { "a\($0)," }.joined()
        return listing("<description locale=\"en-US\"><keywords>\(keywords)</keywords></description>")
      },
      Case("8,000 bullets", "listing.xml") {
        listing("<description locale=\"en-US\">\(repeated("<bullet>a</bullet>", 144_000))</description>")
      },
      Case("8,000 countries", "listing.xml") {
        listing(
          "<availability><countries include=\"\((0..<8_000).map { "c\($0) " }.joined())\"/></availability>")
      },
      Case("5,000 pictures that are not there", "listing.xml") {
        listing("<media>\((0..<5_000).map { "<screenshot href=\"\($0).png\"/>" }.joined())</media>")
      },
      Case("5,000 unknown elements and attributes", "listing.xml") {
        listing((0..<5_000).map { "<descriptio\($0) a\($0)=\"b\"/>" }.joined())
      },
      Case("300,000 elements", "listing.xml") { listing(repeated("<a/>", 1_200_000)) },
      Case("element with 5,000 attributes", "listing.xml") {
        listing("<general \((0..<5_000).map { "a\($0)=\"\" " }.joined())/>")
      },
      Case("5,000 strings", "strings.xml") {
        let strings = (0..<5_000).map { "<string name=\"achievement_\($0)\">CgkI6LqP_sAZEAIQAQ</string>" }
        return Array("<resources>\(strings.joined())</resources>".utf8)
      },
      Case("5,000 strings of one name", "strings.xml") {
        Array("<resources>\(repeated("<string name=\"a\">'b</string>", 144_000))</resources>".utf8)
      },
      Case("5,000 permissions, features and activities", "AndroidManifest.xml") {
        let parts = (0..<5_000).map { number in
          "<uses-permission android:name=\"a.p\(number)\"/><uses-feature android:name=\"a.f\(number)\"/><application><activity android:name=\".A\(number)\"/></application>"
        }
        return Array(
          "<manifest xmlns:android=\"http://schemas.android.com/apk/res/android\">\(parts.joined())</manifest>"
            .utf8)
      },
      Case("folder of texts referred to 10,000 times", "listing.xml") {
        listing(repeated("<texts layout=\"fastlane\" href=\"x\"/>", 370_000))
      },
      Case("manifest that takes itself for 60 texts", "listing.xml") {
        listing(repeated("<description><long href=\"listing.xml\"/></description>", 3_180))
      },
      Case("manifest that takes itself for 3,000 packages", "listing.xml") {
        listing("<binaries>\(repeated("<apk href=\"listing.xml\"/>", 78_000))</binaries>")
      },
      Case("JSON nested 100,000 deep", "a.json") { [UInt8](repeating: 0x5B, count: 100_000) },
      Case("JSON of 50,000 names", "a.jsonld") {
        Array("{\((0..<50_000).map { "\"a\($0)\": 0" }.joined(separator: ","))}".utf8)
      },
    ]
}
