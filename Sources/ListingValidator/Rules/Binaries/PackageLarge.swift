struct PackageLarge: Rule {
  static let maximum = RuleCase("maximum", .warning, "the file is larger than developers report as accepted")
  static let fireTV = RuleCase("fire-tv", .note, "the file is larger than is advised for Fire TV")
  static let advice = RuleCase("advice", .note, "the console is seen to warn about the size")

  static let info = RuleInfo(
    "package-large", "large package", area: .binaries,
    rationale: """
      Two developers report that the console takes files of at most 2.5 GB, and four that it warns above 50 MB and lets \
      them pass. Amazon's test criteria advise 2 GB at most on Fire TV, with everything that the first start loads.
      """,
    cases: [maximum, fireTV, advice],
    sources: .amazonLimit(.packageSize) + .amazonLimit(.packageSizeFireTV) + .amazonLimit(.packageSizeAdvice),
    flagged: [
      FlaggedExample(maximum, .naming(PackageSketch(size: 2_700_000_000))),
      FlaggedExample(
        fireTV, .naming(PackageSketch(size: 2_200_000_000), "<submission devices=\"fire-tv\"/>")),
      FlaggedExample(advice, .naming(PackageSketch(size: 84_000_000))),
      FlaggedExample(
        advice, .naming(PackageSketch(size: 2_200_000_000), "<submission devices=\"fire-tablet\"/>")),
    ],
    accepted: [.naming(PackageSketch(size: 52_000_000)), .naming(PackageSketch())])

  func check(_ package: Package, in context: Context, into report: inout Report) {
    let limits: [(RuleCase, LimitName)] =
      package.isFor(.fireTV, in: context)
      ? [(Self.maximum, .packageSize), (Self.fireTV, .packageSizeFireTV), (Self.advice, .packageSizeAdvice)]
      : [(Self.maximum, .packageSize), (Self.advice, .packageSizeAdvice)]
    for (ruleCase, name) in limits {
      guard let limit = context.limit(name), let maximum = limit.max, package.size > maximum else { continue }
      let why =
        switch ruleCase {
        case Self.maximum: "developers report \(maximum.asByteSize) as the most that the console takes"
        case Self.fireTV: "Amazon advises \(maximum.asByteSize) at most on Fire TV"
        default: "developers see the console warn above \(maximum.asByteSize), and let it pass"
        }
      report.flag(
        ruleCase, at: package.location, "the file has \(package.size.asByteSize); \(why)",
        found: package.size.asByteSize, allowed: maximum.asByteSize,
        help: "leave out what not every device needs",
        field: .binary, severity: limit.severity, sources: limit.sources)
      return
    }
  }
}
