/// The sentences of a text that are written in capitals.
///
/// Acronyms and names are no sentences: what counts are words of four letters and more, and how much of the
/// sentence they make up. A list of acronyms has a separator between its items and is left alone.
struct CapitalsScan {
  /// UTF-8 offsets.
  private(set) var sentences: [Range<Int>] = []

  /// - Parameter isTitle: the text is one short phrase, where two long words are enough.
  init(_ string: String, isTitle: Bool) {
    var sentence = Sentence()
    var word = Word()
    var isAfterStop = false
    var offset = 0
    for scalar in string.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if scalar == "\n" || isAfterStop && scalar.properties.isWhitespace {
        sentence.add(word)
        if sentence.isShouted(isTitle: isTitle) { sentences.append(sentence.range) }
        (sentence, word) = (Sentence(), Word())
      } else if scalar.isLetterPart {
        if word.letters == 0 { word.range = offset..<end }
        word.letters += 1
        word.capitals += (scalar.isASCII ? scalar.value < 0x61 : scalar.properties.isUppercase) ? 1 : 0
        word.range = word.range.lowerBound..<end
      } else if scalar != "'" && scalar != "’" {
        sentence.add(word)
        word = Word()
        if Self.separators.contains(scalar) { sentence.separators += 1 }
      }
      isAfterStop = Self.stops.contains(scalar)
      offset = end
    }
    sentence.add(word)
    if sentence.isShouted(isTitle: isTitle) { sentences.append(sentence.range) }
  }

  private struct Word {
    var letters = 0
    var capitals = 0
    var range = 0..<0
  }

  private struct Sentence {
    var words = 0
    var letters = 0
    var shoutedLetters = 0
    var longShoutedWords = 0
    var separators = 0
    var range = 0..<0

    mutating func add(_ word: Word) {
      guard word.letters > 0 else { return }
      range = (words == 0 ? word.range.lowerBound : range.lowerBound)..<word.range.upperBound
      words += 1
      letters += word.letters
      guard word.letters > 1, word.capitals == word.letters else { return }
      shoutedLetters += word.letters
      if word.letters >= 4 { longShoutedWords += 1 }
    }

    func isShouted(isTitle: Bool) -> Bool {
      guard shoutedLetters * 5 >= letters * 4, separators * 2 < words else { return false }
      return isTitle ? longShoutedWords >= 2 : longShoutedWords >= 3 && words >= 4
    }
  }

  private static let stops: Set<Unicode.Scalar> = [".", "!", "?", "…"]
  private static let separators: Set<Unicode.Scalar> = [",", ";", "/", "|", "+", "&", "•", "·"]
}
