import Bytes

/// The size of images in formats that no store takes, where the first bytes tell it.
enum NamedImage {
  /// Adds what the header tells; nothing where it is cut short.
  static func read(_ bytes: [UInt8], into facts: inout ImageFacts) {
    let reader = ByteReader(bytes)
    switch facts.format {
    case .gif: try? readGIF(reader, into: &facts)
    case .webp: try? readWebP(reader, into: &facts)
    case .bmp: try? readBMP(reader, into: &facts)
    default: break
    }
  }

  private static func readGIF(_ reader: ByteReader, into facts: inout ImageFacts) throws(ByteFault) {
    var reader = reader
    try reader.seek(to: 6)
    facts.size = ImageSize(Int(try reader.little(UInt16.self)), Int(try reader.little(UInt16.self)))
    facts.colorType = .palette
    let flags = try reader.big(UInt8.self)
    try reader.skip(2)
    if flags & 0x80 != 0 { try reader.skip(3 << Int(flags & 7 + 1)) }
    var frames = 0
    while frames < 2 {
      switch try reader.big(UInt8.self) {
      case 0x21:  // an extension
        try reader.skip(1)
      case 0x2C:  // a frame
        frames += 1
        try reader.skip(8)
        let flags = try reader.big(UInt8.self)
        if flags & 0x80 != 0 { try reader.skip(3 << Int(flags & 7 + 1)) }
        try reader.skip(1)
      default: return
      }
      // Both are followed by blocks up to an empty one.
      while case let length = Int(try reader.big(UInt8.self)), length > 0 { try reader.skip(length) }
    }
    facts.isAnimated = true
  }

  private static func readWebP(_ reader: ByteReader, into facts: inout ImageFacts) throws(ByteFault) {
    var reader = reader
    try reader.seek(to: 12)
    let kind = try reader.read(4)
    try reader.skip(4)
    if kind.holds(Array("VP8X".utf8)) {
      let flags = try reader.little(UInt32.self)
      if flags & 0x10 != 0 { facts.alpha = .channel }
      facts.isAnimated = flags & 0x02 != 0
      facts.size = ImageSize(try side(&reader) + 1, try side(&reader) + 1)
    } else if kind.holds(Array("VP8L".utf8)) {
      try reader.skip(1)
      let bits = try reader.little(UInt32.self)
      facts.size = ImageSize(Int(bits & 0x3FFF) + 1, Int(bits >> 14 & 0x3FFF) + 1)
      if bits >> 28 & 1 != 0 { facts.alpha = .channel }
    } else if kind.holds(Array("VP8 ".utf8)) {
      try reader.skip(6)
      let width = Int(try reader.little(UInt16.self) & 0x3FFF)
      facts.size = ImageSize(width, Int(try reader.little(UInt16.self) & 0x3FFF))
    }
  }

  /// A number of 24 bits.
  private static func side(_ reader: inout ByteReader) throws(ByteFault) -> Int {
    let low = Int(try reader.little(UInt16.self))
    return low | Int(try reader.little(UInt8.self)) << 16
  }

  private static func readBMP(_ reader: ByteReader, into facts: inout ImageFacts) throws(ByteFault) {
    var reader = reader
    try reader.seek(to: 18)
    // A height below zero turns the order of rows.
    let width = Int(try reader.little(Int32.self))
    facts.size = ImageSize(width, abs(Int(try reader.little(Int32.self))))
  }
}
