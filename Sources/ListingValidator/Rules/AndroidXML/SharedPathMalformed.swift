struct SharedPathMalformed: Rule {
  static let nameMissing = RuleCase("name-missing", .error, "a path has no name")
  static let unknown = RuleCase("unknown", .warning, "an element that FileProvider does not know")
  static let broad = RuleCase(
    "too-broad", .warning, "the whole device or all of the shared storage is shared")

  private static let known = [
    "files-path", "cache-path", "external-path", "external-files-path", "external-cache-path",
    "external-media-path", "root-path",
  ]

  static let info = RuleInfo(
    "shared-path-malformed", "paths of a FileProvider that fail or share too much", area: .androidResources,
    rationale: """
      FileProvider throws "Name must not be empty" when the app starts, where a path has no name, and passes over \
      elements that it does not know. root-path is not documented and stands for the whole device; external-path with \
      the path "." or "/" stands for all of the shared storage.
      """,
    cases: [nameMissing, unknown, broad],
    sources: [
      Source("androidx/androidx:core/core/src/main/java/androidx/core/content/FileProvider.java", .official),
      Source("https://developer.android.com/reference/androidx/core/content/FileProvider", .vendor),
    ],
    flagged: [
      FlaggedExample(nameMissing, .resourceXML("<paths>⟦<files-path path=\"a/\"/>⟧</paths>")),
      FlaggedExample(unknown, .resourceXML("<paths>⟦<file-path name=\"a\" path=\"a/\"/>⟧</paths>")),
      FlaggedExample(
        broad,
        .resourceXML(
          "<paths>⟦<root-path name=\"a\" path=\"\"/>⟧<external-path name=\"b\" path=\"⟦.⟧\"/></paths>")),
    ],
    accepted: [
      .resourceXML(
        """
        <paths xmlns:android="https://schemas.android.com/apk/res/android"><files-path name="a" path="."/>
        <external-path name="b" path="Download/"/><cache-path name="c" path="/"/></paths>
        """),
      .resourceXML("<paths><something-of-ours name=\"a\"/></paths>"),
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.kind == .fileProviderPaths else { return }
    for element in file.root.children {
      guard Self.known.contains(element.name) else {
        if let meant = NearestName.nearest(to: element.name, in: Self.known, atMost: 2) {
          report.flag(
            Self.unknown, at: file.location(element), "<\(element.name)> is unknown to FileProvider",
            found: element.name,
            allowed: meant, help: "did you mean <\(meant)>?")
        }
        continue
      }
      if element.attribute("name")?.value.isEmpty ?? true {
        report.flag(
          Self.nameMissing, at: file.location(element), "<\(element.name)> has no name",
          help: "add name=\"…\"")
      }
      let path = element.attribute("path")
      if element.name == "root-path" {
        report.flag(
          Self.broad, at: file.location(element), "<root-path> shares the whole device",
          help: "share a folder with files-path or cache-path")
      } else if element.name == "external-path", [".", "/", "./", ""].contains(path?.value ?? "") {
        report.flag(
          Self.broad, at: file.location(path, of: element), "all of the shared storage is shared",
          found: path?.value,
          help: "name the folder that the app shares")
      }
    }
  }
}
