/// One run over paths: discover, read, check. What the command does, for callers of the library.
public struct LintRun: Sendable {
  /// What the caller says; it wins over listings and configuration.
  public struct Settings: Sendable {
    /// The stores to check for.
    public var stores: [String]?
    /// How the submission reaches the store.
    public var route: Route?
    /// The form of the console.
    public var console: ConsoleGeneration?
    /// Nothing outside this folder is read.
    public var boundary: String?
    /// Only this flavour.
    public var variant: String?
    /// Levels of rules; they win over configuration.
    public var levels: [RuleLevels.Setting] = []
    /// The severity from which findings fail the run.
    public var failLevel: FailLevel?
    /// The configuration file; nil for the nearest one.
    public var configuration: String?
    /// The findings that are known already.
    public var baseline = BaselineChoice.configured
    /// A binary that is not built yet is an error.
    public var requiresBinaries = false
    /// Every picture is decoded, and not only those of the size of an icon.
    public var isDeep = false
    /// A path without a listing is no failure.
    public var allowsEmpty = false
    /// A report shows the listings themselves, not only what is wrong with them.
    public var keepsListings = false
    /// How many listings are checked at a time.
    public var jobs = 1
    /// Folders to leave out, as patterns of their path below the one that is searched.
    public var exclude: [String] = []
    /// Reads what git is told to ignore, too.
    public var readsIgnored = false
    /// Only listings that differ from this revision of git.
    public var changedSince: String?
    /// Only one share of the listings.
    public var shard: Shard?
    /// Today's date.
    public var today: CalendarDay

    /// The defaults.
    public init(today: CalendarDay) { self.today = today }
  }

  /// Which baseline a run goes by.
  public enum BaselineChoice: Sendable, Hashable {
    /// The one that the settings of a listing name.
    case configured
    /// This one, whatever settings say.
    case given(BaselinePlace)
    /// None.
    case none
  }

  static let nothingFound = """
    no listing found (looked for listing.xml, metadata/android, play, app-metadata, AppDF description.xml and \
    Android modules)
    """

  let settings: Settings
  let toolVersion: String
  private let fileSystem = FileSystem()

  /// Prepares a run.
  public init(settings: Settings, toolVersion: String) {
    self.settings = settings
    self.toolVersion = toolVersion
  }

  /// Checks every listing at or below the paths, several at a time.
  /// - Throws: as `run(on:each:)`
  public func report(on paths: [String]) throws -> RunReport {
    try report(on: paths, in: LintSession(settings: settings))
  }

  func report(on paths: [String], in session: LintSession) throws -> RunReport {
    var reports: [ListingReport] = []
    let outcome = try run(
      on: paths, in: session, transform: { $0 }, each: { report, _ in reports.append(report) })
    return RunReport(outcome, of: reports, settings: settings, toolVersion: toolVersion)
  }

  /// One of several equal shares of the listings, for several machines.
  public struct Shard: Sendable, Hashable, CustomStringConvertible {
    /// Which share, from 1.
    public let number: Int
    /// How many shares there are.
    public let count: Int

    private static let maximumCount = 1_000_000

    /// `3/8`
    public var description: String { "\(number)/\(count)" }

    /// - Parameter number: from 1 to `count`.
    init(number: Int, count: Int) {
      self.number = number
      self.count = count
    }

