struct PermissionImpliesFeature: Rule {
  static let fireTV = RuleCase("fire-tv", .warning, "Fire TV is targeted and does not have the feature")
  static let tablet = RuleCase("fire-tablet", .warning, "most Fire tablets do not have the feature")

  static let info = RuleInfo(
    "permission-implies-feature", "permission that keeps the app off the targeted devices", area: .manifest,
    rationale: """
      A permission for hardware counts as asking for that hardware, unless uses-feature says that the app can do \
      without. Amazon leaves devices out without a word: developers lost most Fire tablets to ACCESS_FINE_LOCATION \
      (GPS) and to CAMERA (autofocus), and an app with CAMERA was refused for Fire TV. The build tools count GPS only \
      up to target API level 20; Amazon's page states no such condition. Permissions of libraries count too, so look \
      at the merged manifest as well.
      """,
    cases: [fireTV, tablet],
    sources: [
      .amazon("device-targeting", .official), .amazon("supported-filters", .official),
      .amazon("uses-feature", .vendor), .amazon("guardian-editions", .thirdParty),
      .amazon("openfoodfacts-534", .thirdParty), .amazon("anki-8151", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        fireTV, .television("<uses-permission android:name=\"⟦android.permission.RECORD_AUDIO⟧\"/>")),
      FlaggedExample(
        tablet, .manifest("<uses-permission android:name=\"⟦android.permission.ACCESS_FINE_LOCATION⟧\"/>")),
      FlaggedExample(
        tablet,
        .manifest(
          """
          <uses-permission android:name="⟦android.permission.CAMERA⟧"/>
          <uses-feature android:name="android.hardware.camera" android:required="false"/>
          """)),
    ],
    accepted: [
      .television(
        """
        <uses-permission android:name="android.permission.RECORD_AUDIO"/>
        <uses-feature android:name="android.hardware.microphone" android:required="false"/>
        """, application: ""),
      .manifest("<uses-permission android:name=\"android.permission.RECORD_AUDIO\"/>"),
      .manifest(
        """
        <uses-permission android:name="android.permission.CAMERA"/>
        <uses-feature android:name="android.hardware.camera.autofocus" android:required="false"/>
        """),
      .manifest(
        "<uses-permission android:name=\"android.permission.ACCESS_FINE_LOCATION\" tools:node=\"remove\"/>"),
      .television("<uses-permission android:name=\"android.permission.ACCESS_WIFI_STATE\"/>"),
      .television("<uses-permission android:name=\"${hardware}\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    var seen: Set<String> = []
    for permission in app.manifest.permissions {
      guard let name = permission.name else { continue }
      let missing = context.profile.impliedFeatures.compactMap { implied -> Missing? in
        // What the manifest declares itself is judged as declared.
        guard implied.permission == name, app.feature(implied.feature) == nil else { return nil }
        let devices = app.devices(without: implied.feature, in: context)
        guard !devices.isEmpty, seen.insert(implied.feature).inserted else { return nil }
        return Missing(
          feature: implied.feature, devices: devices.map(\.device),
          sources: implied.sources + devices.flatMap(\.sources))
      }
      guard let first = missing.first else { continue }
      let devices = first.devices.filter { device in missing.allSatisfy { $0.devices.contains(device) } }
      let features = missing.map { "\"\($0.feature)\"" }.joined(separator: " and ")
      report.flag(
        first.devices.first == .fireTV ? Self.fireTV : Self.tablet, at: permission.location,
        "\"\(name)\" counts as asking for \(features), which \(devices.asWords) are not known to have",
        found: name,
        help: missing.map { "<uses-feature android:name=\"\($0.feature)\" android:required=\"false\"/>" }
          .joined(separator: " and ") + " keeps them in", cause: name,
        sources: missing.flatMap(\.sources).unique)
    }
  }

  private struct Missing {
    var feature: String
    var devices: [Device]
    var sources: [Source]
  }
}
