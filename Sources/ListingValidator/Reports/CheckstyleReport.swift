/// The report as Checkstyle's XML, which many build servers read.
public struct CheckstyleReport: Sendable {
  private let report: RunReport

  /// Prepares a report.
  public init(_ report: RunReport) { self.report = report }

  /// The XML.
  public func text() -> String {
    var places: [String: [ListingReport.Placed]] = [:]
    for listing in report.listings {
      for place in listing.findings { places[listing.path(of: place), default: []].append(place) }
    }
    var faults: [String: [String]] = [:]
    for unreadable in report.allUnreadable { faults[unreadable.path, default: []].append(unreadable.reason) }
    var xml = XMLLines()
    xml.begin("checkstyle", [("version", "4.3")])
    for path in Set(places.keys).union(faults.keys).sorted() {
      xml.begin("file", [("name", path)])
      for reason in faults[path] ?? [] {
        xml.add(
          "error",
          [("severity", "error"), ("message", "cannot be read: \(reason)"), ("source", "listing-lint")])
      }
      for place in places[path] ?? [] {
        let finding = place.finding
        xml.add(
          "error",
          [
            ("line", place.start.map { "\($0.line)" }), ("column", place.start.map { "\($0.column)" }),
            ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
            ("message", finding.message), ("source", "listing-lint.\(finding.rule)"),
          ])
      }
      xml.end()
    }
    xml.end()
    return xml.text
  }
}
