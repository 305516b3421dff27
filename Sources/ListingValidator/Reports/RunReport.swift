/// What a run has to say, ready to be written in any format.
public struct RunReport: Sendable {
  /// The version of the tool.
  public var toolVersion: String
  /// The stores that were checked for.
  public var stores: [StoreProfile]
  /// One entry a listing, sorted by root.
  public var listings: [ListingReport]
  /// The paths that could not be read, with the reason.
  public var unreadable: [Unreadable]

  /// Collects what a run has to say.
  public init(
    toolVersion: String, stores: [StoreProfile], listings: [ListingReport], unreadable: [Unreadable]
  ) {
    self.toolVersion = toolVersion
    self.stores = stores
    self.listings = listings
    self.unreadable = unreadable
  }

  /// The most severe finding of all.
  public var worst: Severity? { listings.compactMap { $0.findings.map(\.finding.severity).max() }.max() }
}

/// What a run has to say about one listing.
public struct ListingReport: Sendable {
  /// A finding with its line and column.
  public struct Placed: Sendable {
    /// The finding.
    public var finding: Finding
    /// Where it begins; nil for a whole file or folder.
    public var start: Position?
    /// Where it ends, exclusive.
    public var end: Position?
    /// Tells the finding from others across runs, whatever happens to lines above it.
    public var fingerprint: String
  }

  /// The listing's package name or path.
  public let id: String
  /// The root as typed, or as found below a typed folder.
  public let root: String
  /// How it is kept.
  public let layout: Layout
  /// The flavour source set.
  public let variant: String?
  /// What was about to be submitted.
  public let submission: Submission
  /// Why the stores were chosen, in words.
  public let storeReason: String
  /// The stores that the listing was checked for.
  public let stores: [StoreProfile]
  /// Every locale, and whether it was checked.
  public let locales: [LocaleVerdict]
  /// Sorted by path, position and rule.
  public let findings: [Placed]
  /// The resources of Play games services.
  public let resources: [GamesResourceSummary]
  /// What was not looked at.
  public let notChecked: [NotChecked]
  /// How many files were read.
  public let fileCount: Int
  /// Places of the listing that could not be read.
  public let unreadable: [Unreadable]
  private let lineIndexes: [String: LineIndex]
  /// What only reviewers may see, where it stands in a file that is shown otherwise.
  private let confidential: Location?

  /// Sorts findings and turns their byte offsets into lines and columns.
  public init(_ result: LintResult, stores: [StoreProfile], storeReason: String) {
    let listing = result.listing
    id = listing.id
    root = listing.root
    layout = listing.layout
    variant = listing.variant
    submission = listing.submission
    self.storeReason = storeReason
    self.stores = stores
    locales = result.locales
    fileCount = listing.files.count
    unreadable = listing.unreadable
    resources = listing.android?.gamesIDs.flatMap { $0.resources.map(GamesResourceSummary.init) } ?? []
    notChecked = listing.notChecked(stores: stores)
    confidential = listing.testingInstructions.map { Location(file: $0.file, range: $0.extent) }
    var indexes: [String: LineIndex] = [:]
    findings = ListingReport.placed(result.findings, &indexes)
    lineIndexes = indexes
  }

  /// The line that a finding begins in; nil for a whole file or folder.
  func line(of place: Placed) -> String? {
    guard let start = place.start else { return nil }
    if let confidential, confidential.path == place.finding.location.path, let range = confidential.range,
      let index = lineIndexes[confidential.path]
    {
      // A line that holds some of it is not shown at all.
      let lines = index.position(of: range.lowerBound).line...index.position(of: range.upperBound).line
      if lines.contains(start.line) { return nil }
    }
    return lineIndexes[place.finding.location.path]?.line(start.line)
  }

  private static func placed(_ findings: [Finding], _ indexes: inout [String: LineIndex]) -> [Placed] {
    var seen: [String: Int] = [:]
    let placed = findings.map { finding -> Placed in
      var start: Position?
      var end: Position?
      if let file = finding.location.file, let range = finding.location.range {
        let index = indexes[file.path] ?? LineIndex(file)
        indexes[file.path] = index
        start = index.position(of: range.lowerBound)
        end = index.position(of: range.upperBound)
      }
      return Placed(finding: finding, start: start, end: end, fingerprint: "")
    }
    return placed.sorted(by: precedes).map { place in
      // Equal findings in one file are told apart by their number, not by their line.
      let key = Fingerprint.of(place.finding)
      seen[key, default: 0] += 1
      var place = place
      place.fingerprint = seen[key] == 1 ? key : "\(key)-\(seen[key] ?? 0)"
      return place
    }
  }

  private static func precedes(_ left: Placed, _ right: Placed) -> Bool {
    let (a, b) = (left.finding, right.finding)
    if a.location.path != b.location.path { return a.location.path < b.location.path }
    let start = Position(line: 0, column: 0)
    if left.start != right.start { return (left.start ?? start) < (right.start ?? start) }
    if a.rule != b.rule { return a.rule < b.rule }
    return (a.caseID, a.message) < (b.caseID, b.message)
  }
}

/// Names a finding by what it is about, not by where it happens to stand.
enum Fingerprint {
  static func of(_ finding: Finding) -> String {
    let parts = [
      finding.rule.description, finding.caseID, finding.store ?? "", finding.location.path,
      finding.locale ?? "",
      finding.field?.rawValue ?? "", finding.found ?? finding.message,
    ]
    // FNV-1a, 64 bits: stable across machines and versions, and no secret is kept by it.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in parts.joined(separator: "\u{1F}").utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Findings of one rule, field and cause in one listing.
struct FindingGroup {
  var places: [ListingReport.Placed]
  var first: ListingReport.Placed { places[0] }
  var severity: Severity { places.map(\.finding.severity).max() ?? .note }

  /// The groups of a listing, errors first, then by first place.
  static func groups(of report: ListingReport) -> [FindingGroup] {
    var order: [String] = []
    var groups: [String: [ListingReport.Placed]] = [:]
    for place in report.findings {
      let key = "\(place.finding.store ?? "")/\(place.finding.severity.rawValue)/\(place.finding.group)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(place)
    }
    let all = order.compactMap { groups[$0].map(FindingGroup.init) }
    return Severity.allCases.reversed().flatMap { severity in all.filter { $0.severity == severity } }
  }
}

/// How many groups and places of each severity there are.
struct FindingCounts {
  private(set) var groups: [Severity: Int] = [:]
  private(set) var places: [Severity: Int] = [:]

  init(_ listings: [ListingReport]) {
    for group in listings.flatMap(FindingGroup.groups) {
      groups[group.severity, default: 0] += 1
      places[group.severity, default: 0] += group.places.count
    }
  }

  var totalPlaces: Int { places.values.reduce(0, +) }
}
