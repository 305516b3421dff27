/// What a team sets for itself, beside what the store says.
public struct TeamSettings: Sendable {
  /// The highest numbers of characters or entries.
  public var limits: [TeamLimit: Int] = [:]
  /// The words that a rule accepts.
  public var allowedWords: [RuleID: [String]] = [:]

  /// Nothing of its own.
  public init() {}
}

extension Context {
  /// Where words stand that the team allows for a rule, in UTF-8 offsets.
  func allowedRanges(in text: String, by info: RuleInfo) -> AllowedRanges {
    guard let words = team.allowedWords[info.id] else { return AllowedRanges(ranges: []) }
    return AllowedRanges(ranges: PhraseSearch(words).matches(in: text))
  }
}

/// Parts of a text that a rule leaves alone.
struct AllowedRanges {
  let ranges: [Range<Int>]

  /// True where a part of the text lies within one that is allowed.
  func contains(_ range: Range<Int>) -> Bool {
    ranges.contains { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  /// The text with small letters in place of what is allowed; every offset stays what it was.
  func masked(_ text: String) -> String {
    guard !ranges.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in ranges {
      bytes.replaceSubrange(range, with: repeatElement(UInt8(ascii: "x"), count: range.count))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
