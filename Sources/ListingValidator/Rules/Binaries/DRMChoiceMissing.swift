struct DRMChoiceMissing: Rule {
  static let api = RuleCase(
    "api", .warning, "a new binary is sent through the API without a choice about DRM")
  static let console = RuleCase("console", .note, "the console starts with the answer \"yes\"")

  static let info = RuleInfo(
    "drm-choice-missing", "no choice about DRM", area: .binaries,
    rationale: """
      The console asks for each binary whether to apply Amazon's DRM, and developers report that it starts with yes. \
      The API has no place for the answer; where it was never given there, a submission ends in \
      error_apk_drm_value_missing.
      """,
    cases: [api, console],
    sources: [
      .amazon("api-overview", .official), .amazon("client-python", .liveAnswer),
      .amazon("api-note", .liveAnswer),
      .amazon("space-race", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        api, Example("⟦<binaries>⟧<apk href=\"app.apk\"/></binaries>", options: ["--route", "api"])),
      FlaggedExample(console, Example("⟦<binaries>⟧<apk href=\"app.apk\"/></binaries>")),
    ],
    accepted: [
      Example("<binaries drm=\"no\"><apk href=\"app.apk\"/></binaries>", options: ["--route", "api"]),
      Example("<binaries drm=\"yes\"><apk href=\"app.apk\"/></binaries>"),
      Example("<binaries><apk href=\"app.apk\" drm=\"no\"/></binaries>"),
      Example("<general/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    let binaries = listing.binaries
    // Only the native manifest has a place for the answer.
    guard listing.layout == .listingXML, binaries.drm == nil,
      binaries.files.contains(where: { $0.drm == nil })
    else { return }
    let usesAPI = context.submission.route.usesAPI
    report.flag(
      usesAPI ? Self.api : Self.console, at: binaries.location,
      usesAPI
        ? "no choice about DRM: where the console has none either, the API answers error_apk_drm_value_missing"
        : "no choice about DRM, and the console starts with \"yes\"",
      allowed: "drm=\"yes\" or drm=\"no\"", help: "decide in the console, and write drm=\"…\" here",
      field: .binary)
  }
}
