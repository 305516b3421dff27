/// UTF-8 as build tools write it: a character beyond U+FFFF may be two surrogates of three bytes each.
enum ModifiedUTF8 {
  /// The text; what is neither form is replaced by U+FFFD.
  static func string(_ bytes: some Collection<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? String(decoding: units(Array(bytes)), as: UTF16.self)
  }

  private static func units(_ bytes: [UInt8]) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count)
    var plain = 0
    var index = 0
    while index < bytes.count {
      guard let surrogate = surrogate(bytes, at: index) else {
        index += 1
        continue
      }
      units += String(decoding: bytes[plain..<index], as: UTF8.self).utf16
      units.append(surrogate)
      index += 3
      plain = index
    }
    return units + String(decoding: bytes[plain...], as: UTF8.self).utf16
  }

  private static func surrogate(_ bytes: [UInt8], at index: Int) -> UInt16? {
    guard bytes[index] == 0xED, index + 2 < bytes.count else { return nil }
    let (second, third) = (UInt16(bytes[index + 1]), UInt16(bytes[index + 2]))
    guard second & 0xE0 == 0xA0, third & 0xC0 == 0x80 else { return nil }
    return 0xD000 | (second & 0x3F) << 6 | third & 0x3F
  }
}
