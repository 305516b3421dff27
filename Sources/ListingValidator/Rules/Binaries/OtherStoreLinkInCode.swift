struct OtherStoreLinkInCode: Rule {
  static let link = RuleCase("link", .note, "the code has an address in another store")

  static let info = RuleInfo(
    "other-store-link-in-code", "link to another store in the app", area: .binaries,
    rationale: """
      A test team of Amazon's wrote in 2013 that links to other stores, such as "rate this app", made up about a third \
      of the failed submissions. Libraries bring such addresses along that the app never opens, so this is a note.
      """,
    cases: [link], sources: .amazonPolicy("no-link-to-other-store"),
    flagged: [
      FlaggedExample(
        link,
        .naming(PackageSketch(texts: ["https://play.google.com/store/apps/details?id=com.example.app"]))),
      FlaggedExample(link, .naming(PackageSketch(texts: ["market://details?id="]))),
    ],
    accepted: [
      .naming(PackageSketch(texts: ["https://www.amazon.com/gp/mas/dl/android?p=com.example.app"])),
      .naming(PackageSketch(texts: ["https://play.google.com/log"])),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    let links = Set(context.profile.words(StoreProfile.linksInCode))
    for match in package.code.matches where links.contains(match.id) {
      report.flag(
        Self.link, at: package.location, "\"\(match.path)\" has the text \"\(match.found)\"",
        found: match.found,
        help: "see that the build for Amazon never opens it", field: .binary)
    }
  }
}
