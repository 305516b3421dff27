/// A sum of money in a text: a number beside a currency sign or code.
struct CurrencyAmount {
  /// UTF-8 offsets, sign and number together.
  var range: Range<Int>
  /// The number without grouping, a point before the fraction, no closing zeros.
  var value: String
  /// The currencies that the sign may mean.
  var currencies: [String]

  /// The sums in a text, nothing for nothing.
  /// - Parameter codes: the currencies whose ISO codes count as a sign.
  static func all(in string: String, codes: some Sequence<String>) -> [CurrencyAmount] {
    guard string.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return [] }
    let marks = signs.map { (Array($0.sign.utf8), $0.currencies) } + codes.map { (Array($0.utf8), [$0]) }
    let bytes = Array(string.utf8)
    var found: [CurrencyAmount] = []
    var offset = 0
    while let start = bytes[offset...].firstIndex(where: isDigit) {
      let number = numberRange(from: start, in: bytes)
      offset = number.upperBound
      guard
        let mark = markBefore(number, marks, in: bytes, string) ?? markAfter(number, marks, in: bytes, string)
      else { continue }
      let value = normalised(String(decoding: bytes[number], as: UTF8.self))
      guard value != "0" else { continue }
      found.append(
        CurrencyAmount(
          range: min(
            number.lowerBound, mark.range.lowerBound)..<max(number.upperBound, mark.range.upperBound),
          value: value, currencies: mark.currencies))
      offset = max(offset, mark.range.upperBound)
    }
    return found
  }

  /// A number without grouping, a point before the fraction, no closing zeros: `4.5` for `4,50`.
  static func normalised(_ number: String) -> String {
    let parts = number.split { !$0.isASCII || !$0.isNumber }
    guard let last = parts.last else { return "0" }
    // Three digits behind a separator are a group of thousands.
    let hasFraction = parts.count > 1 && last.count != 3
    var whole = (hasFraction ? parts.dropLast() : parts[...]).joined().drop { $0 == "0" }
    if whole.isEmpty { whole = "0" }
    guard hasFraction else { return String(whole) }
    var fraction = last
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
  }

  private typealias Mark = (sign: [UInt8], currencies: [String])

  private static func markBefore(
    _ number: Range<Int>, _ marks: [Mark], in bytes: [UInt8], _ string: String
  ) -> (range: Range<Int>, currencies: [String])? {
    let end = skippingSpace(backwardFrom: number.lowerBound, in: bytes)
    for mark in marks where bytes[..<end].suffix(mark.sign.count).elementsEqual(mark.sign) {
      let start = end - mark.sign.count
      if !isLetter(mark.sign[0]) || string.isWordBorder(at: start) { return (start..<end, mark.currencies) }
    }
    return nil
  }

  private static func markAfter(
    _ number: Range<Int>, _ marks: [Mark], in bytes: [UInt8], _ string: String
  ) -> (range: Range<Int>, currencies: [String])? {
    let start = skippingSpace(forwardFrom: number.upperBound, in: bytes)
    for mark in marks where bytes[start...].starts(with: mark.sign) {
      let end = start + mark.sign.count
      // "5 $10": the sign belongs to the next number.
      if end < bytes.count, isDigit(bytes[end]) { continue }
      if !isLetter(mark.sign[0]) || string.isWordBorder(at: end) { return (start..<end, mark.currencies) }
    }
    return nil
  }

  private static func numberRange(from start: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start
    while end < bytes.count {
      let isSeparator = bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ",")
      if isSeparator ? end + 1 < bytes.count && isDigit(bytes[end + 1]) : isDigit(bytes[end]) {
        end += 1
      } else {
        break
      }
    }
    return start..<end
  }

  private static func skippingSpace(backwardFrom offset: Int, in bytes: [UInt8]) -> Int {
    for space in spaces where bytes[..<offset].suffix(space.count).elementsEqual(space) {
      return offset - space.count
    }
    return offset
  }

  private static func skippingSpace(forwardFrom offset: Int, in bytes: [UInt8]) -> Int {
    for space in spaces where bytes[offset...].starts(with: space) { return offset + space.count }
    return offset
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }

  /// A blank, a no-break space and a narrow one.
  private static let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]

  /// Longer signs first.
  private static let signs: [(sign: String, currencies: [String])] = [
    ("US$", ["USD"]), ("R$", ["BRL"]), ("A$", ["AUD"]), ("C$", ["CAD"]), ("CA$", ["CAD"]), ("AU$", ["AUD"]),
    ("MX$", ["MXN"]), ("$", ["USD", "AUD", "CAD", "MXN"]), ("€", ["EUR"]), ("£", ["GBP"]),
    ("¥", ["JPY", "CNY"]),
    ("￥", ["JPY", "CNY"]), ("円", ["JPY"]), ("₹", ["INR"]), ("₽", ["RUB"]), ("₩", ["KRW"]),
  ]
}
