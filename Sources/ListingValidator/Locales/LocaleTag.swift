/// A BCP 47 language tag as the folders of a listing are named: `en-US`, `zh_Hant_HK`, `es-419`, `ca-valencia`.
///
/// Tags are equal when they mean the same locale, whatever their case, separators and aliases: `iw_IL` is
/// `he-IL`. What a store wants to see spelt is a matter of its profile, to be compared with `tidied`.
public struct LocaleTag: Sendable {
  /// The tag as it was written.
  public let spelling: String
  /// The language in lower case, an alias replaced: `he` for `iw`.
  public let language: String
  /// The script in title case, as `Hant`.
  public let script: String?
  /// The region in upper case or three digits, as `HK` and `419`.
  public let region: String?
  /// The variants in lower case, as `valencia`.
  public let variants: [String]
  /// The tag with hyphens, the usual case of each part, and the language as it was written: `iw-IL` of `iw_il`.
  public let tidied: String

  /// The tag that `spelling` is, nil when it is malformed.
  ///
  /// Parts may be separated by hyphens and underscores. Languages have two or three letters here; extensions
  /// and private use are no part of a folder's name.
  public init?(_ spelling: String) {
    var parts = spelling.utf8.split(omittingEmptySubsequences: false) {
      $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
    }.map { Substring($0) }[...]
    func take(where fits: (Substring) -> Bool) -> String? {
      guard let part = parts.first, fits(part) else { return nil }
      parts.removeFirst()
      return part.lowercased()
    }

    guard let language = take(where: { $0.isLetters(2...3) }) else { return nil }
    let script = take { $0.isLetters(4...4) }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let region = take { $0.isLetters(2...2) || $0.isDigits(3) }?.uppercased()
    var variants: [String] = []
    while let variant = take(where: { $0.isAlphanumeric(5...8) || $0.isAlphanumeric(4...4) && $0.isYearLike })
    {
      guard !variants.contains(variant) else { return nil }
      variants.append(variant)
    }
    guard parts.isEmpty else { return nil }

    self.spelling = spelling
    self.language = Self.aliases[language] ?? language
    self.script = script
    self.region = region
    self.variants = variants
    tidied = ([language, script, region].compactMap(\.self) + variants).joined(separator: "-")
  }

  /// The one spelling of all equal tags: `he-IL` for `iw_IL`, `nb-NO` for `no-NO`.
  public var canonical: String {
    ([language, script, region].compactMap(\.self) + variants).joined(separator: "-")
  }

  /// Whether parts are separated as in POSIX and Java locales, `en_US`.
  public var usesUnderscore: Bool { spelling.utf8.contains(UInt8(ascii: "_")) }
}

extension LocaleTag: Hashable, CustomStringConvertible {
  /// Whether both tags mean the same locale.
  public static func == (a: LocaleTag, b: LocaleTag) -> Bool { a.canonical == b.canonical }

  /// Hashes what makes tags equal.
  public func hash(into hasher: inout Hasher) { hasher.combine(canonical) }

  /// The tag as it was written.
  public var description: String { spelling }
}

extension LocaleTag {
  /// Codes that were withdrawn or are written in two ways, and the code that is used for both.
  ///
  /// `no` covers Bokmål and Nynorsk, but listings in `no` are Bokmål; Google Play has nothing else.
  private static let aliases = ["in": "id", "iw": "he", "ji": "yi", "no": "nb", "tl": "fil"]

  /// Tags that are well-formed and yet probably slips, and what was meant: mostly countries for languages.
  ///
  /// A suggestion only, never an alias: `kr` is the code of Kanuri, and the others might be assigned one day.
  public static let commonMistakes = [
    "cn": "zh", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "kr": "ko", "sp": "es", "ua": "uk",
    "en-UK": "en-GB",
  ]

  /// What was probably meant when the tag is one of the `commonMistakes`: `ja-JP` for `jp-JP`.
  public var suggestion: LocaleTag? {
    if let tag = Self.commonMistakes[canonical] { return LocaleTag(tag) }
    guard let language = Self.commonMistakes[language] else { return nil }
    // With another region than Korea it is Kanuri indeed.
    if self.language == "kr", region != "KR" { return nil }
    return LocaleTag(language + canonical.dropFirst(self.language.count))
  }
}

extension Substring {
  // ASCII only: to Swift, letters and digits of any script are letters and digits.
  fileprivate func isLetters(_ count: ClosedRange<Int>) -> Bool {
    count.contains(utf8.count) && utf8.allSatisfy(\.isASCIILetter)
  }

  fileprivate func isDigits(_ count: Int) -> Bool {
    utf8.count == count && utf8.allSatisfy(\.isASCIIDigit)
  }

  fileprivate func isAlphanumeric(_ count: ClosedRange<Int>) -> Bool {
    count.contains(utf8.count) && utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
  }

  /// Whether it starts with a digit, as a variant of four characters must: `1996`.
  fileprivate var isYearLike: Bool { utf8.first?.isASCIIDigit == true }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isASCIIDigit: Bool { (0x30...0x39).contains(self) }
}
