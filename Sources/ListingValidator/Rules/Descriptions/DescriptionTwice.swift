struct DescriptionTwice: Rule {
  static let different = RuleCase(
    "different-texts", .error, "two descriptions of one locale have different texts")
  static let agreeing = RuleCase(
    "agreeing-texts", .warning, "two descriptions of one locale do not contradict one another")

  static let info = RuleInfo(
    "description-twice", "two descriptions of one locale", area: .description, scope: .files,
    rationale: """
      The store has one set of texts for a locale. Two descriptions for it, whether spelled alike or as en_GB and \
      en-GB, leave open which is to be submitted; where their texts differ, one of them would be lost.
      """,
    cases: [different, agreeing],
    sources: [.amazon("hamclock-443", .liveAnswer), .amazon("client-ruby", .publicCode)],
    flagged: [
      FlaggedExample(
        different,
        Example(
          """
          <description locale="de-DE"><short>Plant Treffen.</short></description>
          <description locale="⟦de_DE⟧"><short>Plant alle Treffen.</short></description>
          """)),
      FlaggedExample(
        agreeing,
        Example(
          """
          <description locale="de-DE"><short>Plant Treffen.</short></description>
          <description locale="⟦de-DE⟧"><long>Plant Treffen im Team.</long></description>
          """)),
    ],
    accepted: [
      Example("<description locale=\"de-DE\"/><description locale=\"de\"/>"),
      Example("<description locale=\"es-ES\"/><description locale=\"es-MX\"/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    var first: [String: Description] = [:]
    for description in context.descriptions {
      let key = description.tag?.canonical ?? description.locale
      guard let other = first[key] else {
        first[key] = description
        continue
      }
      let fields = description.contradictions(to: other)
      let names =
        other.locale == description.locale
        ? "\"\(description.locale)\" is described twice"
        : "\"\(other.locale)\" and \"\(description.locale)\" are one locale"
      report.flag(
        fields.isEmpty ? Self.agreeing : Self.different, at: description.localeLocation,
        fields.isEmpty
          ? names : "\(names), with different texts: \(fields.map(\.label).joined(separator: ", "))",
        found: description.locale, help: "keep one of the two", locale: description.locale)
    }
  }
}

extension Description {
  /// The fields that are filled in both, and differ.
  fileprivate func contradictions(to other: Description) -> [Field] {
    let fields: [(Field, (Description) -> [Text]?)] = [
      (.title, { $0.title.map { [$0] } }), (.shortDescription, { $0.short.map { [$0] } }),
      (.fullDescription, { $0.long.map { [$0] } }), (.featureBullets, { $0.bullets }),
      (.keywords, { $0.keywords }), (.recentChanges, { $0.releaseNotes.map { [$0] } }),
    ]
    return fields.compactMap { field, texts in
      guard let own = texts(self), let theirs = texts(other) else { return nil }
      return own.map(\.string) == theirs.map(\.string) ? nil : field
    }
  }
}
