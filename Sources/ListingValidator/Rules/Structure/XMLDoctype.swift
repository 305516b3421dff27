struct XMLDoctype: Rule {
  static let present = RuleCase("present", .error, "the file has a DOCTYPE")
  static let inAndroidModule = RuleCase(
    "in-android-module", .warning, "a file of an Android module has a DOCTYPE, so that it is not checked")

  static let info = RuleInfo(
    "xml-doctype", "XML with a DOCTYPE", area: .structure,
    rationale: """
      A DOCTYPE can define entities, which may pull in other files or grow without end. Neither a listing nor an AppDF \
      description needs one, so such a file is not read at all. Android's build takes an internal DOCTYPE and replaces its \
      entities: such a file may be right, but nothing in it is checked.
      """,
    cases: [present, inAndroidModule],
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
        ])),
      FlaggedExample(
        inAndroidModule,
        Example(files: [
          "res/values/strings.xml": """
          ⟦<!DOCTYPE⟧ resources [<!ENTITY app "Maze">]>
          <resources><string name="title">&app;</string></resources>
          """
        ])),
    ],
    accepted: [Example("<!-- <!DOCTYPE listing> -->")])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .doctype = fault.kind else { return }
    report.flag(
      fault.isInAndroidModule ? Self.inAndroidModule : Self.present, at: fault.location,
      "a DOCTYPE, so the file is not read",
      help: "remove it; write the characters that its entities stand for")
  }
}
