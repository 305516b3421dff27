struct TextBetweenResources: Rule {
  static let stray = RuleCase("stray", .warning, "a text stands outside of any resource")

  static let info = RuleInfo(
    "text-between-resources", "text outside of any resource", area: .androidResources,
    rationale: """
      Between the resources of a values file the resource compiler allows comments and white space: "plain text not \
      allowed here". Gradle drops such a text before the compiler sees it, as published apps that have one show. Often \
      it is the rest of a line that was cut wrongly.
      """,
    cases: [stray], sources: .resourceElements,
    flagged: [
      FlaggedExample(stray, .values("<string name=\"a\">x</string>⟦>⟧\n<string name=\"b\">y</string>")),
      FlaggedExample(stray, .values("⟦app_id = 379996204385⟧")),
    ],
    accepted: [.values("<!-- app_id -->\n<string name=\"a\">x</string>")])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.kind == .values, let text = file.root.firstOwnText(in: file.file) else { return }
    report.flag(
      Self.stray, at: text.location, "\"\(text.string.prefix(40))\" stands outside of any resource",
      found: text.string, help: "remove it, or make it a comment")
  }
}

extension XMLElement {
  /// The first text between the children that is more than white space.
  func firstOwnText(in file: SourceFile) -> Text? {
    let bounds =
      [content.lowerBound] + children.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      + [content.upperBound]
    for index in stride(from: 0, to: bounds.count, by: 2) where bounds[index] < bounds[index + 1] {
      let text = characterData(in: bounds[index]..<bounds[index + 1], of: file)
      if !text.isEmpty { return text }
    }
    return nil
  }
}
