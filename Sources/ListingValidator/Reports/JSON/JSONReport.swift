/// The report as JSON, `schemaVersion` 1: a contract with the tools that read it, `Schemas/report.schema.json`.
public struct JSONReport: Codable {
  static let version = 1
  let schemaVersion: Int
  let tool: JSONTool
  let summary: Summary
  /// `3/8` where only a share of the listings was checked.
  let shard: String?
  let listings: [JSONListing]

  /// Prepares a report for encoding.
  public init(_ report: RunReport) {
    schemaVersion = Self.version
    listings = report.listings.map(JSONListing.init)
    tool = JSONTool(version: report.toolVersion, stores: report.stores)
    shard = report.shard?.description
    let tally = report.tally
    summary = Summary(
      errors: tally.groups[.error] ?? 0, warnings: tally.groups[.warning] ?? 0,
      notes: tally.groups[.note] ?? 0, places: tally.totalPlaces, listings: tally.listings,
      files: tally.files,
      unreadable: (report.unreadable.map(\.path) + listings.flatMap(\.unreadable)).sorted(),
      suppressed: tally.suppressed, baselined: tally.baselined, baselineStale: report.staleBaselineEntries)
  }

  /// The JSON text, keys sorted, with a final line end.
  /// - Throws: `EncodingError`
  public func text() throws -> [UInt8] { try JSONText.encoded(self) }

  struct Summary: Codable {
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
}
