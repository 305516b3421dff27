struct BinaryMissing: Rule {
  static let required = RuleCase(
    "required", .error, "the run was asked for binaries, and a file that the listing names is not there")

  static let info = RuleInfo(
    "binary-missing", "binary that is not there", area: .binaries,
    rationale: """
      A listing is often checked before the app is built, so a binary that is not there is not checked and no fault. \
      Just before a submission it is one: the console takes no new version without a file. Ask for it with \
      --require-binaries.
      """,
    cases: [required], sources: [.amazon("app-information", .officialDated)],
    flagged: [
      FlaggedExample(
        required,
        Example("<binaries><apk href=\"⟦out/app.apk⟧\"/></binaries>", options: ["--require-binaries", "yes"])),
      FlaggedExample(
        required,
        Example("<binaries><aab href=\"⟦out/*.aab⟧\"/></binaries>", options: ["--require-binaries", "yes"])),
    ],
    accepted: [
      Example("<binaries><apk href=\"out/app.apk\"/></binaries>"),
      Example(
        "<binaries><apk href=\"app.apk\"/></binaries>", options: ["--require-binaries", "yes"],
        files: ["app.apk": "PK"]),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard context.submission.requiresBinaries else { return }
    for binary in listing.binaries.files where binary.path == nil {
      report.flag(
        Self.required, at: binary.href.location, "the binary \"\(binary.href.value)\" is not there",
        found: binary.href.value, help: "build the app, or correct the path", field: .binary)
    }
  }
}
