struct FeatureNotOnDevice: Rule {
  static let fireTV = RuleCase("fire-tv", .warning, "Fire TV is targeted and does not have the feature")
  static let tablet = RuleCase("fire-tablet", .warning, "most Fire tablets do not have the feature")

  static let info = RuleInfo(
    "feature-not-on-device", "feature that the targeted devices lack", area: .manifest,
    rationale: """
      The store offers an app only for devices that have every feature the manifest asks for. uses-feature without \
      android:required="false" asks for it. What Fire TV and Fire tablets lack is known from Amazon's description of a \
      Fire TV Stick of 2017, from Google's list for televisions, and from what developers saw the store leave out.
      """,
    cases: [fireTV, tablet],
    sources: [
      .amazon("supported-filters", .official), .amazon("fire-tv-stick-2", .officialDated),
      .amazon("android-tv-hardware", .vendor), .androidLint("UnsupportedTvHardware"),
    ],
    flagged: [
      FlaggedExample(fireTV, .television("<uses-feature android:name=\"⟦android.hardware.camera⟧\"/>")),
      FlaggedExample(
        tablet,
        .manifest(
          "<uses-feature android:name=\"⟦android.hardware.location.gps⟧\" android:required=\"true\"/>")),
    ],
    accepted: [
      .television("<uses-feature android:name=\"android.hardware.camera\" android:required=\"false\"/>"),
      .television("<uses-feature android:name=\"android.hardware.wifi\"/>"),
      .manifest("<uses-feature android:name=\"android.hardware.camera\"/>"),
      .manifest("<uses-feature android:glEsVersion=\"0x00020000\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    var seen: Set<String> = []
    for feature in app.manifest.features {
      guard let name = feature.name, app.feature(name)?.isRequired ?? false,
        name != AndroidApp.Name.touchscreen, seen.insert(name).inserted
      else { continue }
      let devices = app.devices(without: name, in: context)
      guard let first = devices.first else { continue }
      report.flag(
        first.device == .fireTV ? Self.fireTV : Self.tablet, at: feature.location,
        "the app asks for \"\(name)\", which \(devices.map(\.device).asWords) are not known to have",
        found: name, help: "write android:required=\"false\" and do without it where it is missing",
        cause: name, sources: devices.flatMap(\.sources).unique)
    }
  }
}
