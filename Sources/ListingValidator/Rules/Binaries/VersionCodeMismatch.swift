struct VersionCodeMismatch: Rule {
  static let mismatch = RuleCase(
    "mismatch", .warning, "the package has another version code than the listing says")

  static let info = RuleInfo(
    "version-code-mismatch", "version code that is not the listing's", area: .binaries,
    rationale: """
      The listing says which version is about to be submitted, and takes the release notes of that version. A file \
      with another version code is often one that an earlier build left behind.
      """,
    cases: [mismatch], sources: [.amazon("own", .inferred)],
    flagged: [
      FlaggedExample(mismatch, .naming(PackageSketch(), attributes: "version-code=\"43\"")),
      FlaggedExample(mismatch, .naming(PackageSketch(), "<submission version-code=\"41\"/>")),
    ],
    accepted: [
      .naming(PackageSketch(), "<submission version-code=\"42\"/>"),
      .naming(PackageSketch(), "<submission version-code=\"41\"/>", attributes: "version-code=\"42\""),
      .naming(PackageSketch()),
      Example(
        "<submission version-code=\"42\"/><binaries><apk href=\"phone.apk\"/><apk href=\"tv.apk\"/></binaries>",
        sketches: [
          "phone.apk": PackageSketch(),
          "tv.apk": PackageSketch(attributes: "package=\"com.example.app\" android:versionCode=\"43\""),
        ]),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    // The submission's own code is that of one of its files.
    let isOnly = context.listing.binaries.files.count < 2
    guard let code = package.versionCode,
      let stated = package.binary(in: context)?.versionCode?.value
        ?? (isOnly ? context.submission.versionCode : nil), code.value != stated
    else { return }
    report.flag(
      Self.mismatch, at: package.location,
      "the version code is \"\(code.value)\", and the listing says \"\(stated)\"", found: String(code.value),
      allowed: String(stated), help: "name the file of that version, or correct the listing", field: .binary)
  }
}
