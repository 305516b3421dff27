struct VersionNameCharacters: Rule {
  static let others = RuleCase("other-characters", .note, "the version name has more than digits and dots")

  static let info = RuleInfo(
    "version-name-characters", "version name of more than digits and dots", area: .binaries,
    rationale:
      "A developer reports of the first form of the console, about 2015, that it took digits and dots only.",
    cases: [others], sources: [.amazon("anki-721", .thirdParty)],
    flagged: [FlaggedExample(others, .naming(.version("1.2-beta"), options: ["--console", "gen1"]))],
    accepted: [
      .naming(.version("1.2-beta")), .naming(.version("1.2.0"), options: ["--console", "gen1"]),
    ])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard let pattern = context.pattern("version-name-gen1"), let name = package.manifest.versionName?.value,
      let misfit = pattern.firstMisfit(in: name)
    else { return }
    report.flag(
      Self.others, at: package.location, "the version name \"\(name)\" has \"\(name[misfit])\"", found: name,
      allowed: "digits and dots", help: "use digits and dots in the version name", field: .binary,
      severity: pattern.severity, sources: pattern.sources)
  }
}
