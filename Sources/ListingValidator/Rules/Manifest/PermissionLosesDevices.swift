struct PermissionLosesDevices: Rule {
  static let loses = RuleCase(
    "fire-tv", .warning, "Fire TV is targeted, and the permission is known to take the app off it")

  static let info = RuleInfo(
    "permission-loses-devices", "permission that takes the app off most Fire TV devices", area: .manifest,
    rationale: """
      The permissions for programme guides need a device that has a guide. A developer who asked for WRITE_EPG_DATA \
      was left with a few televisions: the store dropped most Fire TV hardware.
      """,
    cases: [loses], sources: [.amazon("onscreen", .thirdParty)],
    flagged: [
      FlaggedExample(
        loses,
        .television(
          "<uses-permission android:name=\"⟦com.android.providers.tv.permission.WRITE_EPG_DATA⟧\"/>"))
    ],
    accepted: [
      .manifest("<uses-permission android:name=\"com.android.providers.tv.permission.WRITE_EPG_DATA\"/>"),
      .television(
        """
        <uses-permission android:name="com.android.providers.tv.permission.READ_EPG_DATA" tools:node="remove"/>
        """),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard app.isFor(.fireTV, in: context), let capabilities = context.profile.capabilities(of: .fireTV) else {
      return
    }
    for permission in app.manifest.permissions {
      guard let name = permission.name, let sources = capabilities.losingPermissions[name] else { continue }
      report.flag(
        Self.loses, at: permission.location,
        "\"\(name)\" is known to take an app off most Fire TV devices", found: name,
        help: "leave the permission out of the build for Fire TV", sources: sources)
    }
  }
}
