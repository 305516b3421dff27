struct PackageNotSigned: Rule {
  static let unsigned = RuleCase("unsigned", .warning, "nobody signed the package")

  static let info = RuleInfo(
    "package-not-signed", "package that nobody signed", area: .binaries,
    rationale: """
      Android installs no package without a signature. Amazon signs anew with a key of its own, and what its console \
      does with a package that has no signature was not seen; yet such a package was never tried on a device, and is \
      usually the wrong output of a build. App bundles are signed for Google's upload only, so nothing is said of them.
      """,
    cases: [unsigned],
    sources: [Source("https://source.android.com/docs/security/features/apksigning", .official)],
    flagged: [
      FlaggedExample(unsigned, .naming(PackageSketch(signature: PackageSignature(state: .unsigned))))
    ],
    accepted: [
      .naming(PackageSketch()),
      .naming(PackageSketch(signature: PackageSignature(state: .unsigned)), bundle: true),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard package.kind == .apk, package.signature?.state == .unsigned else { return }
    report.flag(
      Self.unsigned, at: package.location, "the package is not signed",
      help: "name the signed output of the release build", field: .binary)
  }
}
