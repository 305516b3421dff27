/// A decimal number as it is written, without the errors of binary fractions.
struct ExactAmount: Comparable {
  /// Digits before the point, without leading zeros.
  private let whole: Substring
  /// Digits after the point, without trailing zeros.
  private let fraction: Substring

  /// Reads digits with at most one point; no sign, no white space, no exponent.
  init?(_ text: String) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } })
    else { return nil }
    whole = (parts.first ?? "").drop { $0 == "0" }
    let digits = parts.count > 1 ? parts[1] : ""
    fraction = digits.lastIndex { $0 != "0" }.map { digits[...$0] } ?? ""
  }

  /// How many digits after the point matter.
  var fractionDigits: Int { fraction.count }
  /// True for nothing at all.
  var isZero: Bool { whole.isEmpty && fraction.isEmpty }

  static func < (left: ExactAmount, right: ExactAmount) -> Bool {
    (left.whole.count, left.whole, left.fraction) < (right.whole.count, right.whole, right.fraction)
  }
}
