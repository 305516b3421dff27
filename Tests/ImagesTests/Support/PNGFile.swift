/// A PNG file in the making: chunks that a test may spoil before they are written.
struct PNGFile {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var chunks: [Chunk]

  struct Chunk {
    var type: String
    var content: [UInt8]

    init(_ type: String, _ content: [UInt8] = []) {
      self.type = type
      self.content = content
    }

    /// The chunk with its length and its checksum.
    var bytes: [UInt8] {
      let named = letters(type) + content
      return joined(big(UInt32(content.count)), named, big(CRC32.of(named)))
    }
  }

  /// An image whose rows are packed already, each with its filter byte in front.
  init(_ width: UInt32, _ height: UInt32, depth: UInt8, color: UInt8, rows: [UInt8], interlace: UInt8 = 0) {
    let header = joined(big(width), big(height), [depth, color, 0, 0, interlace])
    chunks = [Chunk("IHDR", header), Chunk("IDAT", Deflate.stored(rows)), Chunk("IEND")]
  }

  /// An image of 8 bits a sample.
  init(_ width: Int, _ height: Int, color: UInt8 = 6, pixel: (_ x: Int, _ y: Int) -> [UInt8]) {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for x in 0..<width { rows += pixel(x, y) }
    }
    self.init(UInt32(width), UInt32(height), depth: 8, color: color, rows: rows)
  }

  /// A small image of opaque grey.
  static var plain: PNGFile { PNGFile(4, 3, color: 0) { x, y in [UInt8(40 * x + 10 * y)] } }

  var bytes: [UInt8] { Self.signature + chunks.flatMap(\.bytes) }

  /// Where each chunk starts, and where the last one ends.
  var offsets: [Int] { chunks.reduce(into: [8]) { $0.append(($0.last ?? 0) + $1.bytes.count) } }

  /// The same with a chunk before that of a type.
  func with(_ chunk: Chunk, before type: String = "IDAT") -> PNGFile {
    var file = self
    file.chunks.insert(chunk, at: chunks.firstIndex { $0.type == type } ?? 0)
    return file
  }
}

/// The checksum of PNG bit by bit, as its definition has it.
enum CRC32 {
  static func of(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var crc = ~UInt32(0)
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    return ~crc
  }
}

/// Packs as zlib does, in the two simplest ways.
enum Deflate {
  /// Without making anything smaller.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 0xFFFF, bytes.count)
      let length = UInt16(end - start)
      packed.append(end == bytes.count ? 1 : 0)
      packed += joined(big(length.byteSwapped), big((~length).byteSwapped), Array(bytes[start..<end]))
      start = end
    } while start < bytes.count
    return packed + big(adler(bytes))
  }

  /// Zeros, a thousand in ten bits; without the checksum at the end, which nobody reaches.
  static func zeros(_ count: Int) -> [UInt8] {
    var bits = Bits(bytes: [0x78, 0x01])
    bits.add(0b1, 1)  // the last block
    bits.add(0b01, 2)  // with the fixed codes, lowest bit first
    bits.addCode(0b0011_0000, 8)  // a zero
    for _ in 0..<count / 258 {
      bits.addCode(0b1100_0101, 8)  // 258 times
      bits.addCode(0, 5)  // the byte before
    }
    bits.addCode(0, 7)  // the end of the block
    return bits.bytes
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }

  private struct Bits {
    var bytes: [UInt8]
    private var used = 8

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Lowest bit first.
    mutating func add(_ value: Int, _ count: Int) {
      for index in 0..<count {
        if used == 8 {
          bytes.append(0)
          used = 0
        }
        bytes[bytes.count - 1] |= UInt8(value >> index & 1) << UInt8(used)
        used += 1
      }
    }

    /// Codes stand with their highest bit first.
    mutating func addCode(_ value: Int, _ count: Int) {
      for index in (0..<count).reversed() { add(value >> index & 1, 1) }
    }
  }
}
