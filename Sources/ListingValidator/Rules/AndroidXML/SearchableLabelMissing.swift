struct SearchableLabelMissing: Rule {
  static let missing = RuleCase("missing", .error, "android:label is missing or no resource")

  static let info = RuleInfo(
    "searchable-label-missing", "search of an app that Android refuses", area: .androidResources,
    rationale: """
      Android reads the description of a search only with android:label, and only as a resource ("Search label must be a \
      resource reference"). Otherwise the activity is not searchable.
      """,
    cases: [missing], sources: [.framework("core/java/android/app/SearchableInfo.java")],
    flagged: [
      FlaggedExample(
        missing, .resourceXML("⟦<searchable xmlns:android=\"http://schemas.android.com/apk/res/android\"/>⟧")),
      FlaggedExample(
        missing,
        .resourceXML(
          "<searchable xmlns:android=\"http://schemas.android.com/apk/res/android\" android:label=\"⟦Search⟧\"/>"
        )),
    ],
    accepted: [
      .resourceXML(
        "<searchable xmlns:android=\"http://schemas.android.com/apk/res/android\" android:label=\"@string/app_name\"/>"
      )
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.kind == .searchable else { return }
    let root = AndroidElement(file.document)
    let label = root.attribute("label")
    guard label?.value.reference == nil else { return }
    report.flag(
      Self.missing, at: label?.location ?? root.location,
      label.map { "android:label is \"\($0.value.written)\", not a resource" }
        ?? "<searchable> has no android:label",
      found: label?.value.written, allowed: "@string/…", help: "write android:label=\"@string/app_name\"")
  }
}
