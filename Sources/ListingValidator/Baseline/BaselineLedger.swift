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
  private let known: [Baseline.Entry: Int]
  /// The most that a listing has of what is known.
  private var met: [Baseline.Entry: Int] = [:]

  init(_ baseline: Baseline, at place: BaselinePlace) {
    let parent = PathName.parent(of: place.path)
    folder = FileSystem().realPath(parent) ?? parent
    known = baseline.counts
  }

  /// What a finding of a listing is called in the baseline.
  static func entry(of finding: Finding, in directory: String, folder: String) -> Baseline.Entry {
    let path = ShownPath.joined(directory, finding.location.path)
    return Baseline.Entry(
      file: ShownPath.relative(path, to: folder), rule: finding.rule, fingerprint: Fingerprint.of(finding))
  }

  /// Which findings of a listing are known; each entry is good for as many findings as it counts.
  ///
  /// Flavours share files: each listing is compared by itself, so that nothing depends on which comes first.
  mutating func areKnown(_ findings: [Finding], in directory: String) -> [Bool] {
    var here: [Baseline.Entry: Int] = [:]
    let result = findings.map { finding in
      let entry = Self.entry(of: finding, in: directory, folder: folder)
      guard let count = known[entry], here[entry, default: 0] < count else { return false }
      here[entry, default: 0] += 1
      return true
    }
    met.merge(here, uniquingKeysWith: max)
    return result
  }

  /// What the run looked for and did not find, with the number of findings that are gone.
  ///
  /// Nothing is said of files that were not part of the run, could not be read, or whose rule is switched off.
  /// - Parameter folders: the real paths of folders that were searched as a whole.
  func stale(after checked: [Checked], searched folders: [String]) -> [Baseline.Entry: Int] {
    let left = known.map { entry, count in (entry, count - met[entry, default: 0]) }.filter { $0.1 > 0 }
    return Dictionary(uniqueKeysWithValues: left).filter { entry, _ in
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
