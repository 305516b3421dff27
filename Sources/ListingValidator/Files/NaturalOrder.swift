/// The order in which people number files: `2.png` before `10.png`.
package enum NaturalOrder {
  /// Whether `a` comes before `b`: runs of digits by their number, all else by its bytes.
  ///
  /// A total order, so that reports are the same everywhere: names that differ in leading zeros alone go by bytes.
  package static func precedes(_ a: String, _ b: String) -> Bool {
    var (restA, restB) = (Array(a.utf8)[...], Array(b.utf8)[...])
    while let byteA = restA.first, let byteB = restB.first {
      if byteA.isDigit, byteB.isDigit {
        let (numberA, numberB) = (restA.takeNumber(), restB.takeNumber())
        if numberA.count != numberB.count { return numberA.count < numberB.count }
        if numberA != numberB { return numberA.lexicographicallyPrecedes(numberB) }
      } else {
        guard byteA == byteB else { return byteA < byteB }
        restA.removeFirst()
        restB.removeFirst()
      }
    }
    guard restA.isEmpty, restB.isEmpty else { return restA.isEmpty }
    return a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension ArraySlice<UInt8> {
  /// Takes the digits at the start and gives them without leading zeros: any length, no overflow.
  fileprivate mutating func takeNumber() -> ArraySlice {
    let digits = prefix(while: \.isDigit)
    removeFirst(digits.count)
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
