extension Located<String> {
  /// The value without white space at both ends.
  var trimmed: String {
    guard let start = value.firstIndex(where: { !$0.isWhitespace }),
      let end = value.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(value[start...end])
  }

  /// The value, where it is more than white space.
  var filled: Located<String>? { trimmed.isEmpty ? nil : self }
}
