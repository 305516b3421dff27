import Bytes

/// What the head of a native library says: enough to tell where it can run.
package struct ELFFile: Sendable, Equatable {
  /// How many bytes of the file hold the head of every library seen so far; more are read where it is longer.
  static let usualHeadSize = 4096
  /// The longest head that is read, in bytes.
  static let maximumHeadSize = 1 << 20
  static let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46]
  private static let loadable: UInt32 = 1

  /// The length of an address in bits: 32 or 64.
  package let bits: Int
  /// The processor, by its number: 3 x86, 40 ARM, 62 x86-64, 183 ARM64.
  package let machine: UInt16
  /// The alignment in memory of each part that is loaded, in bytes.
  package let loadAlignments: [UInt64]

  /// Reads the head of a library.
  /// - Throws: `ByteFault.outOfBounds` for what is no library, or is cut off
  package init(_ bytes: [UInt8]) throws(ByteFault) {
    let layout = try Layout(bytes)
    bits = layout.isWide ? 64 : 32
    machine = layout.machine
    let reader = ByteReader(bytes)
    var alignments: [UInt64] = []
    for index in 0..<layout.count {
      var segment = try reader.slice(at: layout.offset + index * layout.size, layout.size)
      guard try segment.little(UInt32.self) == Self.loadable else { continue }
      try segment.seek(to: layout.isWide ? 48 : 28)
      let alignment =
        layout.isWide ? try segment.little(UInt64.self) : UInt64(try segment.little(UInt32.self))
      alignments.append(alignment)
    }
    loadAlignments = alignments
  }

  /// How many bytes from the start hold all that is read.
  /// - Throws: `ByteFault.outOfBounds` for what is no library
  static func headSize(_ start: [UInt8]) throws(ByteFault) -> Int {
    let layout = try Layout(start)
    return layout.offset + layout.count * layout.size
  }

  /// The largest memory page in bytes that every loaded part keeps to; nil where nothing is loaded.
  package var pageSize: UInt64? { loadAlignments.min() }
}

/// Where the table of segments lies.
private struct Layout {
  let isWide: Bool
  let machine: UInt16
  let offset: Int
  let size: Int
  let count: Int

  init(_ bytes: [UInt8]) throws(ByteFault) {
    let reader = ByteReader(bytes)
    let broken = ByteFault.outOfBounds(offset: 0, length: 16, count: bytes.count)
    // Android has no library that is not little-endian.
    guard bytes.count > 16, reader.holds(ELFFile.magic), bytes[4] == 1 || bytes[4] == 2, bytes[5] == 1
    else { throw broken }
    isWide = bytes[4] == 2
    var head = reader
    try head.seek(to: 18)
    machine = try head.little(UInt16.self)
    try head.seek(to: isWide ? 32 : 28)
    let start = isWide ? try head.little(UInt64.self) : UInt64(try head.little(UInt32.self))
    try head.seek(to: isWide ? 54 : 42)
    size = Int(try head.little(UInt16.self))
    count = Int(try head.little(UInt16.self))
    guard count == 0 || size >= (isWide ? 56 : 32), start <= UInt64(ELFFile.maximumHeadSize) else {
      throw broken
    }
    offset = Int(start)
  }
}
