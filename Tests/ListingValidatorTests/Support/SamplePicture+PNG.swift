@testable import ListingValidator

extension SamplePicture {
  /// A PNG file that decodes to the drawing; what is too large to decode has no pixels in it.
  func png() -> [UInt8] {
    let isPalette = traits.contains(.palette)
    let type: UInt8 = isPalette ? 3 : traits.contains(.alpha) ? 6 : 2
    let depth: UInt8 = traits.contains(.sixteenBit) ? 16 : 8
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGChunk.bytes("IHDR", big(width) + big(height) + [depth, type, 0, 0, 0])
    if traits.contains(.exifGarbage) {
      file += PNGChunk.bytes("eXIf", [0x4D, 0x4D] + (0..<60).map { $0 &* 37 })
    }
    if isPalette { file += PNGChunk.bytes("PLTE", [20, 60, 120, 240, 240, 240]) }
    if traits.contains(.animated) {
      file += PNGChunk.bytes("acTL", big(2) + big(0))
      file += PNGChunk.bytes(
        "fcTL", big(0) + big(width) + big(height) + big(0) + big(0) + [0, 1, 0, 10, 0, 0])
    }
    let rest = traits.contains(.bomb) ? [(row: [UInt8](repeating: 0, count: 4096), count: 8192)] : []
    let data = ZlibRows(width * height <= 4 << 20 ? rows() + rest : []).bytes
    var chunk = PNGChunk.bytes("IDAT", data)
    if traits.contains(.badChecksum) { chunk[chunk.count - 1] ^= 0xFF }
    file += chunk
    if traits.contains(.animated) {
      file += PNGChunk.bytes(
        "fcTL", big(1) + big(width) + big(height) + big(0) + big(0) + [0, 1, 0, 10, 0, 0])
      file += PNGChunk.bytes("fdAT", big(2) + data)
    }
    return file + PNGChunk.bytes("IEND", [])
  }

  private func big(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) }
  }

  /// A row of samples with the filter in front, and how often it is repeated.
  private func rows() -> [(row: [UInt8], count: Int)] {
    let ground = Pixel(red: 20, green: 60, blue: 120)
    let shape = Pixel(red: 240, green: 240, blue: 240)
    let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    switch drawing {
    case .plain: return [(row { _ in ground }, height)]
    case .invisible: return [(row { _ in clear }, height)]
    case .shape(let number): return blocks(number, ground, shape)
    case .seeThrough: return blocks(1, Pixel(red: 20, green: 60, blue: 120, alpha: 128), shape)
    case .whiteOnTransparent: return blocks(1, clear, Pixel(red: 255, green: 255, blue: 255))
    case .strips(let strip):
      let clearRow = row { _ in clear }
      let inner = row { $0 * 4 / width == 1 ? shape : ground }
      return [(clearRow, strip), (inner, height - 2 * strip), (clearRow, strip)]
    case .enlarged:
      // Slopes in place of edges, as enlarging makes them.
      let inner = row { column in
        let phase = column % 32
        let light = UInt8(40 + (phase < 16 ? phase : 32 - phase) * 12)
        return Pixel(red: light, green: light, blue: light)
      }
      return [(inner, height)]
    }
  }

  /// Eight by eight fields; the bits of the number, spread by a multiplication, tell which are light.
  private func blocks(_ number: Int, _ ground: Pixel, _ shape: Pixel) -> [(row: [UInt8], count: Int)] {
    let pattern = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 ^ 0x00FF_00FF_0F0F_3333
    return (0..<8).map { line in
      let top = line * height / 8
      let fields = row { column in
        let bit = line * 8 + min(7, column * 8 / width)
        return pattern >> UInt64(bit) & 1 == 1 ? shape : ground
      }
      return (fields, (line + 1) * height / 8 - top)
    }
  }

  private struct Pixel {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
    var alpha: UInt8 = 255
  }

  private func row(_ pixel: (Int) -> Pixel) -> [UInt8] {
    var row: [UInt8] = [0]
    let isDeep = traits.contains(.sixteenBit)
    for column in 0..<width {
      let pixel = pixel(column)
      if traits.contains(.palette) {
        row.append(pixel.red > 128 ? 1 : 0)
        continue
      }
      let samples =
        [pixel.red, pixel.green, pixel.blue] + (traits.contains(.alpha) ? [pixel.alpha] : [])
      for sample in samples { row += isDeep ? [sample, sample] : [sample] }
    }
    return row
  }
}

