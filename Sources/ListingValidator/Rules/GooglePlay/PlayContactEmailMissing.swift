struct PlayContactEmailMissing: Rule {
  static let api = RuleCase("through-the-api", .error, "an upload through the API has no contact address")
  static let console = RuleCase("on-the-console", .warning, "the listing has no contact address")

  static let info = RuleInfo(
    "play-contact-email-missing", "no contact address at Google Play", area: .general, scope: .googlePlay,
    rationale: """
      Google Play asks for an e-mail address that customers see. Its API once refused an app without one. Folders of \
      layouts that have no file for it are left alone.
      """,
    cases: [api, console],
    sources: [.googlePlay("set-up", .vendor), .googlePlay("kontalk-993", .liveAnswer)],
    flagged: [
      FlaggedExample(api, Example("⟦<general/>⟧", options: ["--store", "google-play", "--route", "api"])),
      FlaggedExample(console, Example("⟦<general/>⟧", options: ["--store", "google-play"])),
    ],
    accepted: [
      Example(
        "<general><support email=\"help@example.com\"/></general>", options: ["--store", "google-play"]),
      .play(["title.txt": "Planner"]),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard general.supportEmail?.value.isEmpty ?? true, let help = context.advice(for: .contactEmail) else {
      return
    }
    report.flag(
      context.submission.route.usesAPI ? Self.api : Self.console, at: general.location, "no contact e-mail",
      help: help, field: .contactEmail)
  }
}
