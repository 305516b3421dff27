extension Located<String> {
  /// The value without white space at both ends.
  var trimmed: String { value.trimmed }

  /// The value, where it is more than white space.
  var filled: Located<String>? { trimmed.isEmpty ? nil : self }
}
