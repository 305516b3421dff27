struct WebAppRetired: Rule {
  static let retired = RuleCase("retired", .warning, "the listing submits a web app")

  static let info = RuleInfo(
    "web-app-retired", "web app, a retired kind of submission", area: .binaries,
    rationale: """
      Amazon says that submissions of web apps are discontinued: existing ones became Android apps and are updated by \
      an APK with the same package name and a higher version. An older page still lists them, so the rest of the web \
      app is checked all the same.
      """,
    cases: [retired], sources: [.amazon("web-apps", .official)],
    flagged: [
      FlaggedExample(retired, Example("<web-app url=\"⟦https://app.example.com/⟧\"/>")),
      FlaggedExample(retired, Example("⟦<web-app archive=\"app.zip\"/>⟧")),
    ],
    accepted: [Example("<binaries><apk href=\"app.apk\"/></binaries>")])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let app = listing.webApp else { return }
    report.flag(
      Self.retired, at: app.url?.filled?.location ?? app.location,
      context.submission.route.usesAPI
        ? "web apps are a retired kind of submission, and the API has no place for them"
        : "web apps are a retired kind of submission",
      help: "build an Android app, and submit its APK with the same package name and a higher version",
      field: .webApp)
  }
}