    /// Reads `3/8`; nil for what is no share.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1],
        (1...Self.maximumCount).contains(count), (1...count).contains(number)
      else { return nil }
      self.number = number
      self.count = count
    }
  }

  /// What a run says beside its listings.
  public struct Outcome: Sendable {
    /// The stores that any listing was checked for.
    public let stores: [StoreProfile]
    /// The paths that could not be read, with the reason.
    public let unreadable: [Unreadable]
    /// What is known of listings only when all are read: reports that hold nothing else.
    public let late: [ListingReport]
    /// How many entries of baselines stand for findings that are gone, in what was checked.
    public let staleBaselineEntries: Int
  }

  /// How far a run is.
  public struct Progress: Sendable {
    /// The listings that were handed on.
    public let done: Int
    /// The listings that there are, as far as paths were looked through; more may come to light.
    public let known: Int

    /// Says how far a run is.
    public init(done: Int, known: Int) {
      self.done = done
      self.known = known
    }
  }

  /// Checks every listing at or below the paths, and hands each report on as soon as its turn comes.
  /// - Parameters:
  ///   - transform: called on several threads at once.
  ///   - each: called with one result at a time, in the order in which the listings were found.
  /// - Throws: `ConfigurationFault`, and what the closures throw.
  public func run<Product: Sendable>(
    on paths: [String], transform: @escaping @Sendable (ListingReport) throws -> Product,
    each: @escaping (Product, Progress) throws -> Void
  ) throws -> Outcome {
    try run(on: paths, in: LintSession(settings: settings), transform: transform, each: each)
  }

  private func run<Product: Sendable>(
    on paths: [String], in session: LintSession,
    transform: @escaping @Sendable (ListingReport) throws -> Product,
    each: @escaping (Product, Progress) throws -> Void
  ) throws -> Outcome {
    var done = 0
    var list = WorkList(paths, settings: settings) { try listings(at: $0, in: session) }
    var stores: [StoreProfile] = []
    try OrderedWork(jobs: settings.jobs).run(
      next: { try list.next() },
      makeWorker: {
        // libxml2's compiled schemas are not known to be safe on two threads.
        let reader = ListingReader()
        return { (item: WorkList.Item) -> ([StoreProfile], Product)? in
          guard let report = try lint(item, reader: reader, in: session) else { return nil }
          return (report.stores, try transform(report))
        }
      },
      each: { result in
        done += 1
        guard let (used, product) = result else { return }
        for store in used where !stores.contains(where: { $0.name == store.name }) { stores.append(store) }
        try each(product, Progress(done: done, known: list.known))
      })
    return Outcome(
      stores: stores.isEmpty ? [.amazonAppstore] : stores, unreadable: list.unreadable,
      late: session.lateReports(),
      staleBaselineEntries: session.staleBaselineEntries)
  }

  /// The listings at or below a path that are to be checked.
  private func listings(at path: String, in session: LintSession) throws -> Discovered {
    let configuration = try session.configuration(for: path)
    let here = fileSystem.realPath(".")
    var found = try Discovery(
      boundary: settings.boundary,
      exclude: configuration.exclude + settings.exclude.map { PathPattern($0, folder: here) },
      layouts: configuration.layouts, variant: settings.variant
    ).roots(at: path)
    found.hint = Self.hint(for: found, configuration)
    session.note(found, at: path)
    if !settings.readsIgnored { leaveOutIgnored(&found.roots, at: path) }
    return found
  }

  /// Why nothing may have been found: a mistyped path and a pattern that leaves out everything look alike otherwise.
  private static func hint(for found: Discovered, _ configuration: Configuration) -> String {
    func settings(_ key: String) -> String {
      configuration.origins[key].map { "\"\(key)\" in \($0)" } ?? "--\(key)"
    }
    var hint = ""
    if found.excludedCount > 0 {
      let noun = found.excludedCount == 1 ? "folder or manifest" : "folders and manifests"
      hint += "; \(settings("exclude")) leaves out \(found.excludedCount) \(noun)"
    }
    if !found.otherLayouts.isEmpty {
      let names = found.otherLayouts.map(\.label).joined(separator: ", ")
      hint += "; \(settings("layouts")) leaves out \(names)"
    }
    return hint
  }

  /// Leaves out what `.gitignore` says, but never the path that was named.
  private func leaveOutIgnored(_ roots: inout [ListingRoot], at path: String) {
    let below = roots.filter { $0.path != path && $0.nearMiss == nil }
    guard let boundary = below.first.map({ Boundary(root: $0.boundary) }),
      let repository = GitRepository(boundary: boundary, fileSystem: fileSystem)
    else { return }
    let named = fileSystem.realPath(path) ?? path
    let ignored = repository.ignored(below.map(\.place) + [named])
    // Whoever names a folder that git ignores means what is in it.
    guard !ignored.contains(named) else { return }
    roots.removeAll { $0.path != path && ignored.contains($0.place) }
  }

  /// Checks a listing.
  /// - Returns: nil where nothing in it has changed.
  private func lint(
    _ item: WorkList.Item, reader: ListingReader, in session: LintSession
  ) throws -> ListingReport? {
    let root = item.root
    let configuration = try session.configuration(
      for: root.directory, boundary: Boundary(root: root.boundary))
    let first = reader.read(root, ListingReader.Mode(decodesImages: settings.isDeep))
    if let changes = item.changes, !changes.touch(first, at: root) { return nil }
    let (stores, reason) = stores(for: first, configuration)
    var linter = Linter(profiles: stores, isoCodes: .builtIn, today: settings.today)
    linter.apply(configuration, over: settings.levels, directory: root.directory)
    let result = linter.lint { store in
      let mode = ListingReader.Mode(decodesImages: settings.isDeep, usesOverlay: store.usesOverlay)
      var listing = store.usesOverlay ? first : reader.read(root, mode)
      apply(configuration, to: &listing.submission)
      return listing
    }
    var report = ListingReport(
      result, place: root, stores: stores, storeReason: reason,
      anchors: FileAnchors(root, fileSystem: fileSystem),
      failLevel: settings.failLevel ?? configuration.failLevel ?? .error)
    try session.note(result, of: linter, configuration, report)
    session.hideKnown(in: &report)
    if settings.keepsListings { report.listing = result.listing }
    return report
  }

  /// What the caller and the configuration say of a submission.
  private func apply(_ configuration: Configuration, to submission: inout Submission) {
    // The command line goes before the listing, and the listing before the configuration.
    if let route = settings.route ?? (submission.saysRoute ? nil : configuration.route) {
      submission.route = route
    }
    if let console = settings.console ?? (submission.saysConsole ? nil : configuration.console) {
      submission.console = console
    }
    if let devices = configuration.devices, submission.devices.isEmpty { submission.devices = devices }
    submission.requiresBinaries = settings.requiresBinaries
  }

  private func stores(for listing: Listing, _ configuration: Configuration) -> ([StoreProfile], String) {
    let choices: [([String]?, String)] = [
      (settings.stores, "as --store says"),
      (
        listing.submission.stores.isEmpty ? nil : listing.submission.stores.map(\.value),
        "as the listing says"
      ),
      (configuration.stores, "as the configuration says"),
    ]
    for case (let names?, let reason) in choices {
      let profiles = StoreProfile.heads.map(\.name).filter(names.contains).compactMap(StoreProfile.named)
      if !profiles.isEmpty { return (profiles, reason) }
    }
    return ([.amazonAppstore], "the default store")
  }

  /// The settings that hold for a path.
  /// - Throws: `ConfigurationFault`
  public func configuration(for path: String) throws(ConfigurationFault) -> Configuration {
    var lookup = ConfigurationLookup(given: settings.configuration, boundary: settings.boundary)
    return try lookup.configuration(for: path)
  }
}
