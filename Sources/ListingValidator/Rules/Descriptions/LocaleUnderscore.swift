struct LocaleUnderscore: Rule {
  static let underscore = RuleCase("underscore", .note, "the parts of a locale are joined by an underscore")

  static let info = RuleInfo(
    "locale-underscore", "locale spelled with an underscore", area: .description,
    rationale: """
      The submission API spells locales with a hyphen, en-US; only the bulk file for in-app items has en_US. Both are \
      understood here. Other stores refuse the underscore.
      """,
    cases: [underscore],
    sources: [
      .amazon("hamclock-443", .liveAnswer), .amazon("client-ruby", .publicCode),
      .amazon("iap-bulk", .official),
    ],
    flagged: [FlaggedExample(underscore, Example("<description locale=\"⟦de_DE⟧\"/>"))],
    accepted: [
      Example("<description locale=\"de-DE\"/>"),
      Example("<description locale=\"de-de\"/>"),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let tag = description.tag, tag.usesUnderscore else { return }
    report.flag(
      Self.underscore, at: description.localeLocation,
      "\"\(description.locale)\" is read as \"\(tag.tidied)\"",
      found: description.locale, allowed: tag.tidied, help: "write \(tag.tidied)",
      locale: description.locale, fixes: fixes(of: description, tag, in: context.listing))
  }

  private func fixes(of description: Description, _ tag: LocaleTag, in listing: Listing) -> [Fix] {
    // In an AppDF description languages go by that format's own rules.
    guard listing.layout != .appdf else { return [] }
    if description.isWrittenInFile {
      let fix = Fix(
        "write \(tag.tidied)", .safe, replacing: [description.localeLocation], with: tag.tidied)
      return [fix].compactMap(\.self)
    }
    return [Fix.renaming(description.folders, from: description.locale, to: tag.tidied)].compactMap(\.self)
  }
}

extension Fix {
  /// Gives the folders of a locale another name; nil where none has the old one. Unsafe, since other stores and scripts
  /// may go by the old one.
  static func renaming(_ folders: [String], from name: String, to other: String) -> Fix? {
    let changes = folders.filter { PathName.name(of: $0) == name }.map { folder in
      Change.rename(from: folder, to: ShownPath.joined(PathName.parent(of: folder), other))
    }
    return changes.isEmpty ? nil : Fix("rename \(name) to \(other)", .unsafe, changes)
  }
}
