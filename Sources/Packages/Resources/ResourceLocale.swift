import Bytes

/// The language that a resource is for, as a configuration names it.
package struct ResourceLocale: Sendable, Hashable {
  /// Two or three letters, as they are written: `iw`, `in` and `tl` stay what they are. Empty for any language.
  package var language: Subtag = ""
  /// Four letters where the script is named; empty where it follows from language and region.
  package var script: Subtag = ""
  /// Two letters or three digits; empty for any region.
  package var region: Subtag = ""
  package var variant: Subtag = ""
  package var numberingSystem: Subtag = ""

  /// Any language.
  package init() {}

  /// Reads a language tag such as `sr-Latn-RS`, as this type writes it.
  package init(tag: String) {
    var parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    language = parts.popFirst().map { Subtag($0) } ?? ""
    if let part = parts.first, part.count == 4, part.first.map({ $0 > UInt8(ascii: "9") }) == true {
      script = Subtag(parts.removeFirst())
    }
    if let part = parts.first, (2...3).contains(part.count) { region = Subtag(parts.removeFirst()) }
    if let part = parts.first, part.count > 1 { variant = Subtag(parts.removeFirst()) }
    if parts.count == 3, let name = parts.last, parts.dropLast().map({ Subtag($0) }) == ["u", "nu"] {
      numberingSystem = Subtag(name)
    }
  }

  /// The language tag; empty for any language.
  package var tag: String {
    guard !language.isEmpty || !region.isEmpty else { return "" }
    var parts = [language, script, region, variant].filter { !$0.isEmpty }
    if !numberingSystem.isEmpty { parts += ["u", "nu", numberingSystem] }
    return parts.map(\.string).joined(separator: "-")
  }
}

extension ResourceLocale {
  /// Unpacks a language or region: two characters, or three in 15 bits below a set bit.
  /// - Parameter base: the character that 0 stands for
  static func unpack(_ first: UInt8, _ second: UInt8, base: UInt8) -> Subtag {
    guard first & 0x80 != 0 else { return Subtag([first, second]) }
    let parts = [second & 0x1F, second >> 5 | (first & 3) << 3, first >> 2 & 0x1F]
    return Subtag(parts.map { $0 + base })
  }
}
