struct ManifestClassNameMalformed: Rule {
  static let malformed = RuleCase("malformed", .error, "the name cannot be one of a class")

  static let info = RuleInfo(
    "manifest-class-name-malformed", "component whose name is no class name", area: .manifest,
    rationale: """
      The build takes the name of a component or of the application only as the name of a Java class: parts of letters, \
      digits, _ and $, joined by dots, with the package left out before a leading dot. Blanks, hyphens, an empty part \
      or a resource are refused.
      """,
    cases: [malformed], sources: [.manifestFixer],
    flagged: [
      FlaggedExample(malformed, .application("<activity android:name=\"⟦.My-Activity⟧\"/>")),
      FlaggedExample(malformed, .application("<service android:name=\"⟦com.example.Sync ⟧\"/>")),
      FlaggedExample(malformed, .application("<service ⟦android:name=\"\"⟧/>")),
      FlaggedExample(malformed, .application("", attributes: "android:name=\"⟦@string/app⟧\"")),
    ],
    accepted: [
      .application("<activity android:name=\".Outer$Inner\"/><activity android:name=\"Main\"/>"),
      .application("<activity android:name=\"${package}.Main\"/><activity android:name=\"com.größe.Main\"/>"),
      .application("<activity-alias android:name=\"com.example.Alias\" android:targetActivity=\".Main\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let application = app.manifest.application else { return }
    let names =
      [application.element.attribute("name")] + application.components.map { $0.element.attribute("name") }
    for name in names.compactMap(\.self) {
      if case .placeholder = name.value { continue }
      let written = name.value.written
      // A package that is not known here must not matter: any will do.
      guard !JavaName.isClass(AndroidManifest.fullClassName(written, in: "a") ?? "") else { continue }
      report.flag(
        Self.malformed, at: name.location,
        written.isEmpty ? "android:name is empty" : "\"\(written)\" is no name of a class", found: written,
        help: "write the full name of the class, or its end from a dot on")
    }
  }
}
