struct ManifestPackageMalformed: Rule {
  static let malformed = RuleCase(
    "malformed", .error, "the attribute package holds no name that an app can have")

  static let info = RuleInfo(
    "manifest-package-malformed", "package name that no app can have", area: .manifest,
    rationale: """
      The name of an app's package has two parts or more, joined by dots; each begins with a letter and goes on with \
      letters, digits and underscores, without accents. The build refuses anything else. A manifest without the \
      attribute is usual: Gradle sets the namespace.
      """,
    cases: [malformed], sources: [.manifestFixer, .manifestElement("manifest")],
    flagged: [
      FlaggedExample(malformed, .manifest("<application/>", attributes: "package=\"⟦app⟧\"")),
      FlaggedExample(malformed, .manifest("<application/>", attributes: "package=\"⟦com.my-app.player⟧\"")),
      FlaggedExample(malformed, .manifest("<application/>", attributes: "package=\"⟦com.1st.app⟧\"")),
    ],
    accepted: [
      .manifest("<application/>", attributes: ""),
      .manifest("<application/>", attributes: "package=\"${applicationId}\""),
      .manifest("<application/>", attributes: "package=\"com.new.my_app2\""),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let package = app.manifest.package, let name = package.value, !JavaName.isAppPackage(name) else {
      return
    }
    report.flag(
      Self.malformed, at: package.location,
      name.isEmpty ? "the package name is empty" : "\"\(name)\" is no package name that an app can have",
      found: name, help: "use parts of letters, digits and _, joined by dots, such as com.example.app")
  }
}
