/// A baseline in use: which of its findings were met in this run.
struct BaselineLedger: Sendable {
  /// A listing that was checked.
  struct Checked: Sendable {
    /// The real path of its root.
    var directory: String
    /// The paths that were read, relative to the root.
    var files: Set<String>
    /// The levels that held for it.
    var levels: RuleLevels
    /// True where all of it could be read.
    var isComplete: Bool
  }

  /// The real path of the folder that paths in the baseline count from.
  let folder: String
  private var left: [Baseline.Entry: Int]

  init(_ baseline: Baseline, at place: BaselinePlace) {
    let parent = PathName.parent(of: place.path)
    folder = FileSystem().realPath(parent) ?? parent
    left = baseline.counts
  }

  /// What a finding of a listing is called in the baseline.
  static func entry(of finding: Finding, in directory: String, folder: String) -> Baseline.Entry {
    let path = ShownPath.joined(directory, finding.location.path)
    return Baseline.Entry(
      file: ShownPath.relative(path, to: folder), rule: finding.rule, fingerprint: Fingerprint.of(finding))
  }

  /// Whether a finding is known; each entry is good for as many findings as it counts.
  mutating func takes(_ finding: Finding, in directory: String) -> Bool {
    let entry = Self.entry(of: finding, in: directory, folder: folder)
    guard let count = left[entry], count > 0 else { return false }
    left[entry] = count - 1
    return true
  }

  /// What the run looked for and did not find, with the number of findings that are gone.
  ///
  /// Nothing is said of files that were not part of the run, could not be read, or whose rule is switched off.
  /// - Parameter folders: the real paths of folders that were searched as a whole.
  func stale(after checked: [Checked], searched folders: [String]) -> [Baseline.Entry: Int] {
    left.filter { entry, count in
      guard count > 0 else { return false }
      let path = ShownPath.joined(folder, entry.file)
      let owners = checked.filter { Boundary(root: $0.directory).contains(realPath: path) }
      for owner in owners {
        let location = Location(path: ShownPath.relative(path, to: owner.directory))
        if !owner.isComplete || owner.levels.isOff(entry.rule, at: location) { return false }
      }
      return folders.contains { Boundary(root: $0).contains(realPath: path) }
        || checked.contains { $0.files.contains(ShownPath.relative(path, to: $0.directory)) }
    }
  }
}
