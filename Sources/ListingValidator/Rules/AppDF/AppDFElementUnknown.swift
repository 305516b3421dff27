struct AppDFElementUnknown: Rule {
  static let unknown = RuleCase(
    "not-in-the-schema", .error, "neither version of the schema has the element at this place")

  static let info = RuleInfo(
    "appdf-element-unknown", "element that AppDF does not have here", area: .structure,
    rationale: """
      What stands in an element that the schema does not know is read by nobody: the text, picture or answer in it \
      is lost without a word. The elements of versions 1 and 2 are taken together, since files seldom tell them apart. \
      Below store-specific anything may stand.
      """,
    cases: [unknown], sources: .appdfSchema,
    flagged: [
      FlaggedExample(
        unknown, .appdf("⟦<category>⟧<type>game</type></category>")),
      FlaggedExample(unknown, .appdf("<description>⟦<title>⟧Balcony Weather</title></description>")),
    ],
    accepted: [
      .appdfTexts("<full-description>Rain <b>and</b> wind</full-description>"),
      .appdf("<store-specific><amazon><form-factor>all</form-factor></amazon></store-specific>"),
      .appdf(
        """
        <content-description><content-descriptors><nazi-reference>no</nazi-reference></content-descriptors>
        </content-description>
        """),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .unknownElement(let name, let parent, let home, let meant) = fault.appdf else { return }
    var help: String?
    if let meant {
      help = "did you mean <\(meant)>?"
    } else if let home {
      help = "it belongs into <\(home)>"
    }
    report.flag(
      Self.unknown, at: fault.location, "<\(name)> does not belong into \(parent)", found: name,
      help: help, locale: fault.locale)
  }
}
