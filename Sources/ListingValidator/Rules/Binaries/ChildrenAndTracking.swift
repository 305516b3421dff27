struct ChildrenAndTracking: Rule {
  static let library = RuleCase(
    "library", .warning,
    "children are in the audience, and a library for advertising or analytics is in the app")

  static let info = RuleInfo(
    "children-and-tracking", "library for advertising or analytics in an app for children", area: .binaries,
    rationale: """
      Amazon's policy on apps for children lets only code of others that is suited to children handle their data, and \
      forbids Amazon's own advertising in the parts for them. An app for several audiences may still hold such a \
      library for the older ones, so this is a warning.
      """,
    cases: [library],
    sources: .amazonPolicy("child-suitable-sdks") + .amazonPolicy("no-amazon-ads-to-children"),
    flagged: [
      FlaggedExample(
        library,
        .naming(
          PackageSketch(classes: ["com.google.firebase.analytics.FirebaseAnalytics"]),
          "<content-rating audience=\"⟦0-12⟧ 13-15\"/>")),
      FlaggedExample(
        library,
        .naming(
          PackageSketch(classes: ["com.unity3d.ads.UnityAds"]), "<content-rating child-directed=\"⟦yes⟧\"/>")),
    ],
    accepted: [
      .naming(
        PackageSketch(classes: ["com.google.firebase.analytics.FirebaseAnalytics"]),
        "<content-rating audience=\"18+\"/>"),
      .naming(PackageSketch(), "<content-rating audience=\"0-12\"/>"),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard let children = context.listing.contentRating.children(in: context.profile) else { return }
    for (library, found) in context.profile.libraries(.advertising, .analytics, in: package.code) {
      report.flag(
        Self.library, at: children.location,
        "children are in the audience, and \"\(package.path)\" holds \(library.title) (\"\(found)\")",
        found: found,
        help: "see that it is suited to children, or leave it out", field: .audience, cause: library.id)
    }
  }
}
