import Testing

@testable import ListingValidator

@Suite struct ScalarClassificationTests {
  @Test(
    arguments: [
      (
        "bidi control", \.isBidiControl, "\u{202A}\u{202C}\u{202E}\u{2066}\u{2069}",
        "\u{200E}\u{2029}\u{2065}\u{206A}a"
      ),
      (
        "control", \.isControl, "\0\u{1}\u{8}\u{B}\u{C}\u{E}\u{1F}\u{7F}\u{80}\u{85}\u{9F}",
        "\t\n\r ~\u{A0}\u{2028}"
      ),
      ("zero width", \.isZeroWidth, "\u{200B}\u{2060}\u{FEFF}", "\u{200A}\u{200C}\u{200D}\u{AD}\u{A0}"),
      ("soft hyphen", \.isSoftHyphen, "\u{AD}", "-\u{2010}\u{200B}"),
      ("CJK", \.isCJK, "漢字々〇⺀﨑𠮷𰻞ひゖゝカヺーｱㇰ한글ㄱᄀퟻﾡ𛀁", "aДש、。「！Ａ①㈱ㄅ㊙"),
      ("Latin", \.isLatin, "azAZªºÀÖØöøÿĀſƒɐẞỹⱠꜢꟿﬁＡｚ", "09@[`{×÷µΩЖ漢\u{301}ʹ①€"),
    ] as [(String, KeyPath<Unicode.Scalar, Bool> & Sendable, String, String)])
  func classifies(
    name: String, property: KeyPath<Unicode.Scalar, Bool> & Sendable, inside: String, outside: String
  ) {
    for scalar in inside.unicodeScalars {
      #expect(scalar[keyPath: property], "U+\(String(scalar.value, radix: 16)) is \(name)")
    }
    for scalar in outside.unicodeScalars {
      #expect(!scalar[keyPath: property], "U+\(String(scalar.value, radix: 16)) is not \(name)")
    }
  }

  @Test(arguments: [
    ("", []),
    ("plain, 100 % © ® ™ #1 *", []),
    ("☎ ✔ ❤ ☺ ↔", []),
    ("😀\u{FE0E}", []),
    ("हिन्दी \u{200D} 漢字 e\u{301}", []),
    ("a😀b", ["😀"]),
    ("😀😀", ["😀", "😀"]),
    ("☎\u{FE0F} ©\u{FE0F} ❤\u{FE0F}", ["☎\u{FE0F}", "©\u{FE0F}", "❤\u{FE0F}"]),
    ("1\u{FE0F}\u{20E3} 2\u{20E3} 3", ["1\u{FE0F}\u{20E3}", "2\u{20E3}"]),
    ("x🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
    ("👩‍👩‍👧‍👦!", ["👩‍👩‍👧‍👦"]),
    ("👍🏽 ☝🏽", ["👍🏽", "☝🏽"]),
    ("❤\u{200D}🔥", ["❤\u{200D}🔥"]),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", ["🏴󠁧󠁢󠁥󠁮󠁧󠁿"]),
    ("⭐ ✅", ["⭐", "✅"]),
  ])
  func findsEmoji(text: String, emoji: [String]) {
    #expect(text.emojiRanges().map { String(text[$0]) } == emoji)
  }
}
