struct AppTestOnly: Rule {
  static let testOnly = RuleCase("test-only", .error, "android:testOnly is set to true")

  static let info = RuleInfo(
    "app-test-only", "app that can be installed for tests only", area: .manifest,
    rationale: """
      Android installs an app with android:testOnly only when a developer asks for it on the command line \
      (INSTALL_FAILED_TEST_ONLY otherwise), so customers cannot install it. Android Studio adds the attribute to what \
      it runs itself.
      """,
    cases: [testOnly],
    sources: [
      .manifestElement("application"), Source("https://github.com/google/bundletool/issues/88", .thirdParty),
    ],
    flagged: [FlaggedExample(testOnly, .application("", attributes: "android:testOnly=\"⟦true⟧\""))],
    accepted: [
      .application("", attributes: "android:testOnly=\"false\""),
      .application("", attributes: "tools:testOnly=\"true\""),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let testOnly = app.manifest.application?.testOnly, testOnly.value == true else { return }
    report.flag(
      Self.testOnly, at: testOnly.location, "android:testOnly is \"true\"", found: testOnly.written,
      allowed: "false", help: "remove the attribute, and submit what a release build makes")
  }
}
