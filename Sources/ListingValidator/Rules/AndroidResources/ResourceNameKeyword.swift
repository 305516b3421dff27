struct ResourceNameKeyword: Rule {
  static let keyword = RuleCase("keyword", .warning, "the name is a word of the Java language")

  static let info = RuleInfo(
    "resource-name-keyword", "resource named like a word of Java", area: .androidResources,
    rationale: """
      Each resource becomes a constant of the class R, and a constant cannot be called "default" or "class". Inferred \
      from the language; the resource compiler itself does not mind.
      """,
    cases: [keyword], sources: [Source("https://docs.oracle.com/javase/specs/", .inferred)],
    flagged: [FlaggedExample(keyword, .values("<string name=\"⟦default⟧\">x</string>"))],
    accepted: [
      .values("<string name=\"default_title\">x</string>"), .values("<string name=\"Default\">x</string>"),
    ])

  func check(_ entry: ResourceEntry, in context: Context, into report: inout Report) {
    guard let type = entry.type, type != "public", type != "attr", let name = entry.name,
      ResourceName.javaKeywords.contains(name.value)
    else { return }
    report.flag(
      Self.keyword, at: name.location, "\"\(name.value)\" is a word of Java", found: name.value,
      help: "choose another name")
  }
}
