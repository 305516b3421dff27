struct MalformedXML: Rule {
  static let malformed = RuleCase("not-well-formed", .error, "an XML parser refuses the file")
  static let empty = RuleCase("empty", .error, "the file holds no element")

  static let info = RuleInfo(
    "malformed-xml", "XML that is not well-formed", area: .structure,
    rationale: """
      Nothing can be read from a file that is not well-formed XML: a tag that is not closed, a bare & or <, a prefix \
      that is not declared, an empty file. No rule looks at such a file, so cure this first.
      """,
    cases: [malformed, empty],
    sources: [
      Source("https://www.w3.org/TR/xml/", .official), Source("https://www.w3.org/TR/xml-names/", .official),
    ],
    flagged: [
      FlaggedExample(
        malformed, Example("<general><app-title>Tom &⟦⟧ Jerry</app-title></general>")),
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
      report.flag(
        Self.malformed, at: fault.location,
        isConfidential ? "not well-formed XML" : "not well-formed XML: \(message)",
        help: "correct the markup; write & as &amp; and < as &lt;", field: fault.field)
    case .emptyXML:
      report.flag(
        Self.empty, at: fault.location, "the file is empty", help: "write the listing, or remove the file")
    default: break
    }
  }
}
