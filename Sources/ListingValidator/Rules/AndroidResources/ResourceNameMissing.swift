struct ResourceNameMissing: Rule {
  static let missing = RuleCase("missing", .error, "a resource has no name, or an empty one")

  static let info = RuleInfo(
    "resource-name-missing", "resource without a name", area: .androidResources,
    rationale: """
      Every resource in a values file is referred to by its name; the resource compiler refuses one without: "<string> \
      missing 'name' attribute".
      """,
    cases: [missing], sources: .resourceElements,
    flagged: [
      FlaggedExample(missing, .values("⟦<string>⟧379996204385</string>")),
      FlaggedExample(missing, .values("⟦<string name=\" \" translatable=\"false\">⟧x</string>")),
      FlaggedExample(missing, .values("⟦<item type=\"id\"/>⟧")),
    ],
    accepted: [.values("<public-group type=\"string\"/><eat-comment/><string name=\"a\">x</string>")])

  func check(_ entry: ResourceEntry, in context: Context, into report: inout Report) {
    guard let type = entry.type, type != "public-group", entry.name == nil else { return }
    report.flag(
      Self.missing, at: entry.location, "<\(entry.element.name)> has no name", help: "add name=\"…\"")
  }
}
