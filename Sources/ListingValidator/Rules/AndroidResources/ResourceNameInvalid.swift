struct ResourceNameInvalid: Rule {
  static let characters = RuleCase(
    "characters", .error, "the name has a character that names of resources cannot have")

  static let info = RuleInfo(
    "resource-name-invalid", "name that no resource can have", area: .androidResources,
    rationale: """
      The name of a resource begins with a letter or an underscore and goes on with letters, digits, underscores, dots \
      and hyphens, letters of any script included. The resource compiler refuses all others: "invalid entry name".
      """,
    cases: [characters],
    sources: [
      Source("aosp-mirror/platform_frameworks_base:tools/aapt2/text/Unicode.cpp", .official)
    ] + .resourceTable,
    flagged: [
      FlaggedExample(characters, .values("<string name=\"⟦1st_win⟧\">x</string>")),
      FlaggedExample(characters, .values("<string name=\"⟦first win⟧\">x</string>")),
      FlaggedExample(characters, .values("<string name=\"⟦string/app_id⟧\">x</string>")),
      FlaggedExample(characters, .values("<item type=\"string\" name=\"⟦-a⟧\">x</item>")),
    ],
    accepted: [
      .values("<string name=\"_erster.Sieg-größer\">x</string>"),
      .values("<string name=\" padded \">x</string>"),
    ])

  /// The types whose names the compiler checks like this; those of attributes may have a namespace.
  private static let unchecked: Set<String> = [
    "attr", "public", "java-symbol", "add-resource", "overlayable",
  ]

  func check(_ entry: ResourceEntry, in context: Context, into report: inout Report) {
    guard let type = entry.type, !Self.unchecked.contains(type), let name = entry.name,
      !ResourceName.isValid(name.value)
    else { return }
    report.flag(
      Self.characters, at: name.location, "\"\(name.value)\" is no name of a resource", found: name.value,
      allowed: "letters, digits, _ . - after a letter or _",
      help: "begin with a letter, and use letters, digits and underscores only")
  }
}
