import FoundationEssentials

/// The report as JSON, `schemaVersion` 1: a contract with the tools that read it.
public struct JSONReport: Encodable {
  private let schemaVersion = 1
  private let tool: Tool
  private let summary: Summary
  private let listings: [Listing]

  /// Prepares a report for encoding.
  public init(_ report: RunReport) {
    let counts = FindingCounts(report.listings)
    tool = Tool(
      version: report.toolVersion, stores: report.stores.map { Store(name: $0.name, profile: $0.version) })
    summary = Summary(
      errors: counts.groups[.error] ?? 0, warnings: counts.groups[.warning] ?? 0,
      notes: counts.groups[.note] ?? 0,
      places: counts.totalPlaces, listings: report.listings.count,
      files: report.listings.map(\.fileCount).reduce(0, +),
      unreadable: (report.unreadable.map(\.path)
        + report.listings.flatMap { listing in
          listing.unreadable.map { ShownPath.joined(listing.root, $0.path) }
        }).sorted())
    listings = report.listings.map(Listing.init)
  }

  /// The JSON text, keys sorted, with a final line end.
  /// - Throws: `EncodingError`
  public func text() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [UInt8(ascii: "\n")]
  }

  private struct Tool: Encodable {
    let name = "listing-lint"
    let version: String
    let stores: [Store]
  }

  private struct Store: Encodable {
    let name: String
    let profile: String
  }

  private struct Summary: Encodable {
    let errors: Int
    let warnings: Int
    let notes: Int
    let places: Int
    let listings: Int
    let files: Int
    let unreadable: [String]
    let suppressed = 0
    let baselined = 0
  }

  private struct Listing: Encodable {
    let id: String
    let root: String
    let layout: Layout
    let variant: String?
    let locales: Locales
    let findings: [JSONFinding]
    let resources: [GamesResourceSummary]?
    let notChecked: [NotChecked]

    init(_ report: ListingReport) {
      id = report.id
      root = report.root
      layout = report.layout
      variant = report.variant
      locales = Locales(
        checked: report.locales.filter(\.isChecked).map(\.spelling),
        skipped: report.locales.filter { !$0.isChecked }.map(\.spelling))
      findings = report.findings.map(JSONFinding.init)
      resources = report.resources.isEmpty ? nil : report.resources
      notChecked = report.notChecked
    }
  }

  private struct Locales: Encodable {
    let checked: [String]
    let skipped: [String]
  }

  private struct JSONFinding: Encodable {
    let rule: String
    let `case`: String
    let store: String?
    let severity: Severity
    let message: String
    let file: String
    let line: Int?
    let column: Int?
    let endLine: Int?
    let endColumn: Int?
    let locale: String?
    let field: Field?
    let found: String?
    let allowed: String?
    let help: String?
    let group: String
    let fingerprint: String
    let fixable = false
    let sources: [Source]

    init(_ place: ListingReport.Placed) {
      let finding = place.finding
      rule = finding.rule.description
      `case` = finding.caseID
      store = finding.store
      severity = finding.severity
      message = finding.message
      file = finding.location.path
      line = place.start?.line
      column = place.start?.column
      endLine = place.end?.line
      endColumn = place.end?.column
      locale = finding.locale
      field = finding.field
      found = finding.found
      allowed = finding.allowed
      help = finding.help
      group = finding.group
      fingerprint = place.fingerprint
      sources = finding.sources
    }
  }
}
