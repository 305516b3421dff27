struct EnglishNotLatin: Rule {
  static let otherScript = RuleCase(
    "other-script", .warning, "an English description is mostly in letters that are not Latin")

  static let info = RuleInfo(
    "english-not-latin", "English description that is not in English", area: .description,
    rationale: """
      Apps for one country sometimes carry its language under en-US. The policy on listings asks for English, and \
      reviewers read the English texts: a Japanese text there is a risk. Only the script is looked at, in the long \
      description and the short one; a title may be a name.
      """,
    cases: [otherScript],
    sources: .amazonPolicy("english-text") + [.amazon("checklist-ja", .thirdParty)],
    flagged: [
      FlaggedExample(otherScript, .description("<short>⟦会議の予定を立てます。⟧</short>")),
      FlaggedExample(
        otherScript,
        .description("<short>Планировщик.</short><long>⟦Планирует встречи.⟧</long>", locale: "en-GB")),
    ],
    accepted: [
      .description("<display-title>会議</display-title><short>Learn to read 会議.</short>"),
      .description("<short>会議の予定を立てます。</short>", locale: "ja-JP"),
      .description("<short>Für Zürich: Überblick über alle Züge</short>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard description.tag?.language == "en" else { return }
    let texts = [(Field.fullDescription, description.long), (.shortDescription, description.short)]
    for case (let field, let text?) in texts where text.string.letters.areMostlyNotLatin {
      report.flag(
        Self.otherScript, at: text.location, "the English \(field.label) is mostly not in Latin letters",
        help: "write it in English, or move it to the locale of its language",
        locale: description.locale, field: field)
      return
    }
  }
}
