struct ManifestElementMisplaced: Rule {
  static let misplaced = RuleCase(
    "misplaced", .error, "an element of Android's stands in another element than it should")
  static let misspelt = RuleCase("misspelt", .error, "the name of an element is a slip of one of Android's")

  static let info = RuleInfo(
    "manifest-element-misplaced", "element of a manifest that the build does not expect", area: .manifest,
    rationale: """
      The build knows which element may stand in which and stops at others ("unexpected element … found in"); Android \
      itself passes over them, so a component outside of <application> does not exist. Only the known elements in a \
      wrong place and near slips of their names are told: an element of another name may be one of a newer Android.
      """,
    cases: [misplaced, misspelt], sources: [.manifestFixer],
    flagged: [
      FlaggedExample(
        misplaced, .application("⟦<uses-permission android:name=\"android.permission.INTERNET\"/>⟧")),
      FlaggedExample(misplaced, .manifest("⟦<activity android:name=\".Main\"/>⟧\n<application/>")),
      FlaggedExample(misspelt, .application("⟦<activty android:name=\".Main\"/>⟧")),
    ],
    accepted: [
      .manifest(
        """
        <queries><intent><action android:name="a.b"/></intent><package android:name="a.b"/></queries>
        <application><profileable android:shell="true"/><property android:name="a" android:value="b"/></application>
        """),
      .application("<something-new/>"),
      .manifest("<tools:validation testUrl=\"https://example.com\"/>"),
      .manifest("<uses-permission-sdk-99 android:name=\"a\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    func visit(_ parent: AndroidElement) {
      for child in parent.children where child.namespace == nil {
        if let places = ManifestVocabulary.parents[child.name] {
          let isKnownPlace = parent.name == "manifest" || ManifestVocabulary.parents[parent.name] != nil
          if !places.contains(parent.name), isKnownPlace {
            report.flag(
              Self.misplaced, at: child.location, "<\(child.name)> stands in <\(parent.name)>",
              found: parent.name, allowed: places.sorted().joined(separator: ", "),
              help: "move it into <\(places.sorted().joined(separator: ">, <"))>")
            // What is in it is where it should be.
            continue
          }
          visit(child)
        } else if let meant = Self.meant(by: child.name, in: parent.name) {
          report.flag(
            Self.misspelt, at: child.location, "<\(child.name)> is no element of a manifest",
            found: child.name,
            allowed: meant, help: "did you mean <\(meant)>?")
        }
      }
    }
    visit(app.manifest.document)
  }

  private static func meant(by name: String, in parent: String) -> String? {
    let candidates = ManifestVocabulary.parents.filter { $0.value.contains(parent) }.map(\.key).sorted()
    // Numbered names follow one another.
    guard !(name.last?.isNumber ?? false) else { return nil }
    return NearestName.nearest(to: name, in: candidates, atMost: 2)
  }
}
