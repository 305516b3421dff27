struct BinariesTooMany: Rule {
  static let many = RuleCase("many", .note, "there are more binaries than a developer reports as accepted")

  static let info = RuleInfo(
    "binaries-too-many", "many binaries", area: .binaries,
    rationale: "A developer reports that the console takes up to 15 binaries at once.",
    cases: [many], sources: .amazonLimit(.binaries),
    flagged: [FlaggedExample(many, Example("⟦<binaries>⟧\(String.files(16))</binaries>"))],
    accepted: [Example("<binaries>\(String.files(15))</binaries>")])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    let count = listing.binaries.files.count
    guard let limit = context.limit(.binaries), let maximum = limit.max, count > maximum else { return }
    report.flag(
      Self.many, at: listing.binaries.location,
      "there are \(count) binaries, \(count - maximum) over the \(maximum) reported",
      found: String(count), allowed: "at most \(maximum)", help: "join binaries, or make an app bundle",
      field: .binary,
      severity: limit.severity, sources: limit.sources)
  }
}

extension String {
  /// So many binaries.
  fileprivate static func files(_ count: Int) -> String {
    (1...count).map { "<apk href=\"\($0).apk\"/>" }.joined()
  }
}
