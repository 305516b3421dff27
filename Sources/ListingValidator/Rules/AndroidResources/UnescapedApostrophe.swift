struct UnescapedApostrophe: Rule {
  static let unescaped = RuleCase(
    "unescaped", .error, "an apostrophe in a string resource is neither escaped nor within double quotes")

  static let info = RuleInfo(
    "unescaped-apostrophe", "apostrophe that is not escaped", area: .androidResources,
    rationale: """
      The resource compiler refuses a string with a bare apostrophe: "unescaped apostrophe in string". Writing it as \
      &apos; does not help, nor does CDATA, since the compiler sees the character all the same. Markup such as <b> ends \
      the double quotes before it.
      """,
    cases: [unescaped], sources: .resourceTexts,
    flagged: [
      FlaggedExample(unescaped, .values("<string name=\"hint\">Don⟦'⟧t panic</string>")),
      FlaggedExample(unescaped, .values("<string name=\"hint\">Don⟦&apos;⟧t panic</string>")),
      FlaggedExample(unescaped, .values("<string name=\"hint\"><![CDATA[Don⟦'⟧t panic]]></string>")),
      FlaggedExample(unescaped, .values("<string name=\"hint\">\"Please <b>don⟦'⟧t</b> panic\"</string>")),
      FlaggedExample(
        unescaped,
        .values("<plurals name=\"days\"><item quantity=\"one\">A day⟦'⟧s work</item></plurals>")),
      FlaggedExample(unescaped, .values("<item type=\"string\" name=\"hint\">Don⟦'⟧t panic</item>")),
    ],
    accepted: [
      .values("<string name=\"hint\">Don\\'t panic</string>"),
      .values("<string name=\"hint\">\"Don't panic\"</string>"),
      .values("<string name=\"hint\">Don’t panic</string>"),
      .values("<string name=\"hint\">Keep<!-- don't --> calm</string>"),
      .values("<string name=\"hint\"><font face=\"it's\">Keep calm</font></string>"),
      .values("<!-- achievement Don't panic -->\n<string name=\"a\">x</string>"),
    ])

  func check(_ text: ResourceText, in context: Context, into report: inout Report) {
    for fault in text.faults where fault.kind == .apostrophe {
      let place = Location(file: text.entry.file, range: fault.range)
      let fix = Fix("escape the apostrophe", .safe, replacing: [place], with: "\\'")
      report.flag(
        Self.unescaped, at: place,
        "an apostrophe that is neither escaped nor quoted\(text.entry.inWords)",
        help: "write \\' or the typographic ’, or put the text in double quotes",
        fixes: [fix].compactMap(\.self))
    }
  }
}

extension ResourceEntry {
  /// Where a fault is, for a message.
  var inWords: String { name.map { " in \"\($0.value)\"" } ?? "" }
}
