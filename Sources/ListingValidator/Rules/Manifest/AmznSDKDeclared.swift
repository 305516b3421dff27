struct AmznSDKDeclared: Rule {
  static let declared = RuleCase("declared", .warning, "the manifest has a uses-amzn-sdk element")

  static let info = RuleInfo(
    "amzn-sdk-declared", "manifest with uses-amzn-sdk", area: .manifest,
    rationale: """
      uses-amzn-sdk was for devices older than Fire OS 5. Amazon's pages ask to remove it from manifests for Fire OS 5 \
      and above.
      """,
    cases: [declared], sources: [.amazon("device-filtering", .official), .amazon("fire-os-6", .official)],
    flagged: [
      FlaggedExample(
        declared,
        .manifest(
          "⟦<amazon:uses-amzn-sdk android:minSdkVersion=\"1\"/>⟧",
          attributes: "xmlns:amazon=\"http://schemas.amazon.com/apk/res/android\"")),
      FlaggedExample(
        declared, .application("⟦<uses-amzn-sdk android:minSdkVersion=\"1\"/>⟧")),
    ],
    accepted: [.manifest("<!-- <uses-amzn-sdk/> --><application/>"), .sdk("android:minSdkVersion=\"22\"")])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    for element in app.manifest.document.descendants where element.name == "uses-amzn-sdk" {
      report.flag(
        Self.declared, at: element.location, "<uses-amzn-sdk> is for devices older than Fire OS 5",
        help: "remove it")
    }
  }
}
