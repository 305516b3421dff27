import Bytes
import CImageCodecs

extension ImageFacts.ICCProfile {
  /// The most of a packed profile that is unpacked.
  private static let maximumLength = 1 << 20
  private static let headerLength = 128

  /// Reads an `iCCP` chunk: a name, and a profile packed by zlib.
  init(chunk: ByteReader) {
    let content = chunk.array
    let name = content.prefix(80).prefix { $0 != 0 }
    // Latin-1 is the start of Unicode.
    self.name = String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) }))
    let packed = content.dropFirst(name.count + 2)
    let profile = [UInt8](unsafeUninitializedCapacity: Self.maximumLength) { output, filled in
      filled = packed.withUnsafeBufferPointer {
        image_inflate($0.baseAddress, $0.count, output.baseAddress, output.count)
      }
    }
    let read = Self(profile: ByteReader(profile))
    space = read.space
    if let readName = read.name { self.name = readName }
  }

  /// Reads a whole profile.
  init(profile: ByteReader) {
    name = nil
    space = nil
    guard profile.holds(Array("acsp".utf8), at: 36) else { return }
    space = (try? profile.slice(at: 16, 4)).map { String(decoding: $0.array, as: UTF8.self) }?.trimmed
    name = try? Self.description(of: profile)
  }

  /// What it calls itself in its `desc` tag: ASCII up to version 2, one or more languages in version 4.
  private static func description(of profile: ByteReader) throws(ByteFault) -> String? {
    var table = profile
    try table.seek(to: headerLength)
    let count = try table.big(UInt32.self)
    for _ in 0..<min(count, 100) {
      let signature = try table.big(UInt32.self)
      let offset = Int(try table.big(UInt32.self))
      let length = Int(try table.big(UInt32.self))
      guard signature == 0x6465_7363 else { continue }
      var tag = try profile.slice(at: offset, length)
      let type = try tag.big(UInt32.self)
      try tag.skip(4)
      if type == 0x6465_7363 {
        let text = try tag.read(Int(try tag.big(UInt32.self)))
        return String(decoding: text.array.prefix { $0 != 0 }, as: UTF8.self).trimmed
      }
      guard type == 0x6D6C_7563 else { return nil }
      // The first language will do: the name of a colour space is the same in all.
      try tag.skip(12)
      let textLength = Int(try tag.big(UInt32.self))
      var text = try tag.slice(at: Int(try tag.big(UInt32.self)), textLength)
      var units: [UInt16] = []
      while text.remaining >= 2 { units.append(try text.big(UInt16.self)) }
      return String(decoding: units, as: UTF16.self).trimmed
    }
    return nil
  }
}

extension String {
  /// Without blanks and control characters at both ends; nil where nothing is left.
  fileprivate var trimmed: String? {
    let isInk = { (scalar: Unicode.Scalar) in scalar.value > 0x20 }
    guard let first = unicodeScalars.firstIndex(where: isInk),
      let last = unicodeScalars.lastIndex(where: isInk)
    else { return nil }
    return String(unicodeScalars[first...last])
  }
}
