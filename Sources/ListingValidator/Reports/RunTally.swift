/// How much listings come to: all that waits in memory of a listing whose report is written already.
public struct RunTally: Sendable {
  /// Groups of findings of each severity.
  public private(set) var groups: [Severity: Int] = [:]
  /// Findings of each severity.
  public private(set) var places: [Severity: Int] = [:]
  /// How many listings there are.
  public private(set) var listings = 0
  /// How many files were read.
  public private(set) var files = 0
  /// How many findings suppressions hide.
  public private(set) var suppressed = 0
  /// How many findings baselines hide.
  public private(set) var baselined = 0
  /// What could not be read, as a message shows it.
  public private(set) var unreadable: [Unreadable] = []
  /// True where a listing has a finding at or above its fail level.
  public private(set) var fails = false

  /// Nothing yet.
  public init() {}

  /// Counts a listing.
  public init(_ listing: ListingReport) { add(listing) }

  /// Counts listings.
  init(_ listings: [ListingReport]) { for listing in listings { add(listing) } }

  /// Counts a listing.
  public mutating func add(_ listing: ListingReport) {
    addFindings(of: listing)
    listings += 1
    files += listing.fileCount
    unreadable += listing.unreadable.map {
      Unreadable(path: ShownPath.joined(listing.root, $0.path), reason: $0.reason)
    }
  }

  /// Counts what became known late of a listing that is counted already.
  public mutating func addFindings(of listing: ListingReport) {
    for group in FindingGroup.groups(of: listing) {
      groups[group.severity, default: 0] += 1
      places[group.severity, default: 0] += group.places.count
    }
    suppressed += listing.suppressedCount
    baselined += listing.baselinedCount
    fails = fails || listing.fails
  }

  /// Adds what was counted elsewhere.
  public mutating func add(_ other: RunTally) {
    groups.merge(other.groups, uniquingKeysWith: +)
    places.merge(other.places, uniquingKeysWith: +)
    listings += other.listings
    files += other.files
    suppressed += other.suppressed
    baselined += other.baselined
    unreadable += other.unreadable
    fails = fails || other.fails
  }

  /// Findings of all severities.
  public var totalPlaces: Int { places.values.reduce(0, +) }

  /// `2 errors at 18 places, 1 warning, 0 notes`.
  var sentence: String { Severity.allCases.reversed().map(words).joined(separator: ", ") }

  /// `2 errors at 18 places`.
  func words(_ severity: Severity) -> String {
    let groups = groups[severity] ?? 0
    let places = places[severity] ?? 0
    let text = Plural.counted(groups, severity.rawValue)
    return places > groups ? "\(text) at \(Plural.counted(places, "place"))" : text
  }
}
