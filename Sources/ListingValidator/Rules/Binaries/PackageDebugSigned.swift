struct PackageDebugSigned: Rule {
  static let debug = RuleCase("debug", .error, "the package is signed with a certificate made for debugging")

  static let info = RuleInfo(
    "package-debug-signed", "package signed for debugging", area: .binaries,
    rationale: """
      An official guide says that a package signed with the debug keystore is not accepted. Build tools make that \
      keystore by themselves, with the name Android Debug, and sign with it what is not built for release.
      """,
    cases: [debug], sources: [.amazon("fire-app-builder", .officialDated)],
    flagged: [
      FlaggedExample(
        debug,
        .naming(
          PackageSketch(
            signature: PackageSignature(
              state: .holds, signers: [.init(subject: "CN=Android Debug,O=Android,C=US", isDebug: true)]))))
    ],
    accepted: [.naming(PackageSketch())])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard let signer = package.signature?.signers.first(where: \.isDebug) else { return }
    report.flag(
      Self.debug, at: package.location, "the package is signed by \"\(signer.subject)\"",
      found: signer.subject,
      allowed: "a key of your own", help: "build the release variant, signed with your own key",
      field: .binary)
  }
}
