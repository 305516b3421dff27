struct ManifestAttributeUnknown: Rule {
  static let misspelt = RuleCase("misspelt", .error, "the name is a slip of one of Android's attributes")

  static let info = RuleInfo(
    "manifest-attribute-unknown", "attribute whose name is misspelt", area: .manifest,
    rationale: """
      The build stops at an attribute in Android's namespace that Android does not have ("attribute android:… not \
      found"). Only near slips are told: a name that resembles none may be one of a newer Android.
      """,
    cases: [misspelt],
    sources: [
      Source("aosp-mirror/platform_frameworks_base:tools/aapt2/link/XmlReferenceLinker.cpp", .official)
    ],
    flagged: [
      FlaggedExample(
        misspelt, .application("<activity android:name=\".Main\" ⟦android:exproted⟧=\"true\"/>"))
    ],
    accepted: [
      .application("<activity android:name=\".Main\" android:somethingNew=\"true\"/>"),
      .application("<activity android:name=\".Main\" tools:exproted=\"true\"/>"),
    ])

  func check(_ app: AndroidApp, in context: Context, into report: inout Report) {
    for element in app.manifest.document.descendants {
      for attribute in element.attributes
      where attribute.namespace == AndroidNamespace.android
        && !ManifestVocabulary.attributes.contains(attribute.name)
      {
        guard
          let meant = NearestName.nearest(
            to: attribute.name, in: ManifestVocabulary.attributes.sorted(), atMost: 2)
        else { continue }
        report.flag(
          Self.misspelt, at: attribute.nameLocation,
          "\"android:\(attribute.name)\" is no attribute of Android's",
          found: attribute.name, allowed: meant, help: "did you mean android:\(meant)?")
      }
    }
  }
}
