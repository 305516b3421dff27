struct ImpossibleAttributeReference: Rule {
  static let impossible = RuleCase(
    "impossible", .error,
    "a string that begins with ? reads as a theme attribute, of a name that none can have")

  static let info = RuleInfo(
    "impossible-attribute-reference", "text that begins with ? and so is none", area: .androidResources,
    rationale: """
      A string that begins with ? is taken for a reference to an attribute of the theme. Where what follows is no name, \
      the build ends with "resource attr/… not found".
      """,
    cases: [impossible], sources: .resourceTexts,
    flagged: [
      FlaggedExample(impossible, .values("<string name=\"help\">⟦? for help⟧</string>")),
      FlaggedExample(impossible, .values("<string name=\"what\"> ⟦?!⟧ </string>")),
    ],
    accepted: [
      .values("<string name=\"help\">\\? for help</string>"), .values("<string name=\"help\">?</string>"),
      .values("<string name=\"help\">?attr/helpText</string>"),
      .values("<string name=\"help\">?android:attr/title</string>"),
      .values("<string name=\"help\">Help?</string>"), .values("<string name=\"at\">@home</string>"),
      .values("<string name=\"help\">\"? for help\"</string>"),
    ])

  func check(_ text: ResourceText, in context: Context, into report: inout Report) {
    guard case .reference(let reference) = text.value else { return }
    for fault in text.faults where fault.kind == .impossibleReference {
      report.flag(
        Self.impossible, at: Location(file: text.entry.file, range: fault.range),
        "\"\(reference.value)\" reads as an attribute of the theme\(text.entry.inWords)",
        found: reference.value, help: "write \\? for a question mark at the beginning")
    }
  }
}
