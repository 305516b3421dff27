/// A line of JSON Lines: a listing, or a path that could not be read, that stands alone.
public struct JSONLine: Codable {
  let listing: JSONListing
  let schemaVersion: Int
  let tool: JSONTool
  /// `3/8` where only a share of the listings was checked.
  let shard: String?

  private enum CodingKeys: String, CodingKey { case schemaVersion, tool, shard }

  /// The line of a listing.
  public init(_ report: ListingReport, toolVersion: String, shard: LintRun.Shard? = nil) {
    self.init(JSONListing(report), JSONTool(version: toolVersion, stores: report.stores), shard)
  }

  /// The line of a path that could not be read.
  public init(_ path: Unreadable, toolVersion: String, shard: LintRun.Shard? = nil) {
    self.init(JSONListing(unreadable: path), JSONTool(version: toolVersion, stores: []), shard)
  }

  private init(_ listing: JSONListing, _ tool: JSONTool, _ shard: LintRun.Shard?) {
    self.listing = listing
    self.tool = tool
    self.shard = shard?.description
    schemaVersion = JSONReport.version
  }

  public init(from decoder: any Decoder) throws {
    listing = try JSONListing(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    schemaVersion = try container.decode(Int.self, forKey: .schemaVersion)
    tool = try container.decode(JSONTool.self, forKey: .tool)
    shard = try container.decodeIfPresent(String.self, forKey: .shard)
  }

  public func encode(to encoder: any Encoder) throws {
    try listing.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schemaVersion, forKey: .schemaVersion)
    try container.encode(tool, forKey: .tool)
    try container.encodeIfPresent(shard, forKey: .shard)
  }

  /// The line with its end.
  /// - Throws: `EncodingError`
  public func text() throws -> [UInt8] { try JSONText.encoded(self, .line) }
}

/// The tool that wrote a report.
struct JSONTool: Codable {
  struct Store: Codable {
    let name: String
    let profile: String
  }

  let name: String
  let version: String
  let stores: [Store]

  init(version: String, stores: [StoreProfile]) {
    name = "listing-lint"
    self.version = version
    self.stores = stores.map { Store(name: $0.name, profile: $0.version) }
  }

  /// Those of the stores that this version of the tool knows.
  var profiles: [StoreProfile] {
    stores.compactMap { StoreProfile.named($0.name) }
  }
}
