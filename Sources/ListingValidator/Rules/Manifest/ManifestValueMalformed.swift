struct ManifestValueMalformed: Rule {
  static let boolean = RuleCase("boolean", .error, "a Boolean attribute holds something else")
  static let integer = RuleCase("integer", .error, "a numeric attribute holds something else")
  static let location = RuleCase("install-location", .error, "android:installLocation holds an unknown word")

  static let info = RuleInfo(
    "manifest-value-malformed", "attribute of a manifest with a value of the wrong kind", area: .manifest,
    rationale: """
      The build takes only true, True, TRUE, false, False and FALSE for a Boolean, whole numbers for a number, and three \
      words for installLocation ("… is incompatible with attribute …"). Placeholders and resources are left alone.
      """,
    cases: [boolean, integer, location],
    sources: [
      .resourceUtils,
      Source("aosp-mirror/platform_frameworks_base:tools/aapt2/ResourceParser.cpp", .official),
    ],
    flagged: [
      FlaggedExample(boolean, .application("", attributes: "android:debuggable=\"⟦yes⟧\"")),
      FlaggedExample(
        integer, .manifest("<uses-permission android:name=\"a.b\" android:maxSdkVersion=\"⟦all⟧\"/>")),
      FlaggedExample(
        location, .manifest("<application/>", attributes: "android:installLocation=\"⟦external⟧\"")),
    ],
    accepted: [
      .application("", attributes: "android:debuggable=\" True \" android:allowBackup=\"@bool/backup\""),
      .application("", attributes: "tools:debuggable=\"yes\" android:largeHeap=\"${heap}\""),
      .manifest("<uses-feature android:glEsVersion=\"0x00030000\"/>"),
      .manifest("<uses-sdk android:minSdkVersion=\"Tiramisu\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    for element in app.manifest.document.descendants where element.namespace == nil {
      for attribute in element.attributes
      where attribute.namespace == AndroidNamespace.android && attribute.value.resolved != nil {
        if ManifestVocabulary.booleans.contains(attribute.name), attribute.value.boolean == nil {
          flag(Self.boolean, attribute, "true or false", into: &report)
        } else if ManifestVocabulary.integers.contains(attribute.name), attribute.value.integer == nil {
          flag(Self.integer, attribute, "a whole number", into: &report)
        } else if attribute.name == "installLocation", InstallLocation(attribute.value) == nil {
          flag(Self.location, attribute, "auto, internalOnly or preferExternal", into: &report)
        }
      }
    }
  }

  private func flag(
    _ ruleCase: RuleCase, _ attribute: AndroidAttribute, _ allowed: String, into report: inout Report
  ) {
    let written = attribute.value.written
    report.flag(
      ruleCase, at: attribute.location, "android:\(attribute.name) is \"\(written)\", not \(allowed)",
      found: written, allowed: allowed, help: "write \(allowed)")
  }
}
