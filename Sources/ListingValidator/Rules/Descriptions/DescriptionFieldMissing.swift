struct DescriptionFieldMissing: Rule {
  static let required = RuleCase(
    "in-a-required-locale", .error,
    "the default language, or a locale that listing.xml declares, lacks a text")
  static let elsewhere = RuleCase(
    "in-another-locale", .warning,
    "another locale of a folder lacks texts")

  static let info = RuleInfo(
    "description-field-missing", "display title, short or long description missing or blank",
    area: .description,
    rationale: """
      The console requires a display title, a short and a long description. Folders often leave out a text in other \
      locales than the default one: more than a third of real folders do, so there it is a warning, one for each \
      locale. A locale that a listing.xml declares is meant to be complete.
      """,
    cases: [required, elsewhere],
    sources: [.amazon("appstore-details", .official), .amazon("api-migrate", .official)],
    flagged: [
      FlaggedExample(
        required,
        Example(
          "⟦<description locale=\"en-US\">⟧<short>Plan.</short><long>Plan meetings.</long></description>")),
      FlaggedExample(
        required,
        .description("<display-title>Planner</display-title><short>⟦ ⟧</short><long>Plan meetings.</long>")),
      FlaggedExample(
        elsewhere,
        Example(files: [
          "fastlane/metadata/android/en-US/title.txt": "Planner",
          "fastlane/metadata/android/en-US/short_description.txt": "Plan.",
          "fastlane/metadata/android/en-US/full_description.txt": "Plan meetings.",
          "fastlane/metadata/android/de-DE/short_description.txt": "Planen.",
          "fastlane/metadata/android/ru-RU/short_description.txt": "План.",
        ])),
    ],
    accepted: [
      .description("<display-title>Planner</display-title><short>Plan.</short><long>Plan meetings.</long>"),
      .description(
        "<display-title>Planner</display-title><short href=\"missing.txt\"/><long>Plan meetings.</long>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    let missing = Self.fields.filter { field, path in
      context.listing.places[field] != nil && !description.unreadable.contains(field)
        && description[keyPath: path]?.isEmpty ?? true
    }
    guard !missing.isEmpty else { return }
    let isDeclared = context.listing.layout == .listingXML && description.isWrittenInFile
    if isDeclared || context.isDefault(description) {
      for (field, path) in missing {
        let text = description[keyPath: path]
        report.flag(
          Self.required, at: text?.location ?? description.location,
          text == nil ? "no \(field.label)" : "the \(field.label) is blank",
          help: help([field], description, in: context), locale: description.locale,
          field: field)
      }
    } else {
      let names = missing.map(\.field.label).joined(separator: ", ")
      report.flag(
        Self.elsewhere, at: description.location, "no \(names)",
        help: help(missing.map(\.field), description, in: context),
        locale: description.locale, cause: names)
    }
  }

  private func help(_ fields: [Field], _ description: Description, in context: Context) -> String {
    let advice = fields.compactMap { context.advice(for: $0, locale: description.locale) }.joined(
      separator: "; ")
    guard let folder = context.listing.overlayFolder(for: description.locale) else { return advice }
    return "\(advice), or the same in \(folder)/ for Amazon alone"
  }

  private static var fields: [(field: Field, path: KeyPath<Description, Text?>)] {
    [(.title, \.title), (.shortDescription, \.short), (.fullDescription, \.long)]
  }
}
