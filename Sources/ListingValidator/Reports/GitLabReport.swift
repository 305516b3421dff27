/// The report as GitLab's code-quality report: an array with one issue for each place.
public struct GitLabReport: Sendable {
  private struct Issue: Encodable {
    struct Location: Encodable {
      struct Lines: Encodable {
        let begin: Int
        let end: Int
      }
      let path: String
      let lines: Lines
    }

    let description: String
    let check_name: String
    let fingerprint: String
    let severity: String
    let location: Location
  }

  private let issues: [Issue]

  /// Prepares a report.
  public init(_ report: RunReport) {
    let unreadable = report.allUnreadable.map { entry in
      Issue(
        description: TerminalText.escaped("cannot be read: \(entry.reason)"), check_name: "unreadable",
        fingerprint: Fingerprint.of(["unreadable", entry.path]), severity: "blocker",
        location: Issue.Location(path: entry.path, lines: Issue.Location.Lines(begin: 1, end: 1)))
    }
    let findings = report.listings.flatMap { listing in
      listing.findings.map { place in
        let line = place.start?.line ?? 1
        return Issue(
          description: TerminalText.escaped(place.finding.message),
          check_name: place.finding.rule.description,
          // Two listings may have the same fault: GitLab would show one of them.
          fingerprint: Fingerprint.of([
            listing.rootInRepository, listing.variant ?? "", place.fingerprint,
          ]),
          severity: Self.severity(place.finding.severity),
          location: Issue.Location(
            path: listing.path(of: place),
            lines: Issue.Location.Lines(begin: line, end: place.end?.line ?? line)))
      }
    }
    issues = unreadable + findings
  }

  /// The JSON text, keys sorted, with a final line end.
  /// - Throws: `EncodingError`
  public func text() throws -> [UInt8] { try JSONText.encoded(issues) }

  private static func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
