/// The names that resources may have.
public enum ResourceName {
  /// True where the resource compiler takes the name.
  public static func isValid(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    guard let first = scalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return scalars.allSatisfy { $0 == "." || $0 == "-" || $0.properties.isXIDContinue }
  }

  /// The name of the constant in `R`: dots and hyphens become underscores.
  public static func constant(for name: String) -> String {
    String(name.map { $0 == "." || $0 == "-" ? "_" : $0 })
  }

  /// The words of Java that are no names.
  public static let javaKeywords: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default", "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
    "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private",
    "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
    "throw", "throws", "transient", "try", "void", "volatile", "while", "true", "false", "null", "_",
  ]
}

/// What an `<item>` takes for a value that is no text.
enum ResourcePrimitive {
  private static let units = ["px", "dp", "dip", "sp", "pt", "in", "mm", "%", "%p"]

  /// True for a number, a dimension, a fraction, a colour or a truth value.
  static func matches(_ text: String) -> Bool {
    if ResourceBoolean(text) != nil { return true }
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      return [3, 4, 6, 8].contains(digits.count) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      return (1...8).contains(digits.count) && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    let number = text.prefix { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }
    let unit = String(text.dropFirst(number.count)).trimmingASCIISpace
    return Double(number) != nil && (unit.isEmpty || units.contains(unit))
  }
}
