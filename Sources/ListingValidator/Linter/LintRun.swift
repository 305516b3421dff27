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
    /// A path without a listing is no failure.
    public var allowsEmpty = false
    /// A report shows the listings themselves, not only what is wrong with them.
    public var keepsListings = false
    /// Today's date.
    public var today: CalendarDay

    /// The defaults.
    public init(today: CalendarDay) { self.today = today }
  }

  private static let nothingFound = """
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

  /// Checks every listing at or below the paths.
  /// - Throws: `ConfigurationFault`, or `XMLFault` where the built-in schema is broken.
  public func report(on paths: [String]) throws -> RunReport {
    let reader = try ListingReader()
    var reports: [ListingReport] = []
    var unreadable: [Unreadable] = []
    // One listing may be named twice, in two ways.
    var seen: Set<[String]> = []
    var usedStores: [StoreProfile] = []
    for path in paths {
      let configuration = try configuration(for: path)
      let discovery = Discovery(
        boundary: settings.boundary, exclude: configuration.exclude.map(Glob.init), variant: settings.variant)
      let found: Discovered
      do {
        found = try discovery.roots(at: path)
      } catch {
        unreadable.append(Unreadable(path: path, reason: error.reason))
        continue
      }
      unreadable += found.unreadable
      if found.isEmpty, found.unreadable.isEmpty, !settings.allowsEmpty {
        unreadable.append(Unreadable(path: path, reason: LintRun.nothingFound))
      }
      if let variant = settings.variant, variant != "main", !found.isEmpty,
        !found.roots.contains(where: { $0.variant == variant })
      {
        unreadable.append(Unreadable(path: path, reason: "no variant \(variant) found"))
        continue
      }
      for root in found.roots {
        let key = [
          fileSystem.realPath(root.directory) ?? root.directory, root.name ?? "", root.variant ?? "",
        ]
        guard seen.insert(key).inserted else { continue }
        let report = try lint(root, reader: reader)
        for store in report.stores where !usedStores.contains(where: { $0.name == store.name }) {
          usedStores.append(store)
        }
        reports.append(report)
      }
    }
    return RunReport(
      toolVersion: toolVersion, stores: usedStores.isEmpty ? [.amazonAppstore] : usedStores,
      listings: reports.sorted { ($0.root, $0.variant ?? "") < ($1.root, $1.variant ?? "") },
      unreadable: unreadable)
  }

  private func lint(_ root: ListingRoot, reader: ListingReader) throws -> ListingReport {
    let configuration = try configuration(for: root.directory, boundary: Boundary(root: root.boundary))
    var listing = reader.read(root)
    if let route = settings.route ?? configuration.route { listing.submission.route = route }
    if let console = settings.console { listing.submission.console = console }
    if let devices = configuration.devices, listing.submission.devices.isEmpty {
      listing.submission.devices = devices
    }
    listing.submission.requiresBinaries = settings.requiresBinaries
    let (stores, reason) = stores(for: listing, configuration)
    let linter = Linter(
      profiles: stores, isoCodes: .builtIn, levels: RuleLevels(configuration.levels + settings.levels),
      today: settings.today, locales: configuration.locales.map(Set.init),
      pinnedProfile: configuration.profile)
    var report = ListingReport(
      linter.lint(listing), stores: stores, storeReason: reason,
      anchors: FileAnchors(root, fileSystem: fileSystem))
    if settings.keepsListings { report.listing = listing }
    return report
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
