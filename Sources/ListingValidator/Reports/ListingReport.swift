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
    /// The part of the line that it begins in; nil for what only reviewers may see.
    var excerpt: Excerpt?
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
  public private(set) var resources: [GamesResourceSummary]
  /// What was not looked at.
  public private(set) var notChecked: [NotChecked]
  /// How many files were read.
  public let fileCount: Int
  /// Places of the listing that could not be read.
  public private(set) var unreadable: [Unreadable]
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
  /// What only reviewers may see, where it stands in a file that is shown otherwise.
  let confidential: Location?
  private let anchors: FileAnchors
  /// What was hidden in a run of which only the report is known.
  private var hiddenElsewhere = (suppressed: 0, baselined: 0)

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
    // The paths alone: a report that waits for others keeps no text of a file.
    confidential = listing.testingInstructions.map {
      Location(file: $0.file, range: $0.extent).withoutFile
    }
    rootInRepository = anchors.rootInRepository
    directory = anchors.directory
    areas = listing.presentAreas
    keepsAnswers = !listing.places.isEmpty
    self.anchors = anchors
    let placing = Placing(anchors: anchors, confidential: confidential)
    findings = placing.places(of: result.findings)
    hidden = result.suppressed.flatMap { finding, suppression in
      placing.places(of: [finding]).map { Hidden(place: $0, cause: .suppression(suppression)) }
    }
    hidden.sort { Placing.precedes($0.place, $1.place) }
  }

  /// What tells the listing from others in a table.
  var title: String { variant.map { "\(root) [\($0)]" } ?? root }

  /// How many findings suppressions hide.
  public var suppressedCount: Int { hidden.count(where: \.isSuppressed) + hiddenElsewhere.suppressed }

  /// How many findings a baseline hides.
  public var baselinedCount: Int { hidden.count { !$0.isSuppressed } + hiddenElsewhere.baselined }

  /// What the report does not show of the listing, in words; nil for nothing.
  var hiddenWords: String? { HiddenWords.counted(suppressed: suppressedCount, baselined: baselinedCount) }

  /// True where there is a finding at or above the fail level.
  public var fails: Bool { findings.contains(where: isFailed) }

  /// True for a finding at or above the fail level.
  func isFailed(by place: Placed) -> Bool { failLevel.severity.map { place.finding.severity >= $0 } ?? false }

  /// What is known of the listing only when others are read as well, as a report that says nothing else.
  /// - Parameter known: what a baseline knows.
  func late(_ findings: [Finding], known: [Finding]) -> ListingReport {
    let placing = Placing(anchors: anchors, confidential: confidential)
    var late = self
    late.findings = placing.places(of: findings)
    late.hidden = placing.places(of: known).map { Hidden(place: $0, cause: .baseline) }
    late.resources = []
    late.notChecked = []
    late.unreadable = []
    return late
  }

  /// Adds what became known late.
  mutating func add(_ late: ListingReport) {
    findings = (findings + late.findings).sorted(by: Placing.precedes)
    hidden = (hidden + late.hidden).sorted { Placing.precedes($0.place, $1.place) }
  }

  /// Takes away what a baseline knows.
  /// - Parameter isKnown: one entry for each finding.
  mutating func hide(_ isKnown: [Bool]) {
    let known = zip(findings, isKnown).filter(\.1).map { Hidden(place: $0.0, cause: .baseline) }
    guard !known.isEmpty else { return }
    findings = zip(findings, isKnown).filter { !$0.1 }.map(\.0)
    hidden = (hidden + known).sorted { Placing.precedes($0.place, $1.place) }
  }

  /// The path of a finding's file as CI services know it.
  func path(of place: Placed) -> String { ShownPath.joined(rootInRepository, place.file) }

  /// Takes a listing from the report of another run.
  init(_ json: JSONListing, _ settings: JSONListing.Settings, reason: String) {
    id = json.id
    root = json.root
    layout = json.layout
    variant = json.variant
    var submission = Submission()
    submission.route = Route(settings.route)
    submission.console = ConsoleGeneration(rawValue: settings.console) ?? submission.console
    self.submission = submission
    storeReason = settings.storeReason
    stores = StoreProfile.builtIn.filter { settings.stores.contains($0.name) }
    let spellings = json.locales.checked + json.locales.skipped
    let checked = Set(json.locales.checked)
    var verdicts: [String: [LocaleVerdict]] = [:]
    for store in stores {
      verdicts[store.name] = store.verdicts(on: spellings).map { verdict in
        var verdict = verdict
        verdict.isChecked = checked.contains(verdict.spelling)
        return verdict
      }
    }
    localesByStore = verdicts
    locales = stores.first.flatMap { verdicts[$0.name] } ?? []
    findings = json.findings.map(\.placed).sorted(by: Placing.precedes)
    hidden = []
    hiddenElsewhere = (json.suppressed, json.baselined)
    failLevel = settings.failOn
    resources = json.resources ?? []
    notChecked = json.notChecked
    fileCount = settings.files
    let prefix = json.root == "." ? "" : json.root + "/"
    unreadable = json.unreadable.map { path in
      Unreadable(path: path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path, reason: reason)
    }
    rootInRepository = settings.repositoryPath
    directory = json.root
    areas = Set(settings.areas)
    keepsAnswers = settings.keepsAnswers
    place = ListingRoot(
      path: json.root, layout: json.layout, variant: json.variant, directory: json.root, name: settings.name,
      boundary: json.root)
    isUnread = false
    ownFiles = []
    confidential = nil
    anchors = FileAnchors(rootInRepository: settings.repositoryPath, directory: json.root)
  }
}
