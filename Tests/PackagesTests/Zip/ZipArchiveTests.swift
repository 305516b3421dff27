import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct ZipArchiveTests {
  typealias File = ZipBuilder.File

  private func open(_ builder: ZipBuilder) throws -> ZipArchive {
    try ZipArchive(RandomAccessFile(builder.bytes))
  }

  private let text = [UInt8](String(repeating: "binary manifest ", count: 9000).utf8)

  @Test(arguments: [0, 8] as [UInt16], [false, true])
  func readsStoredAndDeflatedEntries(method: UInt16, zip64: Bool) throws {
    var builder = ZipBuilder([File("a", "one", method: method), File("b/c", text, method: method)])
    builder.isZip64 = zip64
    builder.files[0].localExtra = 5
    let archive = try open(builder)
    #expect(archive.entries.map(\.name) == ["a", "b/c"])
    #expect(archive.oddities == (zip64 ? [.zip64] : []))
    #expect(archive.localHeaderOddities() == [])
    let entry = try #require(archive.entry(named: "b/c"))
    #expect(try archive.read(entry, limit: text.count) == text)
    #expect(try archive.prefix(of: entry, 100) == Array(text.prefix(100)))
    #expect(try archive.read(archive.entries[0], limit: 3) == Array("one".utf8))
    #expect(archive.entry(named: "b") == nil)
    #expect(try archive.dataOffset(of: archive.entries[0]) == 36)
    #expect(throws: ZipFault.tooLarge(size: text.count, limit: 10)) { try archive.read(entry, limit: 10) }
  }

  @Test func handsLargeEntriesOnInPieces() throws {
    let archive = try open(ZipBuilder([File("a", text, method: 8)]))
    var bytes: [UInt8] = []
    var pieces = 0
    try archive.forEachChunk(of: archive.entries[0]) {
      bytes += $0
      pieces += 1
    }
    #expect(bytes == text)
    #expect(pieces == 3)
  }

  /// A name, an archive that is odd, and what is said about it.
  static let odd: [(String, ZipOddity, @Sendable (inout ZipBuilder) -> Void)] = [
    ("code before", .codeBefore(7), { $0.before = Array("dex\n035".utf8) }),
    ("shifted", .offsetsShifted(3), { ($0.before, $0.isShifted) = ([1, 2, 3], true) }),
    ("data after", .dataAfter(2), { $0.after = [1, 2] }),
    ("gap", .gapBeforeEndRecord(4), { $0.gap = [0, 0, 0, 0] }),
    ("comment", .comment(65535), { $0.comment = [UInt8](repeating: 0x50, count: 65535) }),
    ("uncounted", .uncountedEntries, { $0.count = 1 }),
    ("duplicate", .duplicateName("AndroidManifest.xml"), { $0.files[1] = $0.files[0] }),
    ("overlap", .overlap("b"), { $0.files[1].offset = 10 }),
    ("empty name", .badName(""), { $0.files[0].name = [] }),
    ("NUL", .badName("a\0"), { $0.files[0].name = [0x61, 0] }),
    ("up", .unsafeName("x/../../y"), { $0.files[0].name = Array("x/../../y".utf8) }),
    ("root", .unsafeName("/etc"), { $0.files[0].name = Array("/etc".utf8) }),
    ("drive", .unsafeName("C:x"), { $0.files[0].name = Array("C:x".utf8) }),
    ("backslash", .unsafeName(#"a\b"#), { $0.files[0].name = Array(#"a\b"#.utf8) }),
    ("Latin-1", .nameNotUTF8("\u{FFFD}"), { $0.files[0].name = [0xE9] }),
    ("encrypted", .encrypted("b"), { $0.files[1].flags = 1 }),
    ("method", .unknownMethod("b", 99), { $0.files[1].method = 99 }),
    ("stored sizes", .storedSizesDiffer("b"), { $0.files[1].size = 2 }),
    ("data before", .dataBefore(2), { $0.before = [1, 2] }),
    ("impossible", .absurdRatio("b"), { ($0.files[1].method, $0.files[1].size) = (8, 0x4000_0000) }),
  ]

  @Test(arguments: odd.indices) func namesWhatIsOdd(index: Int) throws {
    let (name, expected, change) = Self.odd[index]
    var builder = ZipBuilder([File("AndroidManifest.xml", "one"), File("b", "two")])
    change(&builder)
    let archive = try open(builder)
    #expect(archive.oddities.contains(expected), "\(name): \(archive.oddities)")
    if index < 6 {
      #expect(archive.entries[0].name == "AndroidManifest.xml")
      #expect(try archive.read(archive.entries[0], limit: 9) == Array("one".utf8))
    }
  }

  @Test func namesABomb() throws {
    let zeros = [UInt8](repeating: 0, count: 80 << 20)
    let archive = try open(ZipBuilder([File("zeros", zeros, method: 8)]))
    #expect(archive.oddities == [.absurdRatio("zeros")])
    #expect(throws: ZipFault.tooLarge(size: zeros.count, limit: 1 << 20)) {
      try archive.read(archive.entries[0], limit: 1 << 20)
    }
    #expect(throws: ZipFault.absurdRatio) { try archive.read(archive.entries[0], limit: 1 << 30) }
    // Piece by piece it does no harm.
    var count = 0
    try archive.forEachChunk(of: archive.entries[0]) { count += $0.count }
    #expect(count == zeros.count)
  }

  /// A part of a local header, and a change to it.
  static let lies: [(LocalHeaderPart, @Sendable (inout File) -> Void)] = [
    (.name, { $0.localName = [0x7A] }), (.flags, { $0.localFlags = 1 }), (.method, { $0.localMethod = 8 }),
    (.checksum, { $0.localCRC32 = 1 }), (.sizes, { $0.localSize = 1 }),
  ]

  @Test(arguments: lies.indices) func comparesLocalHeaders(index: Int) throws {
    let (part, change) = Self.lies[index]
    var builder = ZipBuilder([File("a", "one")])
    change(&builder.files[0])
    let archive = try open(builder)
    #expect(archive.oddities == [])
    #expect(archive.localHeaderOddities() == [.localHeaderDiffers("a", part)])
    #expect(try archive.read(archive.entries[0], limit: 9) == Array("one".utf8))
  }

  /// A change to an entry, and what reading it comes to; nil where Android reads it as well.
  static let entries: [(String, ZipFault?, @Sendable (inout File) -> Void)] = [
    ("encryption mark", nil, { $0.flags = 1 }),
    ("unknown method means stored", nil, { $0.method = 0x23F1 }),
    ("checksum", .checksumDiffers, { $0.crc32 = 1 }),
    ("shorter than declared", .dataOutOfBounds, { $0.size = 100_000 }),
    ("no header", .localHeaderMissing, { $0.offset = 1 }),
    ("header beyond the end", .localHeaderMissing, { $0.offset = .max - 1 }),
    ("not deflated", .deflateBroken, { ($0.method, $0.packed) = (8, [0xFF, 0xFF, 0xFF]) }),
    ("cut off", .deflateBroken, { ($0.method, $0.packed) = (8, deflate($0.data).dropLast(2)) }),
    ("nothing", .deflateBroken, { ($0.method, $0.packed) = (8, []) }),
    ("longer than declared", .sizeDiffers, { ($0.method, $0.size) = (8, 2) }),
    ("declared too long", .sizeDiffers, { ($0.method, $0.size) = (8, 4) }),
    ("more than deflate can hold", .impossibleSize, { ($0.method, $0.size) = (8, 60000) }),
  ]

  @Test(arguments: entries.indices) func readsWhatAndroidReads(index: Int) throws {
    let (name, fault, change) = Self.entries[index]
    var builder = ZipBuilder([File("a", "one")])
    change(&builder.files[0])
    let archive = try open(builder)
    var found: ZipFault?
    do throws(ZipFault) {
      _ = try archive.read(archive.entries[0], limit: 200_000)
    } catch {
      found = error
    }
    #expect(found == fault, "\(name)")
  }

  @Test func refusesWhatIsNoArchive() throws {
    let whole = ZipBuilder([File("a", "one"), File("b", text, method: 8)]).bytes
    for length in 0..<whole.count {
      let file = RandomAccessFile(Array(whole.prefix(length)))
      #expect(throws: ZipFault.endRecordMissing) { try ZipArchive(file) }
    }
    var counted = ZipBuilder([File("a", "one")])
    counted.count = 7
    #expect(throws: ZipFault.directoryEntryBroken(index: 1)) { try open(counted) }
  }

  @Test func surviesAnyByte() throws {
    var builder = ZipBuilder([File("a", "one"), File("b", String(repeating: "two", count: 30), method: 8)])
    builder.isZip64 = true
    let whole = builder.bytes
    for index in whole.indices {
      for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[index] = value
        guard let archive = try? ZipArchive(RandomAccessFile(bytes)) else { continue }
        _ = archive.localHeaderOddities()
        for entry in archive.entries { _ = try? archive.read(entry, limit: 1000) }
      }
    }
  }
}
