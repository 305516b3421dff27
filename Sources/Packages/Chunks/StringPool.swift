import Bytes

/// The strings of a binary file, read one by one as they are asked for.
struct StringPool: Sendable {
  private static let headerSize = 28
  private static let utf8Flag: UInt32 = 1 << 8
  /// How many bytes are read at once; nearly all strings are shorter.
  private static let window = 64

  /// How many strings there are.
  let count: Int
  private let file: RandomAccessFile
  private let isUTF8: Bool
  /// Where the offsets of the strings begin in the file.
  private let index: Int
  /// Where the strings begin and end in the file. What follows are the styles, which say nothing here.
  private let data: Range<Int>

  /// - Throws: `ChunkFault` where the parts of the pool lie outside of it
  init(_ file: RandomAccessFile, _ chunk: Chunk) throws(ChunkFault) {
    let fault = ChunkFault.badStringPool(offset: chunk.offset)
    guard chunk.headerSize >= Self.headerSize else { throw fault }
    var reader = try ChunkFault.reading { () throws(ByteFault) in
      try file.reader(at: chunk.offset + Chunk.headerSize, Self.headerSize - Chunk.headerSize)
    }
    let numbers = try ChunkFault.reading { () throws(ByteFault) in
      var numbers: [Int] = []
      for _ in 0..<5 { numbers.append(Int(try reader.little(UInt32.self))) }
      return numbers
    }
    let (stringCount, styleCount, flags) = (numbers[0], numbers[1], UInt32(numbers[2]))
    let (stringsStart, stylesStart) = (numbers[3], numbers[4])
    guard stringCount <= (chunk.size - chunk.headerSize) / 4 else { throw fault }
    guard stringCount == 0 || stringsStart < chunk.size else { throw fault }
    self.file = file
    count = stringCount
    isUTF8 = flags & Self.utf8Flag != 0
    index = chunk.body
    let hasStyles = styleCount > 0 && stylesStart > stringsStart && stylesStart < chunk.size
    let end = hasStyles ? stylesStart : chunk.size
    data = chunk.offset + min(stringsStart, end)..<chunk.offset + end
  }

  /// A string; nil where its number, its place or its length is wrong, as on Android.
  /// - Parameter limit: the most bytes that are taken; a longer string counts as none
  func string(at number: UInt32, limit: Int) -> String? {
    guard number < UInt32(clamping: count), let offset = try? offset(at: Int(number)) else { return nil }
    let start = isUTF8 ? offset : offset & ~1
    guard start <= data.count - (isUTF8 ? 3 : 4) else { return nil }
    return isUTF8
      ? try? utf8(at: data.lowerBound + start, limit: limit)
      : try? utf16(at: data.lowerBound + start, limit: limit)
  }
}

extension StringPool {
  private func offset(at number: Int) throws(ByteFault) -> Int {
    var reader = try file.reader(at: index + 4 * number, 4)
    return Int(try reader.little(UInt32.self))
  }

  private func reader(at offset: Int, _ length: Int) throws(ByteFault) -> ByteReader {
    try file.reader(at: offset, min(length, data.upperBound - offset))
  }

  /// Two lengths, in UTF-16 units and in bytes, each of one or two bytes; then the bytes and a NUL.
  private func utf8(at offset: Int, limit: Int) throws(ByteFault) -> String? {
    var head = try reader(at: offset, Self.window)
    _ = try Self.shortLength(&head)
    let declared = try Self.shortLength(&head)
    let start = head.offset
    // The length has 15 bits: of a longer string it is the rest, and only the NUL tells how long it is.
    for length in stride(
      from: declared, through: min(limit, data.upperBound - offset - start - 1), by: 1 << 15)
    {
      var bytes = head
      if start + length + 1 > head.count { bytes = try reader(at: offset, start + length + 1) }
      let text = try bytes.slice(at: start, length + 1)
      if text.holds([0], at: length) { return ModifiedUTF8.string(text.array.dropLast()) }
    }
    return nil
  }

  private static func shortLength(_ reader: inout ByteReader) throws(ByteFault) -> Int {
    let first = Int(try reader.little(UInt8.self))
    return first & 0x80 == 0 ? first : (first & 0x7F) << 8 | Int(try reader.little(UInt8.self))
  }

  /// A length of one or two units, the units, and a NUL.
  private func utf16(at offset: Int, limit: Int) throws(ByteFault) -> String? {
    var head = try reader(at: offset, Self.window)
    var length = Int(try head.little(UInt16.self))
    if length & 0x8000 != 0 { length = (length & 0x7FFF) << 16 | Int(try head.little(UInt16.self)) }
    guard length * 2 <= min(limit, data.upperBound - offset) else { return nil }
    var bytes = head
    let start = head.offset
    if start + 2 * length + 2 > head.count { bytes = try reader(at: offset, start + 2 * length + 2) }
    try bytes.seek(to: start)
    var units: [UInt16] = []
    units.reserveCapacity(length)
    for _ in 0..<length { units.append(try bytes.little(UInt16.self)) }
    guard try bytes.little(UInt16.self) == 0 else { return nil }
    return String(decoding: units, as: UTF16.self)
  }
}
