/// The report as workflow commands of GitHub Actions: a note beside the line, one for each group of findings.
public struct GitHubReport: Sendable {
  private let report: RunReport
  /// GitHub shows no more of a level for one step.
  private static let maximumAnnotations = 10

  /// Prepares a report.
  public init(_ report: RunReport) { self.report = report }

  /// The commands, errors first.
  public func text() -> String {
    let groups = report.listings.flatMap { listing in
      FindingGroup.groups(of: listing).map { (listing: listing, group: $0) }
    }
    var lines: [String] = []
    for severity in Severity.allCases.reversed() {
      let commands =
        (severity == .error ? report.allUnreadable.map(Self.command) : [])
        + groups.filter { $0.group.severity == severity }.map(Self.command)
      lines += commands.prefix(Self.maximumAnnotations)
      let rest = commands.count - Self.maximumAnnotations
      if rest > 0 { lines.append("and \(rest) more \(severity.rawValue)\(rest == 1 ? "" : "s")") }
    }
    if let hidden = report.hiddenWords { lines.append("not shown: \(hidden)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func command(_ unreadable: Unreadable) -> String {
    command("error", [("file", unreadable.path)], "cannot be read: \(unreadable.reason)")
  }

  private static func command(_ entry: (listing: ListingReport, group: FindingGroup)) -> String {
    let place = entry.group.first
    let finding = place.finding
    var properties = [("file", entry.listing.path(of: place))]
    if let start = place.start {
      properties += [("line", "\(start.line)"), ("col", "\(start.column)")]
      if let end = place.end {
        properties.append(("endLine", "\(end.line)"))
        // GitHub draws a range of columns within one line only; the last one is meant, not the one after it.
        if end.line == start.line { properties.append(("endColumn", "\(max(start.column, end.column - 1))")) }
      }
    }
    properties.append(("title", finding.rule.description))
    var message = finding.message
    if entry.group.places.count > 1 { message += " (and \(entry.group.places.count - 1) more places)" }
    if let help = finding.help { message += "\nfix: \(help)" }
    return command(finding.severity == .note ? "notice" : finding.severity.rawValue, properties, message)
  }

  private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let list = properties.map { "\($0.0)=\(WorkflowCommandText.property($0.1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(WorkflowCommandText.message(message))"
  }
}
