/// A part of a language tag: at most eight ASCII characters, kept in one number, since every resource of an app has
/// several of them.
package struct Subtag: Sendable, Hashable, Comparable, ExpressibleByStringLiteral {
  /// The first character in the highest byte.
  private let bits: UInt64

  /// Takes the characters up to a NUL, and no more than eight.
  init(_ characters: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    var shift: UInt64 = 64
    for character in characters where shift > 0 {
      if character == 0 { break }
      shift -= 8
      bits |= UInt64(character) << shift
    }
    self.bits = bits
  }

  package init(stringLiteral text: String) { self.init(text.utf8) }

  /// True for an absent part.
  package var isEmpty: Bool { bits == 0 }

  /// The characters.
  package var string: String {
    var characters: [UInt8] = []
    var rest = bits
    while rest != 0 {
      characters.append(UInt8(rest >> 56))
      rest <<= 8
    }
    return String(decoding: characters, as: UTF8.self)
  }

  /// How many characters there are.
  var count: Int { 8 - min(bits.trailingZeroBitCount, 64) / 8 }

  package static func < (left: Subtag, right: Subtag) -> Bool { left.bits < right.bits }
}
