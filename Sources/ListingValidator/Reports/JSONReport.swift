/// The report as JSON, `schemaVersion` 1: a contract with the tools that read it, `Schemas/report.schema.json`.
public struct JSONReport: Encodable {
  private static let version = 1
  private let schemaVersion = Self.version
  private let tool: Tool
  private let summary: Summary
  private let listings: [Listing]
  /// The paths that hold no listing because they could not be read.
  private let unreadablePaths: [String]

  private enum CodingKeys: String, CodingKey { case schemaVersion, tool, summary, listings }

  /// Prepares a report for encoding.
  public init(_ report: RunReport) {
    let counts = FindingCounts(report.listings)
    unreadablePaths = report.unreadable.map(\.path)
    listings = report.listings.map(Listing.init)
    tool = Tool(
      version: report.toolVersion, stores: report.stores.map { Store(name: $0.name, profile: $0.version) })
    summary = Summary(
      errors: counts.groups[.error] ?? 0, warnings: counts.groups[.warning] ?? 0,
      notes: counts.groups[.note] ?? 0,
      places: counts.totalPlaces, listings: report.listings.count,
      files: report.listings.map(\.fileCount).reduce(0, +),
      unreadable: (unreadablePaths + listings.flatMap(\.unreadable)).sorted(),
      suppressed: report.suppressedCount, baselined: report.baselinedCount,
      baselineStale: report.staleBaselineEntries)
  }

  /// The JSON text, keys sorted, with a final line end.
  /// - Throws: `EncodingError`
  public func text() throws -> [UInt8] { try JSONText.encoded(self) }

  /// A line for each listing, and for each path that could not be read.
  /// - Throws: `EncodingError`
  public func lines() throws -> [UInt8] {
    let all = listings + unreadablePaths.map(Listing.init(unreadable:))
    return try all.flatMap { try JSONText.encoded(Line(listing: $0, tool: tool), .line) }
  }

  /// A listing that stands alone.
  private struct Line: Encodable {
    let listing: Listing
    let tool: Tool

    private enum CodingKeys: String, CodingKey { case schemaVersion, tool }

    func encode(to encoder: any Encoder) throws {
      try listing.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(JSONReport.version, forKey: .schemaVersion)
      try container.encode(tool, forKey: .tool)
    }
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
    let suppressed: Int
    let baselined: Int
    let baselineStale: Int
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
    let unreadable: [String]
    let suppressed: Int
    let baselined: Int

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
      unreadable = report.unreadable.map { ShownPath.joined(report.root, $0.path) }
      suppressed = report.suppressedCount
      baselined = report.baselinedCount
    }

    /// A path that could not be read.
    init(unreadable path: String) {
      id = path
      root = path
      layout = .file
      variant = nil
      locales = Locales(checked: [], skipped: [])
      findings = []
      resources = nil
      notChecked = []
      unreadable = [path]
      suppressed = 0
      baselined = 0
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
    let fixable: Bool
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
      fixable = !finding.fixes.isEmpty
      sources = finding.sources
    }
  }
}
