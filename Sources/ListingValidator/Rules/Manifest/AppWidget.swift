struct AppWidget: Rule {
  static let widget = RuleCase("widget", .warning, "a receiver provides a widget for the home screen")

  static let info = RuleInfo(
    "app-widget", "app with a home screen widget", area: .manifest,
    rationale: """
      Fire OS does not show widgets of apps. A developer whose updates were refused without detail was told by Amazon's \
      testing service "Widget detected" and that the app is not compatible with Amazon devices; another was refused for \
      a widget that overrides the native experience.
      """,
    cases: [widget],
    sources: [
      .amazon("install-location", .officialDated), .amazon("nova-192", .thirdParty),
      .amazon("anki-widget", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        widget,
        .application(
          """
          ⟦<receiver android:name=".Widget" android:exported="false">⟧<intent-filter>
          <action android:name="android.appwidget.action.APPWIDGET_UPDATE"/></intent-filter>
          <meta-data android:name="android.appwidget.provider" android:resource="@xml/widget"/></receiver>
          """)),
      FlaggedExample(
        widget,
        .application(
          """
          ⟦<receiver android:name=".Widget">⟧<meta-data android:name="android.appwidget.provider"
            android:resource="@xml/widget"/></receiver>
          """)),
    ],
    accepted: [
      .application("<receiver android:name=\".Widget\"/>"),
      .application(
        """
        <receiver android:name=".Widget" android:enabled="false"><meta-data
          android:name="android.appwidget.provider" android:resource="@xml/widget"/></receiver>
        """),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    for receiver in app.manifest.application?.components(.receiver) ?? [] {
      guard receiver.enabled?.value != false,
        receiver.handles("android.appwidget.action.APPWIDGET_UPDATE")
          || receiver.metaData("android.appwidget.provider") != nil
      else { continue }
      report.flag(
        Self.widget, at: receiver.location,
        "\"\(receiver.shownName)\" provides a home screen widget, which Fire OS does not show",
        help: "leave it out of the build for Amazon")
    }
  }
}
