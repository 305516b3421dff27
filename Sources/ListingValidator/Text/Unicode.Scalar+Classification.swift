// What a scalar is to the rules on texts. The standard library knows properties, but neither scripts nor blocks.
extension Unicode.Scalar {
  /// Whether it turns the direction of the text around it: embeddings, overrides and isolates.
  package var isBidiControl: Bool {
    switch value {
    case 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether it is a C0 or C1 control character other than tab and line ends.
  package var isControl: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: false
    case 0...0x1F, 0x7F...0x9F: true
    default: false
    }
  }

  /// Whether it is invisible and means nothing to a reader: zero width space, word joiner, byte order mark.
  ///
  /// ZWNJ and ZWJ are not among them, since Persian, Indic scripts and emoji need them.
  package var isZeroWidth: Bool { value == 0x200B || value == 0x2060 || value == 0xFEFF }

  /// Whether it shows only where a line breaks at it.
  package var isSoftHyphen: Bool { value == 0xAD }

  /// Whether it belongs to Han, Hiragana, Katakana or Hangul.
  package var isCJK: Bool {
    switch value {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xFFA0...0xFFDC: true  // Hangul
    case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F, 0x1AFF0...0x1B16F: true  // kana
    case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3038...0x303B: true  // radicals, numerals
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x2_0000...0x3_FFFD: true  // Han
    default: false
    }
  }

  /// Whether it is a Latin letter, with or without marks.
  package var isLatin: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF: true
    case 0x1E00...0x1EFF, 0x2C60...0x2C7F, 0xA722...0xA787, 0xA78B...0xA7FF, 0xAB30...0xAB5A: true
    case 0xFB00...0xFB06, 0xFF21...0xFF3A, 0xFF41...0xFF5A: true
    default: false
    }
  }
}

extension Character {
  /// Whether it is drawn as an emoji.
  ///
  /// Digits, `#`, `*`, `©`, `®`, `™` and old symbols as `☎` are so only with a variation selector or a keycap.
  package var isEmoji: Bool {
    var scalars = unicodeScalars.makeIterator()
    var next = scalars.next()
    while let scalar = next {
      next = scalars.next()
      let properties = scalar.properties
      switch next?.value {
      case 0xFE0F, 0x20E3: if properties.isEmoji { return true }
      case 0xFE0E: break
      default: if properties.isEmojiPresentation { return true }
      }
    }
    return false
  }
}

extension String {
  /// Where emoji stand in the text: a range for each as a reader sees it, flags and families too.
  package func emojiRanges() -> [Range<Index>] {
    indices.filter { self[$0].isEmoji }.map { $0..<index(after: $0) }
  }
}
