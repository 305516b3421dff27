struct ManifestNameMissing: Rule {
  static let component = RuleCase("component", .error, "an element that needs a name has none")
  static let feature = RuleCase(
    "feature", .error, "uses-feature has neither a name nor a version of OpenGL ES")

  static let info = RuleInfo(
    "manifest-name-missing", "element of a manifest without android:name", area: .manifest,
    rationale: """
      The build stops at a component, an action, a category or a library without android:name, and at a uses-feature \
      with neither a name nor a version of OpenGL ES, or with both.
      """,
    cases: [component, feature], sources: [.manifestFixer],
    flagged: [
      FlaggedExample(component, .application("⟦<service android:exported=\"false\"/>⟧")),
      FlaggedExample(
        component,
        .application(
          "<activity android:name=\".A\" android:exported=\"true\"><intent-filter>⟦<action/>⟧</intent-filter></activity>"
        )),
      FlaggedExample(feature, .manifest("⟦<uses-feature android:required=\"false\"/>⟧")),
      FlaggedExample(
        feature, .manifest("⟦<uses-feature android:name=\"a.b\" android:glEsVersion=\"0x00020000\"/>⟧")),
    ],
    accepted: [
      .manifest("<uses-feature android:glEsVersion=\"0x00020000\" android:required=\"true\"/>"),
      .application("<service android:name=\"${service}\"/>"),
      .application("<service tools:node=\"removeAll\"/>"),
      .application(""),
    ])

  private static let needing: Set<String> = [
    "activity", "activity-alias", "service", "receiver", "provider", "instrumentation", "action", "category",
    "uses-library", "uses-native-library", "library",
  ]

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    // What other apps are asked for may go by other attributes.
    let declared = app.manifest.document.children.filter { $0.name != "queries" }.flatMap(\.descendants)
    for element in declared where element.namespace == nil {
      // The merge takes these out of the manifest.
      guard element.attribute("node", namespace: AndroidNamespace.tools) == nil else { continue }
      let isNamed = element.attribute("name") != nil
      if Self.needing.contains(element.name), !isNamed {
        report.flag(
          Self.component, at: element.location, "<\(element.name)> has no android:name",
          help: "add android:name")
      } else if element.name == "uses-feature" {
        let hasName = element.attribute("name").map { $0.value.written != "" } ?? false
        let hasVersion = element.attribute("glEsVersion") != nil
        guard hasName == hasVersion else { continue }
        report.flag(
          Self.feature, at: element.location,
          hasName
            ? "<uses-feature> has both a name and a version of OpenGL ES"
            : "<uses-feature> has neither a name nor a version of OpenGL ES",
          help: hasName ? "write two elements" : "add android:name")
      }
    }
  }
}
