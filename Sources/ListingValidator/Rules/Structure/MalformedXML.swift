struct MalformedXML: Rule {
  static let malformed = RuleCase("not-well-formed", .error, "an XML parser refuses the file")
  static let notXML = RuleCase("not-xml", .error, "the file holds something else than XML")
  static let empty = RuleCase("empty", .error, "the file holds no element")

  static let info = RuleInfo(
    "malformed-xml", "XML that is not well-formed", area: .structure,
    rationale: """
      Nothing can be read from a file that is not well-formed XML: a tag that is not closed, a bare & or <, a prefix \
      that is not declared, typographic quotes, an empty file. No rule looks at such a file, so cure this first. Where \
      something else was pasted in place of the XML - a fingerprint instead of the resources of the games console - the \
      message says what it looks like.
      """,
    cases: [malformed, notXML, empty],
    sources: [
      Source("https://www.w3.org/TR/xml/", .official), Source("https://www.w3.org/TR/xml-names/", .official),
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/718", .thirdParty),
      Source("https://github.com/playgameservices/play-games-plugin-for-unity/issues/2721", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        malformed, Example("<general><app-title>Tom &⟦⟧ Jerry</app-title></general>")),
      FlaggedExample(
        malformed,
        Example(files: [
          "res/values/games-ids.xml": "<resources>\n<string name=⟦⟧“app_id”>1</string></resources>"
        ])),
      FlaggedExample(
        notXML,
        Example(files: [
          "res/values/games-ids.xml":
            "⟦5E:8F:16:06:2E:A3:CD:2C:4A:0D:54:78:76:BA:A6:F3:8C:AB:F6:25⟧\n"
        ])),
      FlaggedExample(empty, Example(files: ["listing.xml": "\n"])),
    ],
    accepted: [
      Example("<general><app-title>Tom &amp; Jerry</app-title></general>")
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    switch fault.kind {
    case .malformedXML(let message):
      // The parser quotes names, which may be a part of what only reviewers may see.
      let isConfidential = fault.field?.isConfidential ?? false
      if !isConfidential, let pasted = PastedText(fault.location) {
        report.flag(
          Self.notXML, at: pasted.location, "this is \(pasted.description), not XML",
          help: "put the XML here that belongs in this file")
        return
      }
      let hasTypographicQuotes = fault.location.followsTypographicQuotes
      report.flag(
        Self.malformed, at: fault.location,
        isConfidential ? "not well-formed XML" : "not well-formed XML: \(message)",
        help: hasTypographicQuotes
          ? "write straight quotes, \" or ', in place of the typographic ones"
          : "correct the markup; write & as &amp; and < as &lt;", field: fault.field)
    case .emptyXML:
      report.flag(
        Self.empty, at: fault.location, "the file is empty", help: "write the listing, or remove the file")
    default: break
    }
  }
}

/// Text that was pasted where XML belongs.
private struct PastedText {
  /// What it looks like, in words.
  let description: String
  /// The first line of it.
  let location: Location

  /// Looks at the file that a place is in; nil where it begins like XML.
  init?(_ place: Location) {
    guard let file = place.file, let start = file.text.firstIndex(where: { !XMLScanner.isSpace($0) }),
      file.text[start] != UInt8(ascii: "<")
    else { return nil }
    let line = file.text[start...].prefix { $0 != 0x0A && $0 != 0x0D }
    let end = line.lastIndex { !XMLScanner.isSpace($0) }.map { $0 + 1 } ?? line.endIndex
    location = Location(file: file, range: start..<end)
    description = Self.describe(String(decoding: line[start..<end], as: UTF8.self))
  }

  private static func describe(_ line: String) -> String {
    let value = line.split(separator: " ").last.map(String.init) ?? line
    let pairs = value.split(separator: ":", omittingEmptySubsequences: false)
    if pairs.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy(\.isHexDigit) }) {
      switch pairs.count {
      case 16: return "an MD5 fingerprint"
      case 20: return "a SHA-1 fingerprint"
      case 32: return "a SHA-256 fingerprint"
      default: break
      }
    }
    if line.hasPrefix("-----BEGIN") { return "a certificate or key" }
    if line.hasPrefix("{") || line.hasPrefix("[") { return "JSON" }
    if line.hasPrefix("PK\u{3}\u{4}") { return "a zip archive" }
    if line.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return "a number" }
    if (try? GamesResourceID(line)) != nil { return "the id of a games resource" }
    if ["package ", "import ", "using ", "public ", "//"].contains(where: line.hasPrefix) {
      return "source code"
    }
    return "text"
  }
}

extension Location {
  /// True where typographic quotes stand in the tag that the place is in.
  fileprivate var followsTypographicQuotes: Bool {
    guard let file, let range else { return false }
    let end = min(range.upperBound + 4, file.text.count)
    guard let start = file.text[..<end].lastIndex(of: UInt8(ascii: "<")) else { return false }
    let tag = String(decoding: file.text[start..<end], as: UTF8.self)
    return tag.contains { "“”„‟‘’‚«»″".contains($0) }
  }
}
