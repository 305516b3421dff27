extension StorePattern {
  /// Where a text has what is forbidden.
  func forbiddenRanges(in text: String) -> [Range<String.Index>] {
    // Regular expressions cannot be kept: they may not cross threads. A test compiles every one.
    guard let forbidden, let expression = try? Regex(forbidden) else { return [] }
    return text.ranges(of: expression)
  }

  /// The first character that makes a value differ from what is allowed; nil where it fits.
  func firstMisfit(in text: String) -> Range<String.Index>? {
    guard let allowed, let expression = try? Regex(allowed) else { return nil }
    let end = (try? expression.prefixMatch(in: text))?.range.upperBound ?? text.startIndex
    return end < text.endIndex ? end..<text.index(after: end) : nil
  }
}
