struct PlayTextMissing: Rule {
  static let required = RuleCase("in-the-default-language", .error, "the default language lacks a text")
  static let elsewhere = RuleCase("in-another-language", .note, "another language lacks texts")

  static let info = RuleInfo(
    "play-text-missing", "name or description missing at Google Play", area: .description, scope: .googlePlay,
    rationale: """
      Google Play wants a name, a short and a full description in the default language before an app can be published. \
      In other languages customers see those of the default language where a text is missing.
      """,
    cases: [required, elsewhere],
    sources: [
      .googlePlay("set-up", .vendor), .googlePlay("appscreens", .thirdParty),
      .googlePlay("translate", .vendor),
    ],
    flagged: [
      FlaggedExample(
        required, .play(["title.txt": "Planner", "full_description.txt": "Plan meetings."])),
      FlaggedExample(
        elsewhere,
        Example(
          files: [
            "fastlane/metadata/android/en-US/title.txt": "Planner",
            "fastlane/metadata/android/en-US/short_description.txt": "Plan.",
            "fastlane/metadata/android/en-US/full_description.txt": "Plan meetings.",
            "fastlane/metadata/android/de-DE/short_description.txt": "Planen.",
          ], options: ["--store", "google-play"])),
    ],
    accepted: [
      .play([
        "title.txt": "Planner", "short_description.txt": "Plan.", "full_description.txt": "Plan meetings.",
      ]),
      .play([
        "title.txt": "Planner", "short_description.txt": "Plan.", "description.txt": "Plan meetings.",
      ]),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    let missing = Self.fields.filter { field, path in
      context.listing.places[field] != nil && !description.unreadable.contains(field)
        && description[keyPath: path]?.isEmpty ?? true
    }
    guard !missing.isEmpty else { return }
    let names = missing.map(\.field.label).joined(separator: ", ")
    let help = missing.compactMap { context.advice(for: $0.field, locale: description.locale) }.joined(
      separator: "; ")
    let isDefault = context.isDefault(description)
    report.flag(
      isDefault ? Self.required : Self.elsewhere,
      at: missing.count == 1
        ? description[keyPath: missing[0].path]?.location ?? description.location : description.location,
      "no \(names)", help: isDefault ? help : "nothing to do where the default language serves; else \(help)",
      locale: description.locale, field: missing.count == 1 ? missing[0].field : nil, cause: names)
  }

  private static var fields: [(field: Field, path: KeyPath<Description, Text?>)] {
    [(.title, \.title), (.shortDescription, \.short), (.fullDescription, \.long)]
  }
}
