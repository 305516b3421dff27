struct VersionCodeRepeated: Rule {
  static let repeated = RuleCase("repeated", .error, "two binaries have the same version code")

  static let info = RuleInfo(
    "version-code-repeated", "two binaries of one version code", area: .binaries,
    rationale: """
      Each binary of an app needs a version code of its own. The API answers error_apk_version_code_conflict to the \
      upload of one that the draft has already.
      """,
    cases: [repeated],
    sources: [.amazon("upload-file", .official), .amazon("client-wol", .publicCode)],
    flagged: [
      FlaggedExample(
        repeated,
        Example(
          "<binaries><apk href=\"phone.apk\"/><apk href=\"tv.apk\"/></binaries>",
          sketches: ["phone.apk": PackageSketch(), "tv.apk": PackageSketch()]))
    ],
    accepted: [
      Example(
        "<binaries><apk href=\"phone.apk\"/><apk href=\"tv.apk\"/></binaries>",
        sketches: [
          "phone.apk": PackageSketch(),
          "tv.apk": PackageSketch(attributes: "package=\"com.example.app\" android:versionCode=\"43\""),
        ]),
      .naming(PackageSketch()),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    var first: [Int: Package] = [:]
    for package in listing.packages {
      guard let code = package.versionCode?.value else { continue }
      guard let other = first[code] else {
        first[code] = package
        continue
      }
      report.flag(
        Self.repeated, at: package.location, "the version code is \"\(code)\", as that of \"\(other.path)\"",
        found: String(code), help: "give each binary a version code of its own", field: .binary)
    }
  }
}
