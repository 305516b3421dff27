struct CleartextTraffic: Rule {
  static let permitted = RuleCase("permitted", .warning, "android:usesCleartextTraffic is set to true")

  static let info = RuleInfo(
    "cleartext-traffic", "app that may send without encryption", area: .manifest,
    rationale: """
      With android:usesCleartextTraffic="true" the app may talk to any server without encryption, which others on the \
      network can read and change. Android 9 and above forbid it by default. A network security configuration can \
      allow it for single hosts instead, and where the manifest names one, the attribute has no effect on Android 7 \
      and above.
      """,
    cases: [permitted],
    sources: [
      Source("https://developer.android.com/privacy-and-security/security-config", .vendor),
      .manifestElement("application"),
    ],
    flagged: [
      FlaggedExample(permitted, .application("", attributes: "android:usesCleartextTraffic=\"⟦true⟧\""))
    ],
    accepted: [
      .application("", attributes: "android:usesCleartextTraffic=\"false\""),
      .application(
        "",
        attributes:
          "android:usesCleartextTraffic=\"true\" android:networkSecurityConfig=\"@xml/network_security_config\""
      ),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    guard let application = app.manifest.application, let permitted = application.usesCleartextTraffic,
      permitted.value == true, application.element.attribute("networkSecurityConfig") == nil
    else { return }
    report.flag(
      Self.permitted, at: permitted.location,
      "android:usesCleartextTraffic is \"true\": every connection may go unencrypted",
      found: permitted.written, allowed: "false",
      help: "allow it for the hosts that need it only, in a network security configuration")
  }
}
