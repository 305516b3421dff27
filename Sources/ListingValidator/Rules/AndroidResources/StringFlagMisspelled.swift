struct StringFlagMisspelled: Rule {
  static let misspelled = RuleCase(
    "misspelled", .warning, "an attribute is nearly translatable or formatted, and so means nothing")

  static let info = RuleInfo(
    "string-flag-misspelled", "misspelled translatable or formatted", area: .androidResources,
    rationale: """
      The resource compiler ignores an attribute that it does not know. With translateable="false" the text goes to \
      translators all the same, and several substitutions in it are refused.
      """,
    cases: [misspelled], sources: .resourceElements,
    flagged: [
      FlaggedExample(
        misspelled, .values("<string name=\"app_id\" ⟦translateable=\"false\"⟧>379996204385</string>")),
      FlaggedExample(misspelled, .values("<string name=\"a\" ⟦formated=\"false\"⟧>x</string>")),
    ],
    accepted: [
      .values("<string name=\"a\" translatable=\"false\" product=\"tablet\" maxLength=\"8\">x</string>"),
      .values(
        "<string name=\"a\" tools:translatble=\"false\">x</string>",
        attributes: "xmlns:tools=\"http://schemas.android.com/tools\""),
    ])

  func check(_ entry: ResourceEntry, in context: Context, into report: inout Report) {
    guard entry.element.name == "string" else { return }
    let known = ["translatable", "formatted"]
    for attribute in entry.element.attributes where attribute.namespace == nil {
      guard !known.contains(attribute.name), let meant = NearestName.nearest(to: attribute.name, in: known)
      else { continue }
      report.flag(
        Self.misspelled, at: Location(file: entry.file, range: attribute.range),
        "\"\(attribute.name)\" means nothing to the resource compiler", found: attribute.name, allowed: meant,
        help: "did you mean \"\(meant)\"?", fixes: [fix(attribute, meant, in: entry)].compactMap(\.self))
    }
  }

  /// Nothing where the element has the right attribute as well: which of the two is meant nobody knows.
  private func fix(_ attribute: XMLAttribute, _ meant: String, in entry: ResourceEntry) -> Fix? {
    guard !entry.element.attributes.contains(where: { $0.namespace == nil && $0.name == meant }) else {
      return nil
    }
    let start = attribute.range.lowerBound
    let name = Location(file: entry.file, range: start..<start + attribute.name.utf8.count)
    return Fix("write \(meant)", .safe, replacing: [name], with: meant)
  }
}
