/// Four bytes that name a part of a file, mostly letters.
struct FourCC: Hashable, ExpressibleByStringLiteral {
  /// The first letter in the highest byte.
  let code: UInt32

  init(code: UInt32) { self.code = code }

  init(stringLiteral letters: StaticString) {
    code = letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private var scalars: [Unicode.Scalar] {
    [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: code >> $0)) }
  }

  /// As Latin-1 has it: Apple uses its copyright sign.
  var name: String { String(String.UnicodeScalarView(scalars)) }

  /// Letters of ASCII, and nothing else.
  var isLetters: Bool { scalars.allSatisfy { ("a"..."z").contains($0) || ("A"..."Z").contains($0) } }

  /// What somebody may have chosen as a name.
  var isPrintable: Bool { scalars.allSatisfy { (" "..."~").contains($0) || $0 == "\u{A9}" } }
}
