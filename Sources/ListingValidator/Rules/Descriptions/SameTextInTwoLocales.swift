struct SameTextInTwoLocales: Rule {
  static let same = RuleCase("same", .note, "a text is the same in two locales")

  static let info = RuleInfo(
    "same-text-in-two-locales", "text that was not translated", area: .description,
    rationale: """
      One text in two languages is often one that nobody translated. It does no harm: customers see the default \
      language anyway where a listing has no text in theirs. Titles are left out, since a name stays a name, and so \
      are two locales of one language, which often share their texts.
      """,
    cases: [same], sources: [.amazon("own", .measured), .amazon("distribute", .official)],
    flagged: [
      FlaggedExample(
        same,
        Example(
          """
          <description locale="de-DE"><short>⟦Plan meetings.⟧</short></description>
          <description locale="en-US"><short>Plan meetings.</short></description>
          """)),
      FlaggedExample(
        same,
        Example(
          """
          <description locale="en-US"><bullet>Fast</bullet><bullet>Free</bullet></description>
          <description locale="fr-FR"><bullet>⟦Fast⟧</bullet><bullet>Free</bullet></description>
          """)),
    ],
    accepted: [
      Example(
        """
        <description locale="en-US"><display-title>Planner</display-title><short>Plan.</short></description>
        <description locale="de-DE"><display-title>Planner</display-title><short>Planen.</short></description>
        """),
      Example(
        """
        <description locale="en-US"><short>Plan.</short><release-notes>Faster.</release-notes></description>
        <description locale="en-AU"><short>Plan.</short><release-notes>Faster.</release-notes></description>
        """),
      Example(
        """
        <description locale="en-US"><release-notes>-</release-notes></description>
        <description locale="de-DE"><release-notes>-</release-notes></description>
        """),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard context.descriptions.count > 1 else { return }
    let descriptions = context.originalsFirst
    check(.shortDescription, of: descriptions, in: context, into: &report) { $0.short.map { [$0] } ?? [] }
    check(.fullDescription, of: descriptions, in: context, into: &report) { $0.long.map { [$0] } ?? [] }
    check(.featureBullets, of: descriptions, in: context, into: &report) { $0.bullets ?? [] }
    check(.recentChanges, of: descriptions, in: context, into: &report) { description in
      description.releaseNotes.map { $0.isDash ? [] : [$0] } ?? []
    }
  }

  private func check(
    _ field: Field, of descriptions: [Description], in context: Context, into report: inout Report,
    texts: (Description) -> [Text]
  ) {
    var seen: [String: [Description]] = [:]
    for description in descriptions {
      let texts = texts(description).filter { !$0.isEmpty }
      guard let first = texts.first else { continue }
      let content = texts.map(\.string).joined(separator: "\n")
      let others = seen[content, default: []]
      // One for each language is enough to compare with.
      if !others.contains(where: { $0.tag?.language == description.tag?.language }) {
        seen[content] = others + [description]
      }
      let original = others.first { other in
        !context.areOneLocale(other, description)
          && (other.tag == nil || other.tag?.language != description.tag?.language)
      }
      guard let original else { continue }
      report.flag(
        Self.same, at: first.location,
        "the \(field.label) \(field.isPlural ? "are" : "is") the same as in \(original.locale)",
        help: "translate, or leave out: the store falls back to the default language",
        locale: description.locale, field: field)
    }
  }
}

extension Context {
  /// The descriptions, those first that others are likely to be copied from: default language, then English.
  fileprivate var originalsFirst: [Description] {
    let originals = descriptions.filter(isDefault)
    let others = descriptions.filter { !isDefault($0) }
    return originals + others.filter { $0.tag?.language == "en" }
      + others.filter { $0.tag?.language != "en" }
  }

  /// True where two descriptions are for one locale of the store, which is a fault of its own.
  fileprivate func areOneLocale(_ left: Description, _ right: Description) -> Bool {
    if left.locale == right.locale || left.tag != nil && left.tag == right.tag { return true }
    guard let tag = verdict(on: left)?.storeTag else { return false }
    return tag == verdict(on: right)?.storeTag
  }
}

extension Field {
  /// True where the label is a plural.
  fileprivate var isPlural: Bool { self == .featureBullets || self == .recentChanges }
}
