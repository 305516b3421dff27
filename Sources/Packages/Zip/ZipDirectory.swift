import Bytes

/// The central directory: one record for each entry.
enum ZipDirectory {
  static let signature: [UInt8] = [0x50, 0x4B, 1, 2]
  /// The size of a record in bytes, without name, extra fields and comment.
  private static let recordSize = 46
  /// The extra field that holds sizes and offsets in 64 bits.
  private static let wideField: UInt16 = 1

  /// The entries that the end record counts.
  static func entries(
    _ file: RandomAccessFile, _ end: ZipEndRecord, _ oddities: inout OddityList<ZipOddity>
  ) throws(ZipFault) -> [ZipEntry] {
    guard end.entryCount <= end.directorySize / recordSize else {
      throw .directoryEntryBroken(index: end.directorySize / recordSize)
    }
    let bytes = try ZipFault.reading { () throws(ByteFault) in
      try file.bytes(at: end.directoryOffset, end.directorySize)
    }
    var reader = ByteReader(bytes)
    var entries: [ZipEntry] = []
    entries.reserveCapacity(end.entryCount)
    for index in 0..<end.entryCount {
      do {
        guard reader.holds(signature, at: reader.offset) else { throw ByteFault.system(0) }
        entries.append(try entry(&reader, of: bytes, index: index, shift: end.shift))
      } catch {
        throw .directoryEntryBroken(index: index)
      }
    }
    if reader.holds(signature, at: reader.offset) { oddities.add(.uncountedEntries) }
    return entries
  }

  private static func entry(
    _ reader: inout ByteReader, of bytes: [UInt8], index: Int, shift: Int
  ) throws(ByteFault) -> ZipEntry {
    try reader.skip(8)
    let flags = try reader.little(UInt16.self)
    let method = ZipMethod(number: try reader.little(UInt16.self))
    try reader.skip(4)
    let crc32 = try reader.little(UInt32.self)
    var compressedSize = UInt64(try reader.little(UInt32.self))
    var size = UInt64(try reader.little(UInt32.self))
    let nameLength = Int(try reader.little(UInt16.self))
    let extraLength = Int(try reader.little(UInt16.self))
    let commentLength = Int(try reader.little(UInt16.self))
    try reader.skip(8)
    var offset = UInt64(try reader.little(UInt32.self))
    let nameStart = reader.offset
    try reader.skip(nameLength)
    var extra = try reader.read(extraLength)
    try reader.skip(commentLength)
    if max(size, compressedSize, offset) >= UInt64(UInt32.max) {
      try widen(&size, &compressedSize, &offset, from: &extra)
    }
    // What no file can reach is as good as the largest number; it fails when the entry is read.
    return ZipEntry(
      nameBytes: bytes[nameStart..<nameStart + nameLength], flags: flags, method: method, crc32: crc32,
      compressedSize: Int(clamping: compressedSize), size: Int(clamping: size),
      headerOffset: Int(clamping: offset.addingReportingOverflow(UInt64(shift)).partialValue), index: index)
  }

  /// Takes the 64-bit form of each number that is at its 32-bit maximum.
  private static func widen(
    _ size: inout UInt64, _ compressedSize: inout UInt64, _ offset: inout UInt64, from extra: inout ByteReader
  ) throws(ByteFault) {
    while extra.remaining >= 4 {
      let field = try extra.little(UInt16.self)
      let length = Int(try extra.little(UInt16.self))
      var data = try extra.read(length)
      guard field == wideField else { continue }
      if size == UInt64(UInt32.max) { size = try data.little(UInt64.self) }
      if compressedSize == UInt64(UInt32.max) { compressedSize = try data.little(UInt64.self) }
      if offset == UInt64(UInt32.max) { offset = try data.little(UInt64.self) }
      return
    }
  }
}

extension ZipDirectory {
  /// Lists what stands before the first entry, and entries that share bytes.
  /// - Throws: `ZipFault.unreadable`
  static func noteLayout(
    of entries: [ZipEntry], in file: RandomAccessFile, before end: ZipEndRecord,
    _ oddities: inout OddityList<ZipOddity>
  ) throws(ZipFault) {
    let order = entries.map(\.headerOffset)
    let isSorted = zip(order, order.dropFirst()).allSatisfy { $0 <= $1 }
    let sorted = isSorted ? entries : entries.sorted { $0.headerOffset < $1.headerOffset }
    let directory = end.directoryOffset
    // What was put before the finished archive is told of by itself.
    let start = min(sorted.first?.headerOffset ?? directory, directory) - end.shift
    if start > 0 { try noteStart(of: file, start, in: &oddities) }
    var reached = 0
    for entry in sorted {
      if entry.headerOffset < reached { oddities.add(.overlap(entry.name)) }
      reached = max(reached, entry.shortestEnd)
    }
    if reached > directory, let last = sorted.last { oddities.add(.overlap(last.name)) }
  }

  /// What stands before the first entry; a file that build tools took out of the directory again is nothing odd.
  private static func noteStart(
    of file: RandomAccessFile, _ length: Int, in oddities: inout OddityList<ZipOddity>
  ) throws(ZipFault) {
    let start = try ZipFault.reading { () throws(ByteFault) in try file.bytes(at: 0, min(4, length)) }
    if start == ZipLocalHeader.signature { return }
    oddities.add(start == Array("dex\n".utf8) ? .codeBefore(length) : .dataBefore(length))
  }
}

extension ZipEntry {
  /// The size of a local header in bytes, without name and extra fields.
  static let localHeaderSize = 30

  /// Where the entry ends at the earliest: the extra fields of its local header are not known yet.
  fileprivate var shortestEnd: Int {
    let header = headerOffset.addingReportingOverflow(Self.localHeaderSize + nameBytes.count)
    let end = header.partialValue.addingReportingOverflow(compressedSize)
    return header.overflow || end.overflow ? Int.max : end.partialValue
  }

  /// Lists what is odd about the entry's own record.
  func note(in oddities: inout OddityList<ZipOddity>) {
    if nameBytes.isEmpty || nameBytes.contains(0) { oddities.add(.badName(name)) }
    if isUnsafe { oddities.add(.unsafeName(name)) }
    if isMarkedEncrypted { oddities.add(.encrypted(name)) }
    switch method {
    case .stored: if compressedSize != size { oddities.add(.storedSizesDiffer(name)) }
    case .deflated: break
    case .other(let number): oddities.add(.unknownMethod(name, number))
    }
    if holdsLessThanDeclared || hasAbsurdRatio { oddities.add(.absurdRatio(name)) }
    if !nameBytes.allSatisfy({ $0 < 0x80 }), String(validating: nameBytes, as: UTF8.self) == nil {
      oddities.add(.nameNotUTF8(name))
    }
  }

  private var isUnsafe: Bool {
    if let first = nameBytes.first, first == UInt8(ascii: "/") { return true }
    if nameBytes.contains(UInt8(ascii: "\\")) || nameBytes.dropFirst().first == UInt8(ascii: ":") {
      return true
    }
    guard nameBytes.contains(UInt8(ascii: ".")) else { return false }
    return nameBytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual([0x2E, 0x2E]) }
  }

  /// True for what can only be meant to fill a disk or the memory.
  var hasAbsurdRatio: Bool {
    size >= ZipArchive.absurdSize && size / ZipArchive.absurdRatio > compressedSize
  }

  /// True when deflate cannot make so much of so little.
  var holdsLessThanDeclared: Bool {
    method == .deflated && size / ZipArchive.highestDeflateRatio > compressedSize
  }
}
