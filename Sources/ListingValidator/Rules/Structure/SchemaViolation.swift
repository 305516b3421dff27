struct SchemaViolation: Rule {
  static let notAllowed = RuleCase("not-allowed", .error, "the schema of the format does not allow it")

  static let info = RuleInfo(
    "schema-violation", "markup that the format does not have", area: .structure,
    rationale: """
      A name that the format does not have is a slip, and what it holds is read by nobody: a mistyped element is a text \
      that is missing. The schema fixes names, nesting, order and the words that are the format's own; no limit of a \
      store.
      """,
    cases: [notAllowed],
    sources: [Source("https://www.w3.org/TR/xmlschema-1/", .official)],
    flagged: [
      FlaggedExample(notAllowed, .description("⟦<bulet>⟧Plans meetings</bulet>")),
      FlaggedExample(notAllowed, Example("<submission ⟦rout=\"console\"⟧/>")),
      FlaggedExample(notAllowed, Example("<submission ⟦console=\"gen9\"⟧ devices=\"fire-tv\"/>")),
      FlaggedExample(notAllowed, Example("<submission ⟦devices=\"fire-tablt\"⟧/>")),
      FlaggedExample(notAllowed, Example("<media>⟦<icon href=\"icon.png\"/>⟧</media>")),
      FlaggedExample(notAllowed, Example("<general/>⟦<submission/>⟧")),
      FlaggedExample(
        notAllowed, Example(files: ["listing.xml": "⟦<listing package=\"com.example.app\">⟧</listing>"])),
    ],
    accepted: [
      Example("<submission route=\"console\" devices=\"fire-tablet fire-tv\"/>"),
      .description("<bullet>Plans meetings</bullet>"),
      Example("<general><sku>a</sku><app-title>Planner</app-title></general>"),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .schema(let schemaFault) = fault.kind else { return }
    let words = SchemaMessage(schemaFault)
    report.flag(
      Self.notAllowed, at: fault.location, words.message, found: words.found, allowed: words.allowed,
      help: words.help, field: words.isConfidential ? .signIn : fault.field, cause: words.message)
  }
}

/// The words of the schema's processor, put in the terms of the format.
///
/// Where the processor says it in another way than expected, its own words are used.
private struct SchemaMessage {
  private(set) var message: String
  private(set) var found: String?
  private(set) var allowed: String?
  private(set) var help: String?
  /// True where the value may be a password that stands in the wrong place.
  let isConfidential: Bool

  init(_ fault: SchemaFault) {
    let text = fault.message
    message = text
    let quoted = text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    let element = quoted.first ?? ""
    // A slip in the name must not show what the element holds.
    isConfidential = NearestName.nearest(to: element, in: ["sign-in", "testing-instructions"]) != nil
    switch fault.kind {
    case .unknownRoot:
      message = "<\(element)> is not the root element of a listing"
      help = "write <listing xmlns=\"\(ListingXMLLoader.namespace)\" …>"
    case .unknownElement:
      let expected = Self.list(in: text, from: "(", to: ")")
      guard !element.isEmpty, text.contains("not expected") else { return }
      message = "<\(element)> is not expected here"
      found = element
      guard !expected.isEmpty else {
        help = fault.suggestion.map { "did you mean <\($0)>?" } ?? "remove it, or put it where it belongs"
        return
      }
      allowed = expected.joined(separator: ", ")
      let nearest = NearestName.nearest(to: element, in: expected)
      help =
        nearest.map { $0 == element ? "put it where it belongs" : "did you mean <\($0)>?" }
        ?? "expected here: \(expected.map { "<\($0)>" }.joined(separator: " "))"
    case .unknownAttribute:
      guard quoted.count >= 2 else { return }
      message = "<\(element)> has no attribute \"\(quoted[1])\""
      found = quoted[1]
      help = fault.suggestion.map { "did you mean \"\($0)\"?" } ?? "correct the name, or remove the attribute"
    case .missingAttribute:
      guard quoted.count >= 2 else { return }
      message = "<\(element)> lacks the attribute \"\(quoted[1])\""
      help = "add \(quoted[1])=\"…\""
    case .value:
      guard quoted.count >= 3, text.contains("attribute '") else {
        if isConfidential { message = "the value is not allowed" }
        return
      }
      describeValue(quoted, set: Self.list(in: text, from: "{", to: "}"))
    case .missingElement, .other:
      if isConfidential { message = "the schema does not allow <\(element)> like this" }
    }
  }

  private mutating func describeValue(_ quoted: [String], set: [String]) {
    let name = quoted[1]
    // After the element and the attribute comes the facet, then the value.
    let value = quoted.count > 3 ? quoted[3] : quoted[2]
    let shown = isConfidential ? "the value" : "\"\(value)\""
    message = set.isEmpty ? "\(shown) is no value of \(name)" : "\(shown) is none of the values of \(name)"
    found = isConfidential ? nil : value
    allowed = set.isEmpty ? nil : set.joined(separator: ", ")
    let nearest = isConfidential ? nil : NearestName.nearest(to: value, in: set)
    help =
      nearest.map { "did you mean \"\($0)\"?" }
      ?? (set.isEmpty ? "correct the value" : "write one of: \(set.joined(separator: ", "))")
  }

  /// The last list of names between two brackets.
  private static func list(in text: String, from open: Character, to close: Character) -> [String] {
    guard let start = text.lastIndex(of: open), let end = text[start...].firstIndex(of: close) else {
      return []
    }
    return text[text.index(after: start)..<end].split(separator: ",").map { part in
      String(part.filter { !$0.isWhitespace && $0 != "'" })
    }
  }
}
