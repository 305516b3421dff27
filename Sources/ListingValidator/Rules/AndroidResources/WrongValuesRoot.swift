struct WrongValuesRoot: Rule {
  static let wrong = RuleCase(
    "wrong", .warning, "the root element of a file in a values folder is not <resources>")

  static let info = RuleInfo(
    "wrong-values-root", "values file with another root element", area: .androidResources,
    rationale: """
      The resource compiler wants <resources>, without a namespace, around all values: "root element must be \
      <resources>". No rule looks at what such a file defines.
      """,
    cases: [wrong], sources: .resourceElements,
    flagged: [
      FlaggedExample(
        wrong,
        Example(files: ["res/values/ids.xml": "⟦<resource>⟧<string name=\"app_id\">1</string></resource>"])),
      FlaggedExample(
        wrong, Example(files: ["res/values/ids.xml": "⟦<string name=\"app_id\">⟧379996204385</string>"])),
    ],
    accepted: [
      .values("<string name=\"app_id\">379996204385</string>"),
      Example(files: ["res/values/ids.xml": "<resources/>", "res/xml/shelf.xml": "<shelf/>"]),
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.folder?.type == "values", file.root.name != "resources" || file.root.namespace != nil else {
      return
    }
    report.flag(
      Self.wrong, at: file.root.location(in: file.file), "the root element is <\(file.root.name)>",
      found: file.root.name, allowed: "resources", help: "put everything into <resources> … </resources>")
  }
}
