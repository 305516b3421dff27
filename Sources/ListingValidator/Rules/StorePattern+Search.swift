extension StorePattern {
  /// Where a text has what is forbidden.
  func forbiddenRanges(in text: String) -> [Range<String.Index>] { forbidden?.ranges(in: text) ?? [] }

  /// The first character that makes a value differ from what is allowed; nil where it fits.
  func firstMisfit(in text: String) -> Range<String.Index>? {
    guard let end = allowed?.end(in: text) else { return nil }
    return end < text.endIndex ? end..<text.index(after: end) : nil
  }
}
