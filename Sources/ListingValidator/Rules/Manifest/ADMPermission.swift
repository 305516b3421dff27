struct ADMPermission: Rule {
  static let notSignature = RuleCase(
    "not-signature", .warning, "the permission to receive messages is not protected by signature")
  static let undefined = RuleCase("undefined", .warning, "the permission to receive messages is not defined")

  static let info = RuleInfo(
    "adm-permission", "permission for Amazon Device Messaging that does not protect", area: .manifest,
    rationale: """
      An app with Amazon Device Messaging defines a permission of its own, {package}.permission.RECEIVE_ADM_MESSAGE, with \
      the protection level signature, so that no other app can receive its messages.
      """,
    cases: [notSignature, undefined], sources: [.amazon("adm-manifest", .official)],
    flagged: [
      FlaggedExample(
        notSignature,
        .manifest(
          """
          <permission android:name="⟦com.example.app.permission.RECEIVE_ADM_MESSAGE⟧"
            android:protectionLevel="normal"/>
          """)),
      FlaggedExample(
        undefined,
        .manifest(
          """
          <uses-permission android:name="⟦com.example.app.permission.RECEIVE_ADM_MESSAGE⟧"/>
          """)),
    ],
    accepted: [
      .manifest(
        """
        <permission android:name="${applicationId}.permission.RECEIVE_ADM_MESSAGE" android:protectionLevel="signature"/>
        <uses-permission android:name="${applicationId}.permission.RECEIVE_ADM_MESSAGE"/>
        """),
      .manifest(
        """
        <permission android:name="com.example.app.permission.RECEIVE_ADM_MESSAGE"
          android:protectionLevel="signature|knownSigner"/>
        """),
      .manifest("<uses-permission android:name=\"com.amazon.device.messaging.permission.RECEIVE\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    let suffix = ".permission.RECEIVE_ADM_MESSAGE"
    let defined = app.manifest.definedPermissions.filter { $0.name?.hasSuffix(suffix) ?? false }
    for permission in defined {
      let level = permission.protectionLevel
      // A built file holds the number: 2 is signature.
      let isSignature =
        level?.value.map { $0.split(separator: "|").contains { ["signature", "2"].contains($0) } }
        ?? (level != nil)
      guard !isSignature else { continue }
      report.flag(
        Self.notSignature, at: permission.location,
        "\"\(permission.name ?? suffix)\" has the protection level \"\(level?.written ?? "normal")\", so other apps can get it",
        found: level?.written ?? "normal", allowed: "signature",
        help: "write android:protectionLevel=\"signature\"")
    }
    guard defined.isEmpty else { return }
    for permission in app.manifest.permissions {
      guard let name = permission.name, name.hasSuffix(suffix) else { continue }
      report.flag(
        Self.undefined, at: permission.location, "\"\(name)\" is asked for but not defined", found: name,
        help: "add <permission android:name=\"\(name)\" android:protectionLevel=\"signature\"/>")
    }
  }
}
