import Bytes

/// The record at the end of an archive that says where its central directory lies.
struct ZipEndRecord {
  private static let signature: [UInt8] = [0x50, 0x4B, 5, 6]
  private static let locatorSignature: [UInt8] = [0x50, 0x4B, 6, 7]
  private static let wideSignature: [UInt8] = [0x50, 0x4B, 6, 6]
  /// Sizes in bytes, without comment and extensible data.
  private static let size = 22
  private static let locatorSize = 20
  private static let wideSize = 56

  /// Where the record begins in the file.
  let offset: Int
  /// Where the directory begins in the file.
  let directoryOffset: Int
  let directorySize: Int
  let entryCount: Int
  /// By how many bytes all offsets of the archive are too small.
  let shift: Int
  private let commentSize: Int
  private let trailingSize: Int
  private let gapSize: Int
  private let isWide: Bool

  /// Finds the record from the end of the file.
  init(_ file: RandomAccessFile) throws(ZipFault) {
    let found = try Self.find(file)
    offset = found.offset
    commentSize = found.commentSize
    trailingSize = file.count - found.offset - Self.size - found.commentSize
    var place = try Self.place(file, at: found.offset)
    var directoryEnd = found.offset
    isWide = place.needsWideRecord
    if isWide, let wide = try Self.wideRecord(file, before: found.offset) {
      (place, directoryEnd) = (wide.place, wide.offset)
    }
    guard place.disk == 0, place.directoryDisk == 0 else { throw .severalDisks }
    guard place.count <= UInt64(ZipArchive.maximumEntries) else { throw .tooManyEntries(place.count) }
    guard place.size <= UInt64(directoryEnd), place.offset <= UInt64(directoryEnd) else {
      throw .directoryOutOfBounds
    }
    guard place.size <= UInt64(ZipArchive.maximumDirectorySize) else { throw .directoryTooLarge(place.size) }
    let declared = Int(place.offset)
    let behindGap = directoryEnd - Int(place.size)
    shift = try Self.shift(file, declared: declared, behindGap: behindGap, count: place.count)
    directoryOffset = declared + shift
    directorySize = Int(place.size)
    entryCount = Int(place.count)
    gapSize = behindGap - directoryOffset
  }

  /// Lists what is odd about the end of the archive.
  func note(in oddities: inout OddityList<ZipOddity>) {
    if isWide { oddities.add(.zip64) }
    if commentSize > 0 { oddities.add(.comment(commentSize)) }
    if trailingSize > 0 { oddities.add(.dataAfter(trailingSize)) }
    if gapSize > 0 { oddities.add(.gapBeforeEndRecord(gapSize)) }
    if shift > 0 { oddities.add(.offsetsShifted(shift)) }
  }
}

extension ZipEndRecord {
  /// What a record says about the directory.
  private struct Place {
    var disk: UInt32
    var directoryDisk: UInt32
    var count: UInt64
    var size: UInt64
    var offset: UInt64

    var needsWideRecord: Bool {
      count == UInt64(UInt16.max) || size == UInt64(UInt32.max) || offset == UInt64(UInt32.max)
        || disk == UInt32(UInt16.max)
    }
  }

  /// The last record whose comment ends with the file; where none does, the last one whose comment fits.
  private static func find(_ file: RandomAccessFile) throws(ZipFault) -> (offset: Int, commentSize: Int) {
    let length = min(file.count, size + Int(UInt16.max))
    let start = file.count - length
    let tail = try ZipFault.reading { () throws(ByteFault) in try file.bytes(at: start, length) }
    var loose: (offset: Int, commentSize: Int)?
    guard length >= size else { throw .endRecordMissing }
    for offset in stride(from: length - size, through: 0, by: -1)
    where tail[offset] == 0x50 && tail[offset...].starts(with: signature) {
      let commentSize = Int(tail[offset + 20]) | Int(tail[offset + 21]) << 8
      let rest = length - size - offset
      if commentSize == rest { return (start + offset, commentSize) }
      if commentSize < rest, loose == nil { loose = (start + offset, commentSize) }
    }
    guard let loose else { throw .endRecordMissing }
    return loose
  }

  private static func place(_ file: RandomAccessFile, at offset: Int) throws(ZipFault) -> Place {
    try ZipFault.reading { () throws(ByteFault) in
      var reader = try file.reader(at: offset, size)
      try reader.skip(4)
      let disk = UInt32(try reader.little(UInt16.self))
      let directoryDisk = UInt32(try reader.little(UInt16.self))
      try reader.skip(2)
      return Place(
        disk: disk, directoryDisk: directoryDisk, count: UInt64(try reader.little(UInt16.self)),
        size: UInt64(try reader.little(UInt32.self)), offset: UInt64(try reader.little(UInt32.self)))
    }
  }

  /// The 64-bit form of the record, where the locator in front of the common form points at one.
  private static func wideRecord(
    _ file: RandomAccessFile, before end: Int
  ) throws(ZipFault) -> (place: Place, offset: Int)? {
    let locator = end - locatorSize
    guard locator >= wideSize else { return nil }
    let declared = try ZipFault.reading { () throws(ByteFault) -> UInt64? in
      var reader = try file.reader(at: locator, locatorSize)
      guard reader.holds(locatorSignature) else { return nil }
      try reader.skip(8)
      return try reader.little(UInt64.self)
    }
    guard let declared else { return nil }
    guard declared <= UInt64(locator - wideSize) else { throw .directoryOutOfBounds }
    let offset = Int(declared)
    let place = try ZipFault.reading { () throws(ByteFault) -> Place? in
      var reader = try file.reader(at: offset, wideSize)
      guard reader.holds(wideSignature) else { return nil }
      try reader.skip(16)
      let disk = try reader.little(UInt32.self)
      let directoryDisk = try reader.little(UInt32.self)
      try reader.skip(8)
      return Place(
        disk: disk, directoryDisk: directoryDisk, count: try reader.little(UInt64.self),
        size: try reader.little(UInt64.self), offset: try reader.little(UInt64.self))
    }
    guard let place else { throw .directoryOutOfBounds }
    return (place, offset)
  }

  /// Where the directory is not where it is declared, but right in front of the end, something was put before a
  /// finished archive, and all offsets are too small.
  private static func shift(
    _ file: RandomAccessFile, declared: Int, behindGap: Int, count: UInt64
  ) throws(ZipFault) -> Int {
    guard declared != behindGap, count > 0 else { return 0 }
    if try isDirectory(file, at: declared) { return 0 }
    if behindGap > declared, try isDirectory(file, at: behindGap) { return behindGap - declared }
    throw .directoryOutOfBounds
  }

  private static func isDirectory(_ file: RandomAccessFile, at offset: Int) throws(ZipFault) -> Bool {
    let signature = ZipDirectory.signature
    guard offset <= file.count - signature.count else { return false }
    return try ZipFault.reading { () throws(ByteFault) in
      try file.bytes(at: offset, signature.count) == signature
    }
  }
}
