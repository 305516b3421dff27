struct BannerMissing: Rule {
  static let missing = RuleCase(
    "missing", .warning, "an activity is launched from a television without a banner")

  static let info = RuleInfo(
    "banner-missing", "app for television without a banner", area: .manifest,
    rationale: """
      A television's home screen shows the banner of the app, 320 by 180 pixels, in place of its icon. Google asks for \
      it. Fire TV shows the tile that was uploaded to the store for an app that came from there, and the banner or \
      nothing for one that was installed otherwise, as testers do. A banner that is declared is not looked at here.
      """,
    cases: [missing],
    sources: [
      .androidLint("MissingTvBanner"),
      Source("https://github.com/mozilla-mobile/firefox-tv/issues/117", .thirdParty),
      Source("https://github.com/TeamAmaze/AmazeFileManager/issues/4556", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        missing,
        .application(
          """
          ⟦<activity android:name=".Main" android:exported="true">⟧<intent-filter>
          <action android:name="android.intent.action.MAIN"/>
          <category android:name="android.intent.category.LEANBACK_LAUNCHER"/></intent-filter></activity>
          """))
    ],
    accepted: [
      .television(),
      .application(
        """
        <activity android:name=".Main" android:exported="true" android:banner="@drawable/tile"><intent-filter>
        <action android:name="android.intent.action.MAIN"/>
        <category android:name="android.intent.category.LEANBACK_LAUNCHER"/></intent-filter></activity>
        """),
      .application(
        """
        <activity android:name=".Main" android:exported="true"><intent-filter>
        <action android:name="android.intent.action.MAIN"/>
        <category android:name="android.intent.category.LAUNCHER"/></intent-filter></activity>
        """),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let application = app.manifest.application, application.banner == nil, !app.isLibrary,
      let launcher = app.leanbackLaunchers.first(where: { $0.banner == nil })
    else { return }
    report.flag(
      Self.missing, at: launcher.location,
      "\"\(launcher.shownName)\" is launched from a television, but neither it nor the application has a banner",
      help: "add android:banner with a picture of 320 by 180 pixels to <application>")
  }
}
