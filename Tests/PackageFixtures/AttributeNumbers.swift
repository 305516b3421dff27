@testable import Packages

/// The numbers of Android's attributes by their names.
package enum AttributeNumbers {
  private static let all = Dictionary(
    (0x0101_0000...0x0101_06FF).compactMap { number in
      AndroidAttributes.name(number).map { ($0, number) }
    }, uniquingKeysWith: { first, _ in first })

  /// The number of an attribute; nil where there is none of this name.
  package static func number(of name: String) -> UInt32? { all[name] }
}
