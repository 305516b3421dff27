struct CollectionContradictsPackage: Rule {
  static let tracking = RuleCase(
    "tracking", .note,
    "no data is said to be collected, and a library for advertising or analytics is in the app")

  static let info = RuleInfo(
    "collection-contradicts-package", "no data collected, yet a library for tracking", area: .binaries,
    rationale: """
      The privacy answers ask for data that libraries collect as well; a developer changed the answer before \
      submitting, since a library for analytics was in the app. Data that nobody can be told by does not count, so \
      this is a note.
      """,
    cases: [tracking],
    sources: [.amazon("privacy-labels", .official), .amazon("space-race", .thirdParty)],
    flagged: [
      FlaggedExample(
        tracking,
        .naming(
          PackageSketch(classes: ["com.mixpanel.android.mpmetrics.MixpanelAPI"]),
          "<content-rating><privacy collects-data=\"⟦no⟧\"/></content-rating>"))
    ],
    accepted: [
      .naming(
        PackageSketch(classes: ["com.mixpanel.android.mpmetrics.MixpanelAPI"]),
        "<content-rating><privacy collects-data=\"yes\"/></content-rating>"),
      .naming(PackageSketch(), "<content-rating><privacy collects-data=\"no\"/></content-rating>"),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard let answer = context.listing.contentRating.privacy?.collectsData, answer.value == "no",
      let (library, found) = context.profile.libraries(.advertising, .analytics, in: package.code).first
    else { return }
    report.flag(
      Self.tracking, at: answer.location,
      "no data is said to be collected, and \"\(package.path)\" holds \(library.title) (\"\(found)\")",
      found: found,
      help: "see what the library collects, and answer accordingly", field: .privacyQuestionnaire)
  }
}
