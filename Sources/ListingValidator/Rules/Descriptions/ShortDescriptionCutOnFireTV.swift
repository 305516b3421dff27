struct ShortDescriptionCutOnFireTV: Rule {
  static let cut = RuleCase("cut", .note, "Fire TV is targeted, and shows only the start of the text")

  static let info = RuleInfo(
    "short-description-cut-on-fire-tv", "short description that Fire TV does not show in full",
    area: .description,
    rationale: """
      Fire TV shows the first 200 characters of the short description and no long one, as a developer reports. \
      What matters to customers with a TV belongs at the start.
      """,
    cases: [cut], sources: .amazonLimit(.shortDescriptionFireTV),
    flagged: [
      FlaggedExample(
        cut,
        Example(
          """
          <submission devices="fire-tablet fire-tv"/>
          <description><short>\(String(repeating: "word ", count: 40))⟦cut⟧</short></description>
          """))
    ],
    accepted: [
      Example(
        """
        <submission devices="fire-tv"/>
        <description><short>\(String(repeating: "word ", count: 40))</short></description>
        """),
      .description("<short>\(String(repeating: "word ", count: 41))</short>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard context.submission.targetsFireTV, let text = description.short,
      let limit = context.limit(.shortDescriptionFireTV), let maximum = limit.max, let unit = limit.unit,
      let excess = Excess(of: text.string, over: maximum, unit: unit), excess.everyUnit
    else { return }
    report.flag(
      Self.cut, at: text.location(of: excess.firstOffset..<text.string.utf8.count),
      "only the first \(maximum) of \(excess.found) \(excess.unit) are shown on Fire TV",
      found: "\(excess.found) \(excess.unit)", allowed: "\(maximum) \(excess.unit) are shown",
      help: "begin with what matters on a TV", locale: description.locale, field: .shortDescription,
      severity: limit.severity, sources: limit.sources)
  }
}
