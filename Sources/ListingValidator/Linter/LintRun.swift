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
    /// The configuration file; nil for the nearest one.
    public var configuration: String?
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

  static let nothingFound = """
    no listing found (looked for listing.xml, metadata/android, play, app-metadata, AppDF description.xml and \
    Android modules)
    """

  private let settings: Settings
  private let toolVersion: String
  private let fileSystem = FileSystem()

  /// Prepares a run.
  public init(settings: Settings, toolVersion: String) {
    self.settings = settings
    self.toolVersion = toolVersion
  }

  /// Checks every listing at or below the paths, several at a time.
  /// - Throws: as `run(on:each:)`
  public func report(on paths: [String]) throws -> RunReport {
    var reports: [ListingReport] = []
    let outcome = try run(on: paths, transform: { $0 }, each: { reports.append($0) })
    return RunReport(
      toolVersion: toolVersion, stores: outcome.stores,
      listings: reports.sorted { ($0.root, $0.variant ?? "") < ($1.root, $1.variant ?? "") },
      unreadable: outcome.unreadable)
  }

  /// One of several equal shares of the listings, for several machines.
  public struct Shard: Sendable, Equatable {
    /// Which share, from 1.
    public let number: Int
    /// How many shares there are.
    public let count: Int

    /// Reads `3/8`; nil for what is no share.
    public init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
        (1...count).contains(number)
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
  }

  /// Checks every listing at or below the paths, and hands each report on as soon as its turn comes.
  /// - Parameters:
  ///   - transform: called on several threads at once.
  ///   - each: called with one result at a time, in the order in which the listings were found.
  /// - Throws: `ConfigurationFault`, and what the closures throw.
  public func run<Product: Sendable>(
    on paths: [String], transform: @escaping @Sendable (ListingReport) throws -> Product,
    each: @escaping (Product) throws -> Void
  ) throws -> Outcome {
    var list = WorkList(paths, settings: settings, discover: listings)
    var stores: [StoreProfile] = []
    try OrderedWork(jobs: settings.jobs).run(
      next: { try list.next() },
      makeWorker: {
        // libxml2's compiled schemas are not known to be safe on two threads.
        let reader = ListingReader()
        return { (item: WorkList.Item) -> ([StoreProfile], Product)? in
          guard let report = try lint(item, reader: reader) else { return nil }
          return (report.stores, try transform(report))
        }
      },
      each: { result in
        guard let (used, product) = result else { return }
        for store in used where !stores.contains(where: { $0.name == store.name }) { stores.append(store) }
        try each(product)
      })
    return Outcome(stores: stores.isEmpty ? [.amazonAppstore] : stores, unreadable: list.unreadable)
  }

  /// The listings at or below a path that are to be checked.
  private func listings(at path: String) throws -> Discovered {
    let configuration = try configuration(for: path)
    var found = try Discovery(
      boundary: settings.boundary,
      exclude: configuration.exclude.map(Glob.init) + settings.exclude.map(Glob.init),
      variant: settings.variant
    ).roots(at: path)
    if !settings.readsIgnored { leaveOutIgnored(&found.roots, at: path) }
    return found
  }

  /// Leaves out what `.gitignore` says, but never the path that was named.
  private func leaveOutIgnored(_ roots: inout [ListingRoot], at path: String) {
    let below = roots.filter { $0.path != path && $0.nearMiss == nil }
    guard let boundary = below.first.map({ Boundary(root: $0.boundary) }),
      let repository = GitRepository(boundary: boundary, fileSystem: fileSystem)
    else { return }
    let ignored = repository.ignored(below.map(\.place))
    roots.removeAll { $0.path != path && ignored.contains($0.place) }
  }

  /// Checks a listing.
  /// - Returns: nil where nothing in it has changed.
  private func lint(_ item: WorkList.Item, reader: ListingReader) throws -> ListingReport? {
    let root = item.root
    let configuration = try configuration(for: root.directory, boundary: Boundary(root: root.boundary))
    let first = reader.read(root, ListingReader.Mode(decodesImages: settings.isDeep))
    if let changes = item.changes, !changes.touch(first, at: root) { return nil }
    let (stores, reason) = stores(for: first, configuration)
    let linter = Linter(
      profiles: stores, isoCodes: .builtIn, levels: RuleLevels(configuration.levels + settings.levels),
      today: settings.today, locales: configuration.locales.map(Set.init),
      pinnedProfile: configuration.profile)
    let result = linter.lint { store in
      let mode = ListingReader.Mode(decodesImages: settings.isDeep, usesOverlay: store.usesOverlay)
      var listing = store.usesOverlay ? first : reader.read(root, mode)
      apply(configuration, to: &listing.submission)
      return listing
    }
    var report = ListingReport(
      result, stores: stores, storeReason: reason, anchors: FileAnchors(root, fileSystem: fileSystem))
    if settings.keepsListings { report.listing = result.listing }
    return report
  }

  /// What the caller and the configuration say of a submission.
  private func apply(_ configuration: Configuration, to submission: inout Submission) {
    if let route = settings.route ?? configuration.route { submission.route = route }
    if let console = settings.console { submission.console = console }
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
      let profiles = StoreProfile.builtIn.filter { names.contains($0.name) }
      if !profiles.isEmpty { return (profiles, reason) }
    }
    return ([.amazonAppstore], "the default store")
  }

  /// The settings that hold for a path.
  /// - Throws: `ConfigurationFault`
  public func configuration(for path: String) throws(ConfigurationFault) -> Configuration {
    try configuration(for: path, boundary: nil)
  }

  private func configuration(for path: String, boundary: Boundary?) throws(ConfigurationFault)
    -> Configuration
  {
    if let file = settings.configuration { return try ConfigurationReader.read(file) }
    guard let file = nearestConfiguration(to: path, boundary: boundary) else { return Configuration() }
    return try ConfigurationReader.read(file)
  }

  /// The nearest configuration file at or above a path, no further than the boundary.
  private func nearestConfiguration(to path: String, boundary: Boundary?) -> String? {
    guard var folder = fileSystem.realPath(path) else { return nil }
    if fileSystem.kind(of: folder) != .directory { folder = PathName.parent(of: folder) }
    let boundary =
      boundary ?? Discovery.boundary(of: folder, override: settings.boundary, fileSystem: fileSystem)
    while boundary.contains(realPath: folder) {
      let file = folder == "/" ? "/\(Configuration.fileName)" : "\(folder)/\(Configuration.fileName)"
      if fileSystem.kind(of: file) != nil { return file }
      if folder == "/" { return nil }
      folder = PathName.parent(of: folder)
    }
    return nil
  }
}

/// Parts of paths.
package enum PathName {
  /// The folder that a path is in.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last name of a path.
  static func name(of path: String) -> String { path.pathComponents.last.map(String.init) ?? path }
}
