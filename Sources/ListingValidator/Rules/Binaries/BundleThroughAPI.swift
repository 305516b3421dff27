struct BundleThroughAPI: Rule {
  static let bundle = RuleCase("bundle", .warning, "an app bundle is to be sent through the API")

  static let info = RuleInfo(
    "bundle-through-api", "app bundle for the API", area: .binaries,
    rationale: """
      The console takes app bundles. Two clients of the submission API say that it takes APKs only, so a bundle has to \
      be uploaded by hand, or built into a universal APK.
      """,
    cases: [bundle],
    sources: [.amazon("client-python", .thirdParty), .amazon("api-note", .thirdParty)],
    flagged: [
      FlaggedExample(
        bundle, Example("<binaries><aab href=\"⟦app.aab⟧\"/></binaries>", options: ["--route", "api"]))
    ],
    accepted: [
      Example("<binaries><aab href=\"app.aab\"/></binaries>"),
      Example("<binaries><apk href=\"app.apk\"/></binaries>", options: ["--route", "api"]),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard context.submission.route.usesAPI else { return }
    for file in listing.binaries.files where file.kind == .aab {
      report.flag(
        Self.bundle, at: file.href.location,
        "\"\(file.href.value)\" is an app bundle, which the API does not take",
        found: "aab", allowed: "apk", help: "upload it in the console, or build a universal APK",
        field: .binary)
    }
  }
}
