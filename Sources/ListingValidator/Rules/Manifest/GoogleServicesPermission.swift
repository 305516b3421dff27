struct GoogleServicesPermission: Rule {
  static let permission = RuleCase("permission", .warning, "the permission belongs to Google's services")

  static let info = RuleInfo(
    "google-services-permission", "permission of services that Fire OS does not have", area: .manifest,
    rationale: """
      Fire OS has neither Google Play services nor Google's store, so nobody answers to a permission of theirs: push \
      messages do not arrive, purchases fail. Amazon's page on porting names the replacements (Appstore SDK, Device \
      Messaging, login, location). An app that copes without them, or that is built for Amazon in a flavour of its own, \
      may keep the permission in the other flavours.
      """,
    cases: [permission],
    sources: [
      .amazon("port-app", .official),
      Source("https://github.com/streamyfin/streamyfin/issues/554", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        permission, .manifest("<uses-permission android:name=\"⟦com.android.vending.BILLING⟧\"/>")),
      FlaggedExample(
        permission,
        .manifest("<uses-permission android:name=\"⟦com.google.android.c2dm.permission.RECEIVE⟧\"/>")),
    ],
    accepted: [
      .manifest("<uses-permission android:name=\"android.permission.INTERNET\"/>"),
      .manifest("<uses-permission android:name=\"com.example.app.permission.C2D_MESSAGE\"/>"),
      .manifest(
        "<uses-permission android:name=\"com.android.vending.BILLING\" tools:node=\"remove\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    for permission in app.manifest.permissions {
      guard let name = permission.name, context.profile.words("google-permissions", have: name) else {
        continue
      }
      report.flag(
        Self.permission, at: permission.location,
        "\"\(name)\" belongs to Google's services, which Fire OS does not have", found: name,
        help: "use Amazon's counterpart, or leave it out of the build for Amazon")
    }
  }
}
