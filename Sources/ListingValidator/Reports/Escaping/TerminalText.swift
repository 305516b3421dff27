/// Text from a listing made safe to print: nothing in it can move the cursor, colour the screen or turn its order.
package enum TerminalText {
  /// The text with control and bidirectional characters spelled out.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result.append(" ")
      } else if isUnsafe(scalar) {
        result.append(contentsOf: spelled(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// A scalar by its number: `\u{1B}`.
  static func spelled(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// True for control and bidirectional characters, and line ends of all kinds.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.isBidiControl || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  /// How many cells of a terminal a character takes.
  static func width(_ character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isCJK || (0xFF01...0xFF60).contains(first.value) || (0x3000...0x303F).contains(first.value) {
      return 2
    }
    if first.properties.isEmojiPresentation { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
