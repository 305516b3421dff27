struct HomeReplacement: Rule {
  static let home = RuleCase("home", .warning, "an activity offers itself as the home screen")

  static let info = RuleInfo(
    "home-replacement", "app that replaces the home screen", area: .manifest,
    rationale: """
      A developer reports a refusal because launchers, widgets and lock screens override the native experience of Fire \
      OS. An activity with the category HOME offers itself as the home screen. One that is disabled until the user asks \
      for it is left alone.
      """,
    cases: [home], sources: [.amazon("anki-widget", .thirdParty)],
    flagged: [
      FlaggedExample(
        home,
        .application(
          """
          ⟦<activity android:name=".Home" android:exported="true">⟧<intent-filter>
          <action android:name="android.intent.action.MAIN"/><category android:name="android.intent.category.HOME"/>
          <category android:name="android.intent.category.DEFAULT"/></intent-filter></activity>
          """))
    ],
    accepted: [
      .television(),
      .application(
        """
        <activity-alias android:name=".Home" android:enabled="false" android:exported="true"
          android:targetActivity=".Main"><intent-filter><action android:name="android.intent.action.MAIN"/>
        <category android:name="android.intent.category.HOME"/></intent-filter></activity-alias>
        """),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    for activity in app.launchers("android.intent.category.HOME") where activity.enabled?.value != false {
      report.flag(
        Self.home, at: activity.location, "\"\(activity.shownName)\" offers itself as the home screen",
        help: "leave the category HOME out of the build for Amazon")
    }
  }
}
