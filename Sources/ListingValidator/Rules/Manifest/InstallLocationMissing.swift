struct InstallLocationMissing: Rule {
  static let missing = RuleCase("missing", .note, "the manifest does not say where the app may be installed")

  static let info = RuleInfo(
    "install-location-missing", "manifest without android:installLocation", area: .manifest,
    rationale: """
      Amazon's checklist recommends android:installLocation="preferExternal" for most apps: without it an app goes into \
      the internal storage, which is small on cheap devices. Most apps do without, so this is a note. An app with \
      protected media, or with parts that must run from the start, does right to stay inside.
      """,
    cases: [missing],
    sources: [.amazon("presubmission", .official), .amazon("install-location", .officialDated)],
    flagged: [
      FlaggedExample(
        missing,
        Example(files: [
          "AndroidManifest.xml": """
          ⟦<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.app">⟧
          <application><activity android:name=".Main"/></application>
          </manifest>
          """
        ]))
    ],
    accepted: [
      .manifest(
        "<application><activity android:name=\".Main\"/></application>",
        attributes: "package=\"com.example.app\" android:installLocation=\"auto\""),
      .application(
        """
        <activity android:name=".Main"/><receiver android:name=".Boot" android:exported="false"><intent-filter>
        <action android:name="android.intent.action.BOOT_COMPLETED"/></intent-filter></receiver>
        """),
      .manifest("<application/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard app.manifest.installLocation == nil, !app.isLibrary, !app.activities.isEmpty,
      // A library makes no such choice, and an app that must stay inside has made it.
      app.mustStayInside(context.profile) == nil, let first = app.activities.first, app.owns(first.location)
    else { return }
    report.flag(
      Self.missing, at: app.manifest.location, "the manifest does not say where the app may be installed",
      allowed: "preferExternal",
      help: "add android:installLocation=\"preferExternal\" to <manifest> unless the app has protected media")
  }
}

extension AndroidApp {
  /// A component that does not work while the external storage is away.
  func mustStayInside(_ profile: StoreProfile) -> (component: ManifestComponent, action: String)? {
    let actions = profile.words("not-external")
    for component in manifest.application?.components ?? [] {
      if let action = actions.first(where: { component.handles($0) }) { return (component, action) }
    }
    return nil
  }
}
