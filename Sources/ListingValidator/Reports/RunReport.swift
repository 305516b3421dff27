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
  /// What is known of each rule that was run.
  public var rules: [RuleID: RuleInfo]
  /// How many entries of baselines stand for findings that are gone, in what was checked.
  public var staleBaselineEntries: Int
  /// Which share of the listings was checked; nil for all.
  public var shard: LintRun.Shard?

  /// Collects what a run has to say.
  public init(
    toolVersion: String, stores: [StoreProfile], listings: [ListingReport], unreadable: [Unreadable],
    rules: RuleSet = .builtIn, staleBaselineEntries: Int = 0
  ) {
    self.staleBaselineEntries = staleBaselineEntries
    self.toolVersion = toolVersion
    self.stores = stores
    self.listings = listings
    self.unreadable = unreadable
    self.rules = Dictionary(rules.infos.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Joins what a run handed on with what was known when all was read.
  public init(
    _ outcome: LintRun.Outcome, of reports: [ListingReport], settings: LintRun.Settings, toolVersion: String
  ) {
    var reports = reports
    for late in outcome.late {
      guard let number = reports.firstIndex(where: { $0.place == late.place }) else { continue }
      reports[number].add(late)
    }
    self.init(
      toolVersion: toolVersion, stores: outcome.stores,
      listings: reports.sorted { $0.place.precedes($1.place) },
      unreadable: outcome.unreadable, staleBaselineEntries: outcome.staleBaselineEntries)
    shard = settings.shard
  }

  /// How much there is of what.
  public var tally: RunTally { RunTally(listings) }

  /// Every path that could not be read, those of listings as CI services know them.
  var allUnreadable: [Unreadable] {
    unreadable
      + listings.flatMap { listing in
        listing.unreadable.map {
          Unreadable(path: ShownPath.joined(listing.rootInRepository, $0.path), reason: $0.reason)
        }
      }
  }

  /// True where everything could be read.
  public var isComplete: Bool { unreadable.isEmpty && listings.allSatisfy(\.unreadable.isEmpty) }

  /// The most severe finding of all.
  public var worst: Severity? { listings.compactMap { $0.findings.map(\.finding.severity).max() }.max() }

  /// True where a listing has a finding at or above its fail level.
  public var fails: Bool { listings.contains(where: \.fails) }

  /// How many findings suppressions hide.
  public var suppressedCount: Int { listings.map(\.suppressedCount).reduce(0, +) }

  /// How many findings baselines hide.
  public var baselinedCount: Int { listings.map(\.baselinedCount).reduce(0, +) }

  /// What the report does not show, in words; nil for nothing.
  var hiddenWords: String? {
    var parts = [HiddenWords.counted(suppressed: suppressedCount, baselined: baselinedCount)].compactMap(
      \.self)
    if staleBaselineEntries > 0 {
      let entries = staleBaselineEntries == 1 ? "entry" : "entries"
      parts.append(
        "\(staleBaselineEntries) \(entries) of the baseline no longer found (baseline --prune takes them away)"
      )
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
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
    return of(parts)
  }

  /// The fingerprint of several words.
  static func of(_ parts: [String]) -> String {
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
  static func groups(of report: ListingReport) -> [FindingGroup] { groups(of: report.findings) }

  /// The groups of some findings, errors first, then by first place.
  static func groups(of places: [ListingReport.Placed]) -> [FindingGroup] {
    var order: [String] = []
    var groups: [String: [ListingReport.Placed]] = [:]
    for place in places {
      let key = "\(place.finding.store ?? "")/\(place.finding.severity.rawValue)/\(place.finding.group)"
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(place)
    }
    let all = order.compactMap { groups[$0].map(FindingGroup.init) }
    return Severity.allCases.reversed().flatMap { severity in all.filter { $0.severity == severity } }
  }
}

/// What is not shown.
enum HiddenWords {
  /// `2 suppressed, 3 hidden by the baseline`; nil for nothing.
  static func counted(suppressed: Int, baselined: Int) -> String? {
    var parts: [String] = []
    if suppressed > 0 { parts.append("\(suppressed) suppressed") }
    if baselined > 0 { parts.append("\(baselined) hidden by the baseline") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

/// What a run comes to. An error stops a submission, whatever the exit status was asked to be.
enum Verdict {
  case ready
  case notReady
  case unreadable

  /// - Parameter status: the exit status that the run will have.
  init(_ report: RunReport, status: Int32) {
    if status > 1 || !report.allUnreadable.isEmpty {
      self = .unreadable
    } else {
      self = status == 1 || report.worst == .error ? .notReady : .ready
    }
  }

  /// In words.
  var words: String {
    switch self {
    case .ready: "nothing that stops a submission in what was checked"
    case .notReady: "not ready to submit"
    case .unreadable: "not everything could be read"
    }
  }
}

/// Numbers of things.
package enum Plural {
  /// `1 file`, `2 files`, `2 fixes`.
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : noun.hasSuffix("x") ? "es" : "s")"
  }
}
