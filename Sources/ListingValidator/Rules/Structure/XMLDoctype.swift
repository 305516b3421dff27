struct XMLDoctype: Rule {
  static let present = RuleCase("present", .error, "the file has a DOCTYPE")

  static let info = RuleInfo(
    "xml-doctype", "XML with a DOCTYPE", area: .structure,
    rationale: """
      A DOCTYPE can define entities, which may pull in other files or grow without end. Neither a listing nor an AppDF \
      description needs one, so such a file is not read at all.
      """,
    cases: [present],
    sources: [
      Source(
        "https://cheatsheetseries.owasp.org/cheatsheets/XML_External_Entity_Prevention_Cheat_Sheet.html",
        .thirdParty), Source("https://www.w3.org/TR/xml/#dt-doctype", .official),
    ],
    flagged: [
      FlaggedExample(
        present,
        Example(files: [
          "listing.xml": """
          ⟦<!DOCTYPE⟧ listing>
          <listing xmlns="urn:listing-lint:listing:1" package="com.example.app"/>
          """
        ]))
    ],
    accepted: [Example("<!-- <!DOCTYPE listing> -->")])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .doctype = fault.kind else { return }
    report.flag(
      Self.present, at: fault.location, "a DOCTYPE, so the file is not read",
      help: "remove it; write the characters that its entities stand for")
  }
}
