/// The listings of a run, found path by path in the order of the paths' names.
struct WorkList {
  /// What could not be looked into, or holds nothing.
  private(set) var unreadable: [Unreadable] = []

  private var paths: ArraySlice<String>
  private var roots: ArraySlice<ListingRoot> = []
  // One listing may be named twice, in two ways.
  private var seen: Set<String> = []
  private var found = 0
  private var changes: [String: ChangedFiles] = [:]
  private let discover: (String) throws -> Discovered
  private let settings: LintRun.Settings
  private let fileSystem = FileSystem()

  /// Sets up a list.
  /// - Parameter discover: finds the listings at a path; a `DiscoveryFault` is noted, any other error ends the run.
  init(_ paths: [String], settings: LintRun.Settings, discover: @escaping (String) throws -> Discovered) {
    // In the order of their names, so that nothing depends on how they were typed.
    self.paths = Array(Set(paths)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }[...]
    self.settings = settings
    self.discover = discover
  }

  /// A listing to be checked.
  struct Item: Sendable {
    let root: ListingRoot
    /// What git says has changed; nil to check the listing in any case.
    let changes: ChangedFiles?
  }

  /// The next listing; nil after the last.
  mutating func next() throws -> Item? {
    while true {
      while let root = roots.popFirst() {
        let key =
          "\(fileSystem.realPath(root.directory) ?? root.directory)\0\(root.name ?? "")\0\(root.variant ?? "")"
        guard seen.insert(key).inserted, isInShard() else { continue }
        guard let revision = settings.changedSince, root.nearMiss == nil else {
          return Item(root: root, changes: nil)
        }
        if let changes = changes(in: root, since: revision) { return Item(root: root, changes: changes) }
      }
      guard let path = paths.popFirst() else { return nil }
      roots = try found(at: path)
    }
  }

  /// How many listings there are, as far as paths were looked through; each of the others may hold one.
  var known: Int { found + roots.count + paths.count }

  /// Deals the listings out to the shards one by one.
  private mutating func isInShard() -> Bool {
    found += 1
    return settings.shard.map { (found - 1) % $0.count == $0.number - 1 } ?? true
  }

  private mutating func changes(in root: ListingRoot, since revision: String) -> ChangedFiles? {
    if let known = changes[root.boundary] { return known }
    do {
      let changed = try ChangedFiles(
        since: revision, in: Boundary(root: root.boundary), fileSystem: fileSystem)
      changes[root.boundary] = changed
      return changed
    } catch {
      unreadable.append(Unreadable(path: root.path, reason: error.reason))
      return nil
    }
  }

  private mutating func found(at path: String) throws -> ArraySlice<ListingRoot> {
    let found: Discovered
    do {
      found = try discover(path)
    } catch let fault as DiscoveryFault {
      unreadable.append(Unreadable(path: path, reason: fault.reason))
      return []
    }
    unreadable += found.unreadable
    if found.isEmpty, found.unreadable.isEmpty, !settings.allowsEmpty {
      unreadable.append(Unreadable(path: path, reason: LintRun.nothingFound + found.hint))
    }
    if let variant = settings.variant, variant != "main", !found.isEmpty,
      !found.roots.contains(where: { $0.variant == variant })
    {
      unreadable.append(Unreadable(path: path, reason: "no variant \(variant) found"))
      return []
    }
    return found.roots[...]
  }
}
