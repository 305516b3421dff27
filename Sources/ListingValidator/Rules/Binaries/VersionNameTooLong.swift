struct VersionNameTooLong: Rule {
  static let long = RuleCase(
    "long", .warning, "the version name is longer than developers report as accepted")

  static let info = RuleInfo(
    "version-name-too-long", "long version name", area: .binaries,
    rationale: """
      Two developers report that a version name must stay under 50 characters. An official text of 2011 allows 100, so \
      this is a warning.
      """,
    cases: [long], sources: .amazonLimit(.versionName),
    flagged: [
      FlaggedExample(long, .naming(.version(String(repeating: "1.", count: 25))))
    ],
    accepted: [.naming(.version(String(repeating: "1.", count: 24) + "0")), .naming(.version("1.2"))])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    guard let name = package.manifest.versionName?.value, let limit = context.limit(.versionName),
      let maximum = limit.max, let excess = Excess(of: name, over: maximum, unit: .characters),
      excess.everyUnit
    else { return }
    report.flag(
      Self.long, at: package.location,
      "the version name has \(excess.found) \(excess.unit), \(excess.found - maximum) over the \(maximum) that are "
        + "known to be accepted", found: "\(excess.found) \(excess.unit)",
      allowed: "at most \(maximum) \(excess.unit)", help: "shorten the version name", field: .binary,
      severity: limit.severity, sources: limit.sources)
  }
}

extension PackageSketch {
  /// A package with this version name.
  static func version(_ name: String) -> PackageSketch {
    PackageSketch(
      attributes: "package=\"com.example.app\" android:versionCode=\"42\" android:versionName=\"\(name)\"")
  }
}
