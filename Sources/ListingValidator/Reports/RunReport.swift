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

  /// Why a path must not be written to: it is a file that the run was about; nil where it may be.
  package func reasonToKeep(_ path: String) -> String? {
    let fileSystem = FileSystem()
    guard let identity = fileSystem.identity(of: path) else { return nil }
    if PathName.name(of: fileSystem.realPath(path) ?? path) == Configuration.fileName {
      return "it holds settings"
    }
    for listing in listings {
      let owned = listing.ownFiles.contains { file in
        fileSystem.identity(of: ShownPath.joined(listing.directory, file)) == identity
      }
      if owned { return "it is a file of the listing \(listing.root)" }
    }
    return nil
  }

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
    /// A file that exists, relative to the root: the finding's own, or for a missing one the nearest to it.
    public var file: String
  }

  /// A finding that is not to be shown, and why.
  public struct Hidden: Sendable {
    /// What hides a finding.
    public enum Cause: Sendable {
      /// A word of the owner.
      case suppression(Suppression)
      /// It is known already.
      case baseline
    }

    /// The finding.
    public var place: Placed
    /// What hides it.
    public var cause: Cause

    /// True where a suppression hides it, and not a baseline.
    public var isSuppressed: Bool {
      if case .suppression = cause { return true }
      return false
    }
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
  /// What each store makes of each locale, by the store's name.
  public let localesByStore: [String: [LocaleVerdict]]
  /// Sorted by path, position and rule.
  public private(set) var findings: [Placed]
  /// What is not to be shown, in the same order.
  public private(set) var hidden: [Hidden]
  /// The severity from which findings fail the run.
  public let failLevel: FailLevel
  /// The resources of Play games services.
  public let resources: [GamesResourceSummary]
  /// What was not looked at.
  public let notChecked: [NotChecked]
  /// How many files were read.
  public let fileCount: Int
  /// Places of the listing that could not be read.
  public let unreadable: [Unreadable]
  /// The root as seen from the repository, or as typed where there is none: what CI services know it by.
  public let rootInRepository: String
  /// The listing itself, where the run keeps it for a report that shows it.
  public var listing: Listing?
  /// The folder that the paths of findings and pictures are relative to.
  let directory: String
  /// The parts of the submission that there is something of, or that the layout has a place for.
  public let areas: Set<Area>
  /// True for a layout that keeps answers to the console, false for an app package or an Android module alone.
  let keepsAnswers: Bool
  /// Where the listing lies.
  let place: ListingRoot
  /// True where next to nothing of it could be read: then nothing may hide that.
  let isUnread: Bool
  /// The files that belong to the listing, relative to its root: those that were read, and those that were named.
  let ownFiles: Set<String>
  private let anchors: FileAnchors
  private var lineIndexes: [String: LineIndex]
  /// What only reviewers may see, where it stands in a file that is shown otherwise.
  let confidential: Location?

  /// Sorts findings and turns their byte offsets into lines and columns.
  public init(
    _ result: LintResult, place: ListingRoot, stores: [StoreProfile], storeReason: String,
    anchors: FileAnchors, failLevel: FailLevel = .error
  ) {
    let listing = result.listing
    id = listing.id
    root = listing.root
    layout = listing.layout
    variant = listing.variant
    submission = listing.submission
    self.place = place
    self.anchors = anchors
    isUnread = listing.isUnread
    self.storeReason = storeReason
    self.stores = stores
    self.failLevel = failLevel
    locales = result.locales
    localesByStore = result.localesByStore
    fileCount = result.files.count
    ownFiles = result.files.union(listing.references.filter { !$0.isFolder }.map(\.path))
      .union(listing.media.flatMap(\.assets).map(\.path))
    unreadable = result.unreadable
    notChecked = result.notChecked
    resources = listing.android?.gamesIDs.flatMap { $0.resources.map(GamesResourceSummary.init) } ?? []
    confidential = listing.testingInstructions.map { Location(file: $0.file, range: $0.extent) }
    rootInRepository = anchors.rootInRepository
    directory = anchors.directory
    areas = listing.presentAreas
    keepsAnswers = !listing.places.isEmpty
    var indexes: [String: LineIndex] = [:]
    findings = ListingReport.placed(result.findings, &indexes, anchors)
    hidden = result.suppressed.flatMap { finding, suppression in
      ListingReport.placed([finding], &indexes, anchors).map {
        Hidden(place: $0, cause: .suppression(suppression))
      }
    }
    hidden.sort { Self.precedes($0.place, $1.place) }
    lineIndexes = indexes
  }

  /// What tells the listing from others in a table.
  var title: String { variant.map { "\(root) [\($0)]" } ?? root }

  /// How many findings suppressions hide.
  public var suppressedCount: Int { hidden.count(where: \.isSuppressed) }

  /// How many findings a baseline hides.
  public var baselinedCount: Int { hidden.count - suppressedCount }

  /// What the report does not show of the listing, in words; nil for nothing.
  var hiddenWords: String? { HiddenWords.counted(suppressed: suppressedCount, baselined: baselinedCount) }

  /// True where there is a finding at or above the fail level.
  public var fails: Bool { findings.contains(where: isFailed) }

  /// True for a finding at or above the fail level.
  func isFailed(by place: Placed) -> Bool { failLevel.severity.map { place.finding.severity >= $0 } ?? false }

  /// Adds what is known only when other listings are read as well.
  /// - Parameter known: what a baseline knows.
  mutating func add(_ findings: [Finding], known: [Finding] = []) {
    hidden += ListingReport.placed(known, &lineIndexes, anchors).map { Hidden(place: $0, cause: .baseline) }
    self.findings = ListingReport.placed(self.findings.map(\.finding) + findings, &lineIndexes, anchors)
  }

  /// Takes away what a baseline knows.
  mutating func hide(_ isKnown: (Placed) -> Bool) {
    var shown: [Placed] = []
    for place in findings {
      if isKnown(place) { hidden.append(Hidden(place: place, cause: .baseline)) } else { shown.append(place) }
    }
    findings = shown
    hidden.sort { Self.precedes($0.place, $1.place) }
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

  /// The path of a finding's file as CI services know it.
  func path(of place: Placed) -> String { ShownPath.joined(rootInRepository, place.file) }

  /// The part of the line that a finding begins in, its span told apart; nil for what only reviewers may see.
  func excerpt(of place: Placed) -> Excerpt? {
    guard let start = place.start, !(place.finding.field?.isConfidential ?? false),
      let line = line(of: place).map({ Array($0.unicodeScalars) })
    else { return nil }
    let end = place.end.map { $0.line == start.line ? $0.column : line.count + 1 } ?? start.column
    let excerpt = Excerpt(line: line, from: start.column - 1, to: max(end - 1, start.column - 1))
    return excerpt.text.isEmpty ? nil : excerpt
  }

  private static func placed(
    _ findings: [Finding], _ indexes: inout [String: LineIndex], _ anchors: FileAnchors
  ) -> [Placed] {
    var files: [String: String] = [:]
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
      let path = finding.location.path
      let file = finding.location.file == nil ? files[path] ?? anchors.file(standingFor: path) : path
      files[path] = file
      return Placed(finding: finding, start: start, end: end, fingerprint: "", file: file)
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
enum Plural {
  /// `1 file`, `2 files`.
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
