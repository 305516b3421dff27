/// Finds whole words and phrases in texts.
///
/// Case is ignored for ASCII letters only: word lists hold few others at the start of a word.
struct PhraseSearch {
  private let phrases: [[UInt8]]
  private let ignoresCase: Bool
  private var isStart = [Bool](repeating: false, count: 256)

  init(_ phrases: [String], ignoringCase: Bool = true) {
    ignoresCase = ignoringCase
    self.phrases = phrases.filter { !$0.isEmpty }
      .map { phrase in phrase.utf8.map { ignoringCase ? Self.folded($0) : $0 } }
      .sorted { $0.count > $1.count }
    for phrase in self.phrases { isStart[Int(phrase[0])] = true }
  }

  /// Where phrases stand, in UTF-8 offsets; the longest where several begin at one place.
  func matches(in string: String) -> [Range<Int>] {
    guard !phrases.isEmpty else { return [] }
    var copy = string
    return copy.withUTF8 { bytes in
      var found: [Range<Int>] = []
      var offset = 0
      while offset < bytes.count {
        guard isStart[Int(fold(bytes[offset]))],
          let phrase = phrases.first(where: { stands($0, at: offset, in: bytes) && string.isWord(offset, $0) }
          )
        else {
          offset += 1
          continue
        }
        found.append(offset..<offset + phrase.count)
        offset += phrase.count
      }
      return found
    }
  }

  private func stands(_ phrase: [UInt8], at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard phrase.count <= bytes.count - offset else { return false }
    return phrase.indices.allSatisfy { phrase[$0] == fold(bytes[offset + $0]) }
  }

  private func fold(_ byte: UInt8) -> UInt8 { ignoresCase ? Self.folded(byte) : byte }

  private static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
}

extension [Range<Int>] {
  /// Whether one of these ranges, which are in order and do not overlap each other, overlaps another.
  func overlap(_ other: Range<Int>) -> Bool {
    let index = partitioningIndex { $0.upperBound > other.lowerBound }
    return index < endIndex && self[index].overlaps(other)
  }
}

extension String {
  fileprivate func isWord(_ offset: Int, _ phrase: [UInt8]) -> Bool {
    isWordBorder(at: offset) && isWordBorder(at: offset + phrase.count)
  }

  /// Whether a word may begin or end at a UTF-8 offset.
  ///
  /// Scripts without spaces have a border everywhere, and so has a Latin name in text of another script.
  func isWordBorder(at offset: Int) -> Bool {
    let index = utf8.index(utf8.startIndex, offsetBy: offset)
    guard index > startIndex, index < endIndex else { return true }
    let before = unicodeScalars[unicodeScalars.index(before: index)]
    let after = unicodeScalars[index]
    guard before.isWordPart, after.isWordPart else { return true }
    return before.isCJK || after.isCJK || before.isLatinOrDigit != after.isLatinOrDigit
  }
}

extension Unicode.Scalar {
  /// Whether it is a letter, a digit, or a mark that belongs to one.
  var isWordPart: Bool {
    isASCII
      ? isASCIILetter || ("0"..."9").contains(self) : properties.isAlphabetic || properties.numericType != nil
  }

  /// Whether it is a letter, or a mark that belongs to one.
  var isLetterPart: Bool { isASCII ? isASCIILetter : properties.isAlphabetic }

  // Properties are looked up in tables, which most text can do without.
  private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var isLatinOrDigit: Bool { isLatin || properties.numericType != nil }
}
