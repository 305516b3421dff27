struct StringFlagNotBoolean: Rule {
  static let notBoolean = RuleCase(
    "not-boolean", .error, "translatable or formatted has another value than true or false")

  static let info = RuleInfo(
    "string-flag-not-boolean", "translatable or formatted that is neither true nor false",
    area: .androidResources,
    rationale: """
      The resource compiler takes true, True, TRUE, false, False and FALSE, and ends with "invalid value for \
      'translatable'. Must be a boolean" for anything else.
      """,
    cases: [notBoolean], sources: .resourceElements,
    flagged: [
      FlaggedExample(notBoolean, .values("<string name=\"app_id\" translatable=\"⟦no⟧\">x</string>")),
      FlaggedExample(notBoolean, .values("<string name=\"a\" formatted=\"⟦0⟧\">x</string>")),
      FlaggedExample(notBoolean, .values("<string-array name=\"a\" translatable=\"⟦no⟧\"/>")),
      FlaggedExample(notBoolean, .values("<string name=\"a\" ⟦translatable=\"\"⟧>x</string>")),
    ],
    accepted: [
      .values("<string name=\"a\" translatable=\"False\" formatted=\"TRUE\">x</string>"),
      .values("<item type=\"string\" name=\"a\" translatable=\"no\">x</item>"),
      .values("<plurals name=\"a\" translatable=\"no\"/><array name=\"b\" formatted=\"no\"/>"),
    ])

  func check(_ entry: ResourceEntry, in context: Context, into report: inout Report) {
    let isString = entry.element.name == "string"
    guard isString || entry.type == "array" else { return }
    for name in isString ? ["translatable", "formatted"] : ["translatable"] {
      guard let value = entry.element.value(name, in: entry.file), ResourceBoolean(value.value) == nil else {
        continue
      }
      report.flag(
        Self.notBoolean, at: value.location, "\"\(value.value)\" is no value of \(name)", found: value.value,
        allowed: ResourceBoolean.spellings.joined(separator: ", "), help: "write true or false")
    }
  }
}
