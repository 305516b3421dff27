struct EnableFeatureMisplaced: Rule {
  static let misplaced = RuleCase(
    "outside-application", .warning, "amazon:enable-feature is not in application")
  static let unprefixed = RuleCase(
    "without-namespace", .warning, "enable-feature is not in Amazon's namespace")

  static let info = RuleInfo(
    "enable-feature-misplaced", "amazon:enable-feature where Amazon does not look for it", area: .manifest,
    rationale: """
      amazon:enable-feature switches on a service of Amazon's, such as Device Messaging. It belongs into <application>, \
      and into the namespace http://schemas.amazon.com/apk/res/android.
      """,
    cases: [misplaced, unprefixed],
    sources: [.amazon("adm-integrate", .official), .amazon("adm-manifest", .official)],
    flagged: [
      FlaggedExample(
        misplaced,
        .manifest(
          """
          ⟦<amazon:enable-feature android:name="com.amazon.device.messaging" android:required="true"/>⟧
          """, attributes: "xmlns:amazon=\"http://schemas.amazon.com/apk/res/android\"")),
      FlaggedExample(
        unprefixed,
        .application("⟦<enable-feature android:name=\"com.amazon.device.messaging\"/>⟧")),
    ],
    accepted: [
      .manifest(
        """
        <application><amazon:enable-feature android:name="com.amazon.device.messaging" android:required="false"/>
        </application>
        """, attributes: "xmlns:amazon=\"http://schemas.amazon.com/apk/res/android\"")
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    func visit(_ parent: AndroidElement, isInApplication: Bool) {
      for element in parent.children {
        if element.name == "enable-feature" {
          if !isInApplication {
            report.flag(
              Self.misplaced, at: element.location, "<enable-feature> is outside of <application>",
              help: "move it into <application>")
          } else if element.namespace == nil {
            report.flag(
              Self.unprefixed, at: element.location,
              "<enable-feature> is not in Amazon's namespace, so nobody reads it",
              help: "write amazon:enable-feature with xmlns:amazon=\"\(AndroidNamespace.amazon)\"")
          }
        }
        visit(element, isInApplication: parent.name == "manifest" && element.name == "application")
      }
    }
    visit(app.manifest.document, isInApplication: false)
  }
}
