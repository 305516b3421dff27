struct NestedXLIFFSection: Rule {
  static let nested = RuleCase("nested", .error, "an <xliff:g> stands in another")

  static let info = RuleInfo(
    "nested-xliff-section", "<xliff:g> within <xliff:g>", area: .androidResources,
    rationale: """
      <xliff:g> marks what translators leave alone. The resource compiler refuses one within another: "illegal nested \
      XLIFF 'g' tag".
      """,
    cases: [nested], sources: .resourceElements,
    flagged: [
      FlaggedExample(
        nested,
        .values(
          """
          <string name="from">From <xliff:g id="a">%1$s⟦<xliff:g id="b">⟧, %2$s</xliff:g></xliff:g></string>
          """, attributes: xliff))
    ],
    accepted: [
      .values(
        """
        <string name="from">From <xliff:g id="a">%1$s</xliff:g>, <xliff:g id="b">%2$s</xliff:g></string>
        """, attributes: xliff)
    ])

  private static let xliff = "xmlns:xliff=\"urn:oasis:names:tc:xliff:document:1.2\""

  func check(_ text: ResourceText, in context: Context, into report: inout Report) {
    for fault in text.faults where fault.kind == .nestedSection {
      report.flag(
        Self.nested, at: Location(file: text.entry.file, range: fault.range),
        "an <xliff:g> within another\(text.entry.inWords)", help: "close the outer one first")
    }
  }
}
