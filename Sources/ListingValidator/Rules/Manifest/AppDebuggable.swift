struct AppDebuggable: Rule {
  static let debuggable = RuleCase("debuggable", .error, "android:debuggable is set to true")

  static let info = RuleInfo(
    "app-debuggable", "app that anybody can debug", area: .manifest,
    rationale: """
      A debuggable app lets everyone with a cable read its memory and files. Debug builds set the attribute by \
      themselves; written into a manifest it stays in the release, and Android's own lint stops a release build for \
      it. No text of Amazon's names the attribute: this is care for the users, not a rule of the store.
      """,
    cases: [debuggable],
    sources: [.androidLint("HardcodedDebugMode"), .manifestElement("application")],
    flagged: [FlaggedExample(debuggable, .application("", attributes: "android:debuggable=\"⟦true⟧\""))],
    accepted: [
      .application("", attributes: "android:debuggable=\"false\""),
      .application("", attributes: "android:debuggable=\"${debug}\""),
      .application(""),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let debuggable = app.manifest.application?.debuggable, debuggable.value == true else { return }
    report.flag(
      Self.debuggable, at: debuggable.location, "android:debuggable is \"true\"", found: debuggable.written,
      allowed: "false", help: "remove the attribute; debug builds set it by themselves")
  }
}
