/// The names of classes and packages, as the build tools take them.
enum JavaName {
  /// True for the name of a class with its package, such as `com.example.Outer$Inner`.
  static func isClass(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { isPart($0) }
  }

  /// True for the name of a package that an app can have: two parts or more of ASCII letters, digits and underscores.
  static func isAppPackage(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        guard let first = part.utf8.first, isASCIILetter(first) else { return false }
        return part.utf8.allSatisfy { isASCIILetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
      }
  }

  private static func isPart(_ part: Substring) -> Bool {
    guard let first = part.unicodeScalars.first else { return false }
    let isStart = first == "_" || first == "$" || first.properties.isXIDStart
    return isStart
      && part.unicodeScalars.allSatisfy { $0 == "$" || $0.properties.isXIDContinue || $0 == "_" }
  }

  private static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
