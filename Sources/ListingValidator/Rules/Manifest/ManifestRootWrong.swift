struct ManifestRootWrong: Rule {
  static let wrong = RuleCase("wrong", .error, "the root element of AndroidManifest.xml is not <manifest>")

  static let info = RuleInfo(
    "manifest-root-wrong", "manifest with another root element", area: .manifest,
    rationale: """
      The build refuses an AndroidManifest.xml whose root element is not <manifest>, in just these letters and in no \
      namespace: "root tag must be <manifest>". No rule looks at what such a file declares.
      """,
    cases: [wrong], sources: [.manifestFixer],
    flagged: [
      FlaggedExample(wrong, Example(files: ["AndroidManifest.xml": "⟦<Manifest>⟧<application/></Manifest>"])),
      FlaggedExample(
        wrong, Example(files: ["AndroidManifest.xml": "⟦<a:manifest xmlns:a=\"urn:a\" package=\"a.b\"/>⟧"])),
    ],
    accepted: [
      .manifest("<application/>"),
      Example(files: ["AndroidManifest.xml": "<manifest/>", "pom.xml": "<project/>"]),
    ])

  func check(_ file: AndroidFile, in context: Context, into report: inout Report) {
    guard file.folder == nil, PathName.name(of: file.file.path) == FolderRecognition.manifestName,
      file.root.name != "manifest" || file.root.namespace != nil
    else { return }
    report.flag(
      Self.wrong, at: file.root.location(in: file.file), "the root element is <\(file.root.name)>",
      found: file.root.name, allowed: "manifest", help: "write <manifest> … </manifest> around everything")
  }
}
