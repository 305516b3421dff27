struct GoogleServicesMetaData: Rule {
  static let metaData = RuleCase("meta-data", .note, "the meta-data configures Google's services")

  static let info = RuleInfo(
    "google-services-meta-data", "settings of services that Fire OS does not have", area: .manifest,
    rationale: """
      The meta-data configures maps, ads, games or other services of Google's, which Fire OS does not have. It does no \
      harm by itself; it shows that the app may need them.
      """,
    cases: [metaData], sources: [.amazon("port-app", .official)],
    flagged: [
      FlaggedExample(
        metaData,
        .application("⟦<meta-data android:name=\"com.google.android.geo.API_KEY\" android:value=\"x\"/>⟧"))
    ],
    accepted: [
      .application("<meta-data android:name=\"com.example.KEY\" android:value=\"x\"/>"),
      .application("<meta-data android:name=\"${key}\" android:value=\"x\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let application = app.manifest.application else { return }
    for metaData in application.metaData + application.components.flatMap(\.metaData) {
      guard let name = metaData.name, context.profile.words("google-meta-data", have: name.value) else {
        continue
      }
      report.flag(
        Self.metaData, at: metaData.location,
        "\"\(name.value)\" configures Google's services, which Fire OS does not have", found: name.value,
        help: "make sure that the app runs without them")
    }
  }
}
