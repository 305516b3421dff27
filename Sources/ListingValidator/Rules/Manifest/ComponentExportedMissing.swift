struct ComponentExportedMissing: Rule {
  static let known = RuleCase("target-31", .error, "the app targets API level 31 or above")
  static let unknown = RuleCase("target-unknown", .warning, "the target API level is not known")

  /// Android 12.
  private static let firstLevel = 31

  static let info = RuleInfo(
    "component-exported-missing", "component with an intent filter that does not say android:exported",
    area: .manifest,
    rationale: """
      From target API level 31 on, every activity, alias, service and receiver with an intent filter has to say whether \
      other apps may start it. Without android:exported the merge of the manifests fails, and Android 12 and above do \
      not install the app. A lower target is left alone; where the target is set in a place that is not read, this is \
      a warning.
      """,
    cases: [known, unknown],
    sources: [
      Source("https://developer.android.com/about/versions/12/behavior-changes-12#exported", .vendor),
      Source("https://github.com/fluttercommunity/flutter_downloader/issues/562", .thirdParty),
    ],
    flagged: [
      FlaggedExample(
        known,
        .application(
          "⟦<service android:name=\".Sync\">⟧<intent-filter><action android:name=\"a.b\"/></intent-filter></service>",
          before: "<uses-sdk android:targetSdkVersion=\"31\"/>")),
      FlaggedExample(
        unknown,
        .application(
          "⟦<receiver android:name=\".R\">⟧<intent-filter><action android:name=\"a.b\"/></intent-filter></receiver>"
        )),
    ],
    accepted: [
      .application(
        "<service android:name=\".Sync\"><intent-filter><action android:name=\"a.b\"/></intent-filter></service>",
        before: "<uses-sdk android:targetSdkVersion=\"30\"/>"),
      .application(
        "<service android:name=\".Sync\"/>", before: "<uses-sdk android:targetSdkVersion=\"34\"/>"),
      .application(
        """
        <activity android:name=".A" android:exported="${exported}"><intent-filter/></activity>
        <activity android:name=".B" android:exported="@bool/exported"><intent-filter/></activity>
        <service android:name=".C" tools:node="remove"><intent-filter/></service>
        <!-- <service android:name=".D"><intent-filter/></service> -->
        <provider android:name=".P" android:authorities="a"><intent-filter/></provider>
        """, before: "<uses-sdk android:targetSdkVersion=\"34\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    let target = app.targetSDK.value
    guard target.map({ $0 >= Self.firstLevel }) ?? true else { return }
    for component in app.manifest.application?.components ?? [] {
      guard component.kind != .provider, !component.intentFilters.isEmpty, component.exported == nil else {
        continue
      }
      let reason = target.map { "the app targets API level \($0)" } ?? "needed from target API level 31 on"
      report.flag(
        target == nil ? Self.unknown : Self.known, at: component.location,
        "<\(component.kind.rawValue)> \"\(component.shownName)\" has an intent filter but no android:exported; "
          + reason,
        help: "write android:exported=\"true\" where other apps or the system start it, else \"false\"")
    }
  }
}
