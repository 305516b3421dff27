import Bytes

/// The language that a resource is for, as a configuration names it.
package struct ResourceLocale: Sendable, Hashable {
  /// Two or three letters, as they are written: `iw`, `in` and `tl` stay what they are. Empty for any language.
  package var language = ""
  /// Four letters where the script is named; empty where it follows from language and region.
  package var script = ""
  /// Two letters or three digits; empty for any region.
  package var region = ""
  package var variant = ""
  package var numberingSystem = ""

  /// Any language.
  package init() {}

  /// Reads a language tag such as `sr-Latn-RS`, as this type writes it.
  package init(tag: String) {
    var parts = tag.split(separator: "-", omittingEmptySubsequences: false)[...]
    language = parts.popFirst().map(String.init) ?? ""
    if let part = parts.first, part.utf8.count == 4, part.utf8.first.map({ $0 > 0x39 }) == true {
      script = String(parts.removeFirst())
    }
    if let part = parts.first, (2...3).contains(part.utf8.count) { region = String(parts.removeFirst()) }
    if let part = parts.first, part.utf8.count > 1 { variant = String(parts.removeFirst()) }
    if parts.count == 3, parts.starts(with: ["u", "nu"]) { numberingSystem = String(parts.removeLast()) }
  }

  /// The language tag; empty for any language.
  package var tag: String {
    guard !language.isEmpty || !region.isEmpty else { return "" }
    var parts = [language, script, region, variant].filter { !$0.isEmpty }
    if !numberingSystem.isEmpty { parts += ["u", "nu", numberingSystem] }
    return parts.joined(separator: "-")
  }
}

extension ResourceLocale {
  /// Unpacks a language or region: two characters, or three in 15 bits below a set bit.
  /// - Parameter base: the character that 0 stands for
  static func unpack(_ first: UInt8, _ second: UInt8, base: UInt8) -> String {
    guard first & 0x80 != 0 else { return string([first, second]) }
    let parts = [second & 0x1F, second >> 5 | (first & 3) << 3, first >> 2 & 0x1F]
    return string(parts.map { $0 + base })
  }

  /// Characters up to a NUL.
  static func string(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map { $0 }, as: UTF8.self)
  }
}
