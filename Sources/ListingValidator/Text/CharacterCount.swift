/// What a limit of a store counts.
public enum LengthUnit: String, Sendable, CaseIterable {
  /// Bytes of the text in UTF-8.
  case utf8Bytes = "utf8-bytes"
  /// Characters of a kind that the store does not tell.
  case characters
  /// Entries of a list, which no single text can exceed.
  case items
}

/// The length of a text in every unit that a store might mean; each is counted when it is asked for.
package struct TextLength: Sendable {
  private let text: String

  /// The length of `text` as it stands: trimming and folding line ends is the caller's part.
  package init(_ text: String) { self.text = text }

  /// What a reader takes for characters.
  package var graphemes: Int { text.count }
  /// Unicode code points.
  package var scalars: Int { text.unicodeScalars.count }
  /// What Java and JavaScript count.
  package var utf16: Int { text.utf16.count }
  /// Bytes, without counting anything.
  package var utf8: Int { text.utf8.count }
}

/// How a text exceeds a limit.
package struct Excess: Equatable, Sendable {
  /// What was counted, for a message: `bytes`, `characters`, `code points` or `UTF-16 units`.
  package let unit: String
  /// The length of the text in that unit.
  package let found: Int
  /// The most that is allowed.
  package let limit: Int
  /// Whether the text is too long whatever unit the store counts in.
  package let everyUnit: Bool
  /// The UTF-8 offset in the text of the first character over the limit.
  ///
  /// Never inside a character that a reader sees; for a limit in bytes, never inside a code point.
  package let firstOffset: Int

  /// The excess of `text` over `limit`, nil when it fits.
  ///
  /// Characters may be grapheme clusters, code points or UTF-16 units. The first are the fewest and the last
  /// the most, so a text with too many clusters is too long in every unit.
  package init?(of text: String, over limit: Int, unit: LengthUnit) {
    let length = TextLength(text)
    // No unit gives more than the bytes, which need no counting.
    guard unit != .items, length.utf8 > limit else { return nil }
    self.limit = limit

    if unit == .utf8Bytes {
      self.unit = "bytes"
      found = length.utf8
      everyUnit = true
      firstOffset = text.unicodeScalars.firstOffset(over: limit) {
        UTF8.width($0)
      } utf8: {
        UTF8.width($0)
      }
      return
    }

    guard length.utf16 > limit else { return nil }
    let weight: (Character) -> Int
    if length.graphemes > limit {
      (self.unit, found, everyUnit) = ("characters", length.graphemes, true)
      weight = { _ in 1 }
    } else if length.scalars > limit {
      (self.unit, found, everyUnit) = ("code points", length.scalars, false)
      weight = { $0.unicodeScalars.count }
    } else {
      (self.unit, found, everyUnit) = ("UTF-16 units", length.utf16, false)
      weight = { $0.utf16.count }
    }
    firstOffset = text.firstOffset(over: limit, weight: weight) { $0.utf8.count }
  }
}

extension Collection {
  /// The UTF-8 offset of the first element with which the weights exceed `limit`.
  fileprivate func firstOffset(
    over limit: Int, weight: (Element) -> Int, utf8 width: (Element) -> Int
  ) -> Int {
    var total = 0
    var offset = 0
    for element in self {
      total += weight(element)
      if total > limit { break }
      offset += width(element)
    }
    return offset
  }
}
