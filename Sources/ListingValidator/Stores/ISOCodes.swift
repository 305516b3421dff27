/// Countries, currencies and languages, from `Schemas/iso-codes.xml`.
public struct ISOCodes: Sendable {
  /// ISO 3166-1 alpha-2.
  public let countries: Set<String>
  /// Codes that people write for a country, such as `UK`, and the right one.
  public let countryAliases: [String: String]
  /// ISO 4217, with the digits after the decimal point.
  public let fractionDigits: [String: Int]
  /// Currencies that are no more, and what replaced them.
  public let withdrawnCurrencies: [String: String]

  /// ISO 639-1, and the codes that it had before.
  public let languages: Set<String>

  /// Reads the codes.
  /// - Throws: `XMLFault`, or `StoreProfileFault` where something is missing.
  public init(_ bytes: [UInt8], path: String = "iso-codes.xml") throws {
    let file = SourceFile(path: path, bytes: bytes)
    let root = try XMLReader.read(file).root
    func tokens(_ element: XMLElement) -> [String] {
      element.text(in: file).string.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    let countries = root.child("countries")
    self.countries = Set(countries?.child("codes").map(tokens) ?? [])
    countryAliases = try Dictionary(
      (countries?.children("alias") ?? []).map { (try $0.require("code"), try $0.require("for")) },
      uniquingKeysWith: { first, _ in first })
    var digits: [String: Int] = [:]
    for group in root.child("currencies")?.children("currency-group") ?? [] {
      for code in tokens(group) { digits[code] = Int(try group.require("digits")) }
    }
    fractionDigits = digits
    let languages = root.child("languages")
    let outdated = languages?.children("alias").compactMap { $0.optional("code") } ?? []
    self.languages = Set(languages?.child("two-letter").map(tokens) ?? []).union(outdated)
    withdrawnCurrencies = try Dictionary(
      (root.child("currencies")?.children("withdrawn") ?? []).map {
        (try $0.require("code"), $0.optional("successor") ?? "")
      }, uniquingKeysWith: { first, _ in first })
  }
}
