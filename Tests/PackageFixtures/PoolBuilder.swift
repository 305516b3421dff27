/// Makes pools of strings.
struct PoolBuilder {
  var strings: [String] = []
  var isUTF8 = false
  /// Styles of the first strings: so many, with nothing in them.
  var styles = 0

  /// The number of a string, added where it is new.
  mutating func add(_ text: String) -> UInt32 {
    if let index = strings.firstIndex(of: text) { return UInt32(index) }
    strings.append(text)
    return UInt32(strings.count - 1)
  }

  var bytes: [UInt8] {
    var data: [UInt8] = []
    var offsets: [UInt8] = []
    for text in strings {
      offsets += little(UInt32(data.count))
      data += isUTF8 ? utf8(text) : utf16(text)
    }
    data += [UInt8](repeating: 0, count: (4 - data.count % 4) % 4)
    let stringsStart = 28 + offsets.count + 4 * styles
    let stylesStart = styles > 0 ? stringsStart + data.count : 0
    let styleData = [UInt8](repeating: 0xFF, count: styles > 0 ? 4 * styles + 8 : 0)
    let styleOffsets = (0..<styles).flatMap { little(UInt32(4 * $0)) }
    let size = stringsStart + data.count + styleData.count
    return little(UInt16(1)) + little(UInt16(28)) + little(UInt32(size)) + little(UInt32(strings.count))
      + little(UInt32(styles)) + little(UInt32(isUTF8 ? 256 : 0)) + little(UInt32(stringsStart))
      + little(UInt32(stylesStart)) + offsets + styleOffsets + data + styleData
  }

  private func utf16(_ text: String) -> [UInt8] {
    let units = Array(text.utf16)
    let length =
      units.count < 0x8000
      ? little(UInt16(units.count))
      : little(UInt16(units.count >> 16 | 0x8000)) + little(UInt16(truncatingIfNeeded: units.count))
    return length + units.flatMap { little($0) } + [0, 0]
  }

  /// As build tools write it: characters beyond U+FFFF as two surrogates.
  private func utf8(_ text: String) -> [UInt8] {
    func length(_ count: Int) -> [UInt8] {
      count < 0x80 ? [UInt8(count)] : [UInt8(count >> 8 & 0x7F | 0x80), UInt8(count & 0xFF)]
    }
    var data: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard scalar.value > 0xFFFF else {
        data += String(scalar).utf8
        continue
      }
      for unit in String(scalar).utf16 {
        data += [0xED, UInt8(unit >> 6 & 0x3F | 0x80), UInt8(unit & 0x3F | 0x80)]
      }
    }
    return length(text.utf16.count) + length(data.count) + data + [0]
  }
}
