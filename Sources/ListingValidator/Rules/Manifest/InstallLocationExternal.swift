struct InstallLocationExternal: Rule {
  static let external = RuleCase("prefer-external", .warning, "the app prefers the external storage")

  static let info = RuleInfo(
    "install-location-external", "app on external storage with a part that must not be there",
    area: .manifest,
    rationale: """
      The external storage may come late or go away. Receivers of BOOT_COMPLETED are then not called, and input \
      methods, account managers, sync adapters and device administrators are gone; Amazon's and Google's pages list \
      them as reasons to stay inside.
      """,
    cases: [external],
    sources: [
      .amazon("install-location", .officialDated),
      Source("https://developer.android.com/guide/topics/data/install-location", .vendor),
    ],
    flagged: [
      FlaggedExample(
        external,
        .manifest(
          """
          <application><receiver android:name=".Boot" android:exported="false"><intent-filter>
          <action android:name="android.intent.action.BOOT_COMPLETED"/></intent-filter></receiver></application>
          """, attributes: "android:installLocation=\"⟦preferExternal⟧\""))
    ],
    accepted: [
      .manifest(
        "<application><service android:name=\".Player\"/></application>",
        attributes: "android:installLocation=\"preferExternal\""),
      .manifest(
        """
        <application><receiver android:name=".Boot" android:exported="false"><intent-filter>
        <action android:name="android.intent.action.BOOT_COMPLETED"/></intent-filter></receiver></application>
        """, attributes: "android:installLocation=\"auto\""),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let location = app.manifest.installLocation, location.value == .preferExternal,
      let (component, action) = app.mustStayInside(context.profile)
    else { return }
    report.flag(
      Self.external, at: location.location,
      "the app prefers the external storage, but \"\(component.shownName)\" handles \"\(action)\", which needs the app at all times",
      found: location.written, allowed: "internalOnly", help: "write android:installLocation=\"internalOnly\""
    )
  }
}
