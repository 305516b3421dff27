/// The reports of several runs, each over a share of the listings, as one.
public struct MergedReports: Sendable {
  /// Why a file is no report that can be joined.
  public struct Fault: Error, Equatable {
    /// Why, in words.
    public let reason: String
  }

  /// More than a report can count.
  private static let maximumCount = 1 << 40

  private var listings: [[String]: (listing: JSONListing, file: String)] = [:]
  private var unreadable: [Unreadable] = []
  private var stores: [StoreProfile] = []
  private var stale = 0
  private var shards: Set<LintRun.Shard> = []
  /// Reports without a line: nobody can tell whose they are.
  private var emptyCount = 0
  private let toolVersion: String

  /// Joins nothing yet.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Adds a report, as JSON or JSON Lines.
  /// - Parameter file: what messages call it.
  /// - Throws: `Fault`
  public mutating func add(_ bytes: [UInt8], from file: String) throws(Fault) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    guard let first = lines.first else {
      emptyCount += 1
      return
    }
    guard (try? JSONText.decoded(JSONLine.self, from: Array(first))) != nil else {
      return try add(report: bytes, from: file)
    }
    guard bytes.last == UInt8(ascii: "\n") else { throw Fault(reason: "its last line is cut short") }
    // A listing may have a second line, for what was known only in the end.
    var own: [[String]: JSONListing] = [:]
    for (number, line) in lines.enumerated() {
      let line = try Self.decoded(JSONLine.self, from: Array(line), place: "line \(number + 1): ")
      try note(line.schemaVersion, line.tool, shard: line.shard)
      guard line.listing.settings != nil else {
        unreadable.append(Self.unreadable(line.listing.root, file))
        continue
      }
      own[line.listing.order, default: line.listing.withoutFindings].add(line.listing)
    }
    for listing in own.values.sorted(by: { $0.order.lexicographicallyPrecedes($1.order) }) {
      try add(listing, from: file)
    }
  }

  private mutating func add(report bytes: [UInt8], from file: String) throws(Fault) {
    let report = try Self.decoded(JSONReport.self, from: bytes, place: "")
    try note(report.schemaVersion, report.tool, shard: report.shard)
    try Self.check([report.summary.baselineStale])
    stale += report.summary.baselineStale
    for listing in report.listings { try add(listing, from: file) }
    let own = Set(report.listings.flatMap(\.unreadable))
    unreadable += report.summary.unreadable.filter { !own.contains($0) }.map { Self.unreadable($0, file) }
  }

  private mutating func note(_ version: Int, _ tool: JSONTool, shard: String?) throws(Fault) {
    guard version == JSONReport.version else {
      throw Fault(reason: "reports of schema version \(version) cannot be read by this version of the tool")
    }
    for store in tool.profiles where !stores.contains(where: { $0.name == store.name }) {
      stores.append(store)
    }
    guard let shard else { return }
    guard let shard = LintRun.Shard(shard) else { throw Fault(reason: "\"\(shard)\" is no shard") }
    shards.insert(shard)
  }

  private mutating func add(_ listing: JSONListing, from file: String) throws(Fault) {
    guard let settings = listing.settings else {
      throw Fault(reason: "\(listing.root): an older version of the tool wrote the report")
    }
    try Self.check([settings.files, listing.suppressed, listing.baselined])
    if let other = listings[listing.order] {
      throw Fault(reason: "\(listing.root) is in \(other.file), too: the reports are not of different shares")
    }
    listings[listing.order] = (listing, file)
  }

  /// Counts are added up, which must not go beyond what a number holds.
  private static func check(_ counts: [Int]) throws(Fault) {
    guard counts.allSatisfy((0...maximumCount).contains) else {
      throw Fault(reason: "no report of listing-lint: it counts more than can be")
    }
  }

  private static func unreadable(_ path: String, _ file: String) -> Unreadable {
    Unreadable(path: path, reason: "could not be read, as \(file) says")
  }

  private static func decoded<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8], place: String
  ) throws(Fault) -> Value {
    do {
      return try JSONText.decoded(type, from: bytes)
    } catch {
      throw Fault(reason: place + reason(for: error))
    }
  }

  private static func reason(for error: any Error) -> String {
    let context: DecodingError.Context
    switch error as? DecodingError {
    case .keyNotFound(let key, _): return "no report of listing-lint: no \"\(key.stringValue)\""
    case .typeMismatch(_, let found), .valueNotFound(_, let found): context = found
    case .dataCorrupted(let found): context = found
    case nil, _?: return "no report of listing-lint"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return path.isEmpty ? "no JSON" : "no report of listing-lint: \(path) has another form"
  }

  /// True where the reports say nothing at all.
  public var isEmpty: Bool { listings.isEmpty && unreadable.isEmpty && shards.isEmpty }

  /// The shares that are not among the reports; those of reports without a line are not known.
  public var missingShards: [LintRun.Shard] {
    guard let count = shards.map(\.count).max() else { return [] }
    let missing = (1...count).map { LintRun.Shard(number: $0, count: count) }.filter { !shards.contains($0) }
    return missing.count > emptyCount ? missing : []
  }

  /// All that the reports say.
  public var report: RunReport {
    var report = RunReport(
      toolVersion: toolVersion, stores: stores.isEmpty ? [.amazonAppstore] : stores,
      listings: listings.values.compactMap { entry in
        entry.listing.settings.map {
          ListingReport(entry.listing, $0, reason: "could not be read, as \(entry.file) says")
        }
      }.sorted { $0.place.precedes($1.place) },
      unreadable: unreadable.sorted { $0.path < $1.path }, staleBaselineEntries: stale)
    if shards.count == 1, shards.first?.count != 1 { report.shard = shards.first }
    return report
  }
}

extension JSONListing {
  /// What tells it from others, as with the listing itself.
  fileprivate var order: [String] { ListingRoot.order(path: root, variant: variant, name: settings?.name) }

  fileprivate var withoutFindings: JSONListing {
    var copy = self
    copy.findings = []
    copy.suppressed = 0
    copy.baselined = 0
    return copy
  }

  fileprivate mutating func add(_ other: JSONListing) {
    findings += other.findings
    suppressed += other.suppressed
    baselined += other.baselined
  }
}
