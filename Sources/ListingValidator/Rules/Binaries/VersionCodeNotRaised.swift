struct VersionCodeNotRaised: Rule {
  static let notRaised = RuleCase(
    "not-raised", .error, "the version code is not above that of the last version")

  static let info = RuleInfo(
    "version-code-not-raised", "version code that is not above the last one", area: .binaries,
    rationale: """
      An update needs a higher version code than the version that is live. The listing tells the last one with \
      previous-version-code.
      """,
    cases: [notRaised], sources: [.amazon("update-app", .official)],
    flagged: [
      FlaggedExample(notRaised, .naming(PackageSketch(), "<submission previous-version-code=\"42\"/>")),
      FlaggedExample(notRaised, .naming(PackageSketch(), "<submission previous-version-code=\"43\"/>")),
    ],
    accepted: [
      .naming(PackageSketch(), "<submission previous-version-code=\"41\"/>"),
      .naming(PackageSketch()),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard let previous = context.submission.previousVersionCode, let code = package.versionCode,
      code.value <= previous
    else { return }
    report.flag(
      Self.notRaised, at: package.location,
      "the version code is \"\(code.value)\", and that of the last version \"\(previous)\"",
      found: String(code.value), allowed: "\(previous + 1) or more",
      help: "raise the version code and build anew",
      field: .binary)
  }
}