/// A part of a PNG file.
enum PNGChunk {
  static func bytes(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    func big(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - $0 * 8)) } }
    return big(UInt32(data.count)) + body + big(checksum(body))
  }

  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}

/// A zlib stream of rows, most of which repeat the one before: small, and quickly made.
struct ZlibRows {
  private(set) var bytes: [UInt8] = [0x78, 0x01]
  private var bits: UInt64 = 0
  private var bitCount = 0

  init(_ rows: [(row: [UInt8], count: Int)]) {
    var adler = Adler()
    put(0b011, 3)  // the last block, with the fixed codes
    for (row, count) in rows where count > 0 {
      literals(row)
      for _ in 1..<max(count, 1) { repeatRow(row.count) }
      adler.add(row, times: count)
    }
    put(0, 7)
    while bitCount > 0 { flush() }
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: adler.value >> (24 - $0 * 8)) }
  }

  private mutating func put(_ value: UInt64, _ count: Int) {
    bits |= value << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 { flush() }
  }

  private mutating func flush() {
    bytes.append(UInt8(truncatingIfNeeded: bits))
    bits >>= 8
    bitCount = max(0, bitCount - 8)
  }

  /// Codes are written from their highest bit.
  private mutating func code(_ code: Int, _ length: Int) {
    var reversed = 0
    for bit in 0..<length where code >> bit & 1 == 1 { reversed |= 1 << (length - 1 - bit) }
    put(UInt64(reversed), length)
  }

  private mutating func literal(_ byte: UInt8) {
    if byte < 144 { code(0x30 + Int(byte), 8) } else { code(0x190 + Int(byte) - 144, 9) }
  }

  /// A row with runs of equal pixels: what repeats at the distance of a pixel is not written out.
  private mutating func literals(_ row: [UInt8]) {
    let distance = 8  // a multiple of every size of pixel in use but three and six
    var index = 0
    while index < row.count {
      var length = 0
      for pixel in [distance, 6] where index >= pixel && length < 3 {
        length = 0
        while length < 258, index + length < row.count, row[index + length] == row[index + length - pixel] {
          length += 1
        }
        if length >= 3 { match(length, distance: pixel) }
      }
      if length < 3 {
        literal(row[index])
        index += 1
      } else {
        index += length
      }
    }
  }

  private mutating func repeatRow(_ count: Int) {
    guard count <= 32_768 else { return }
    var rest = count
    while rest > 0 {
      // No match may be shorter than three.
      let length = rest > 258 && rest < 261 ? 255 : min(rest, 258)
      match(length, distance: count)
      rest -= length
    }
  }

  private mutating func match(_ length: Int, distance: Int) {
    let (symbol, extra, base) = Self.lengthCode(length)
    if symbol < 280 { code(symbol - 256, 7) } else { code(0xC0 + symbol - 280, 8) }
    put(UInt64(length - base), extra)
    let (distanceSymbol, distanceExtra, distanceBase) = Self.distanceCode(distance)
    code(distanceSymbol, 5)
    put(UInt64(distance - distanceBase), distanceExtra)
  }

  private static func lengthCode(_ length: Int) -> (symbol: Int, extra: Int, base: Int) {
    if length == 258 { return (285, 0, 258) }
    if length < 11 { return (254 + length, 0, length) }
    var (symbol, base, extra) = (265, 11, 1)
    while true {
      for _ in 0..<4 {
        if length < base + 1 << extra { return (symbol, extra, base) }
        symbol += 1
        base += 1 << extra
      }
      extra += 1
    }
  }

  private static func distanceCode(_ distance: Int) -> (symbol: Int, extra: Int, base: Int) {
    if distance <= 4 { return (distance - 1, 0, distance) }
    var (symbol, base, extra) = (4, 5, 1)
    while true {
      for _ in 0..<2 {
        if distance < base + 1 << extra { return (symbol, extra, base) }
        symbol += 1
        base += 1 << extra
      }
      extra += 1
    }
  }

  /// The checksum of zlib, where equal rows cost one step each.
  private struct Adler {
    private var low = 1
    private var high = 0

    mutating func add(_ row: [UInt8], times: Int) {
      var (sum, weighted) = (0, 0)
      for (index, byte) in row.enumerated() {
        sum += Int(byte)
        weighted += Int(byte) * (row.count - index)
      }
      for _ in 0..<times {
        high = (high + row.count * low + weighted) % 65_521
        low = (low + sum) % 65_521
      }
    }

    var value: Int { high << 16 | low }
  }
}
