struct PackageSignatureBroken: Rule {
  static let broken = RuleCase("broken", .error, "a signature does not hold")
  static let incomplete = RuleCase(
    "incomplete", .warning, "some release of Android finds no signature of the kind it looks for")

  static let info = RuleInfo(
    "package-signature-broken", "package whose signature does not hold", area: .binaries,
    rationale: """
      Android refuses to install a package that is not the one that was signed: something changed it afterwards, often \
      a tool that aligns or packs it anew. Releases below Android 7 look at signature v1 only, and a package made for \
      API level 30 or above needs v2 or later. The check is the one of Android's own apksigner; it is no rule of \
      Amazon's, which signs anew.
      """,
    cases: [broken, incomplete],
    sources: [Source("https://source.android.com/docs/security/features/apksigning", .official)],
    flagged: [
      FlaggedExample(
        broken,
        .naming(
          PackageSketch(
            signature: PackageSignature(
              state: .broken("signature v2: the package is not the one that was signed"))))),
      FlaggedExample(
        incomplete,
        .naming(
          PackageSketch(
            signature: PackageSignature(
              state: .incomplete("releases below Android 7 look for signature v1, and there is none"))))),
    ],
    accepted: [
      .naming(PackageSketch()),
      .naming(PackageSketch(signature: PackageSignature(state: .unsigned))),
      .naming(PackageSketch(signature: PackageSignature(state: .incomplete("no v2"))), bundle: true),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    switch package.signature?.state {
    case .broken(let reason):
      report.flag(
        Self.broken, at: package.location, "the package's signature does not hold: \(reason)", found: reason,
        help: "sign last, after aligning and packing", field: .binary)
    case .incomplete(let reason) where package.kind == .apk:
      report.flag(
        Self.incomplete, at: package.location, reason, found: reason,
        help: "sign with all schemes: v1, v2 and v3",
        field: .binary)
    case .holds, .unsigned, .incomplete, nil: break
    }
  }
}
