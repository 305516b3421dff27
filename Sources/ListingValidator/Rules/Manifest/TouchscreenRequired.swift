struct TouchscreenRequired: Rule {
  static let undeclared = RuleCase(
    "undeclared", .warning, "nothing says that the app works without a touchscreen")
  static let required = RuleCase("required", .warning, "the manifest says that the app needs a touchscreen")

  static let info = RuleInfo(
    "touchscreen-required", "app for Fire TV that seems to need a touchscreen", area: .manifest,
    rationale: """
      Fire TV has no touchscreen. Google's lint and older pages of Amazon's count every app as one that needs a \
      touchscreen unless it says otherwise; a newer page of Amazon's takes it the other way round. A developer whose \
      app said nothing was not offered for Fire TV. All agree that android:required="false" is safe. An app counts as \
      one for Fire TV where the submission says so or the manifest speaks of leanback.
      """,
    cases: [undeclared, required],
    sources: [
      .amazon("device-targeting", .official), .amazon("fire-app-builder-submit", .officialDated),
      .androidLint("ImpliedTouchscreenHardware"), .amazon("firefox-tv-119", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        undeclared,
        Example(files: [
          "AndroidManifest.xml": """
          ⟦<manifest xmlns:android="http://schemas.android.com/apk/res/android">⟧
          <uses-feature android:name="android.software.leanback"/>
          </manifest>
          """
        ])),
      FlaggedExample(
        required, .television("<uses-feature android:name=\"⟦android.hardware.touchscreen⟧\"/>")),
    ],
    accepted: [
      .television("<uses-feature android:name=\"android.hardware.touchscreen\" android:required=\"false\"/>"),
      .television(
        "<uses-feature android:name=\"android.hardware.touchscreen\" android:required=\"${touch}\"/>"),
      .application(""),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard app.isFor(.fireTV, in: context), !app.isLibrary else { return }
    let help = """
      write <uses-feature android:name="\(AndroidApp.Name.touchscreen)" android:required="false"/>
      """
    guard let touchscreen = app.feature(AndroidApp.Name.touchscreen) else {
      guard app.televisionMark.map(app.owns) ?? true else { return }
      return report.flag(
        Self.undeclared, at: app.manifest.location,
        "nothing says that the app works without a touchscreen, which Fire TV does not have", help: help)
    }
    guard touchscreen.isRequired else { return }
    report.flag(
      Self.required, at: touchscreen.location, "the app is for Fire TV, yet says that it needs a touchscreen",
      help: help)
  }
}
