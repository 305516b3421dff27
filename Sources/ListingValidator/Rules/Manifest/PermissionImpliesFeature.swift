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
        fireTV,
        .television(
          """
          <uses-permission android:name="⟦android.permission.ACCESS_FINE_LOCATION⟧"/>
          <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION"/>
          """)),
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
    for group in Self.groups(of: app, in: context) {
      let features = group.features.map { "\"\($0)\"" }.joined(separator: " and ")
      let permissions = group.permissions.map { "\"\($0)\"" }.joined(separator: " and ")
      report.flag(
        group.devices.first == .fireTV ? Self.fireTV : Self.tablet, at: group.location,
        "\(permissions) \(group.permissions.count == 1 ? "counts" : "count") as asking for \(features), "
          + "which \(group.devices.asWords) are not known to have",
        found: group.permissions.joined(separator: ", "),
        help: group.features.map { "<uses-feature android:name=\"\($0)\" android:required=\"false\"/>" }
          .joined(separator: " and ") + " keeps them in", cause: group.main,
        sources: group.sources.unique)
    }
  }

  /// What permissions for one piece of hardware ask for beyond what devices have: one fault, however many they are.
  private struct Group {
    var main: String
    var location: Location
    var permissions: [String]
    var features: [String]
    var devices: [Device]
    var sources: [Source]
  }

  private static func groups(of app: AndroidApp, in context: Context) -> [Group] {
    var groups: [Group] = []
    for permission in app.manifest.permissions {
      guard let name = permission.name else { continue }
      let implied = context.profile.impliedFeatures.filter { $0.permission == name }
      guard let main = implied.first(where: \.isMain)?.feature else { continue }
      for implied in implied {
        // What the manifest declares itself is judged as declared.
        let devices =
          app.feature(implied.feature) == nil ? app.devices(without: implied.feature, in: context) : []
        guard !devices.isEmpty else { continue }
        let index =
          groups.firstIndex { $0.main == main && $0.devices.first == devices.first?.device } ?? groups.count
        if index == groups.count {
          groups.append(
            Group(
              main: main, location: permission.location, permissions: [], features: [],
              devices: devices.map(\.device), sources: []))
        }
        if !groups[index].permissions.contains(name) { groups[index].permissions.append(name) }
        if !groups[index].features.contains(implied.feature) {
          groups[index].features.append(implied.feature)
        }
        groups[index].devices.removeAll { device in !devices.contains { $0.device == device } }
        groups[index].sources += implied.sources + devices.flatMap(\.sources)
      }
    }
    return groups
  }
}
