import Synchronization

/// What the listings of one run have in common; they are checked on several threads.
final class LintSession: Sendable {
  private struct State: Sendable {
    var configurations: ConfigurationLookup
    /// By the path of the baseline.
    var ledgers: [String: BaselineLedger] = [:]
    /// The baseline of each listing.
    var baselines: [ListingRoot: String] = [:]
    var suppressions = SuppressionUse()
    /// The real paths of the folders that were searched as a whole.
    var searched: [String] = []
    var checked: [BaselineLedger.Checked] = []
  }

  private let settings: LintRun.Settings
  private let isRecording: Bool
  private let state: Mutex<State>

  /// - Parameter isRecording: a baseline is about to be written.
  /// - Throws: `ConfigurationFault` of a baseline that the command line names.
  init(settings: LintRun.Settings, isRecording: Bool = false) throws(ConfigurationFault) {
    self.settings = settings
    self.isRecording = isRecording
    var state = State(
      configurations: ConfigurationLookup(given: settings.configuration, boundary: settings.boundary))
    // A broken one is told even where there is no listing.
    if case .given(let place) = settings.baseline {
      state.ledgers[place.path] = BaselineLedger(try Baseline(at: place), at: place)
    }
    self.state = Mutex(state)
  }

  /// The settings that hold for a path.
  func configuration(
    for path: String, boundary: Boundary? = nil
  ) throws(ConfigurationFault) -> Configuration {
    let result = state.withLock { state in
      Result { () throws(ConfigurationFault) in
        try state.configurations.configuration(for: path, boundary: boundary)
      }
    }
    return try result.get()
  }

  /// Takes note of a path that was searched.
  func note(_ found: Discovered, at path: String) {
    let fileSystem = FileSystem()
    let isWhole = settings.variant == nil && settings.changedSince == nil && settings.shard == nil
    guard isWhole, found.unreadable.isEmpty, let real = fileSystem.realPath(path),
      fileSystem.kind(of: real) == .directory
    else { return }
    state.withLock { $0.searched.append(real) }
  }

  /// Takes note of a listing that was checked.
  /// - Throws: `ConfigurationFault` of its baseline.
  func note(
    _ result: LintResult, of linter: Linter, _ configuration: Configuration, _ report: ListingReport
  ) throws(ConfigurationFault) {
    let root = report.place
    let place = baseline(of: configuration)
    // Without a baseline nothing of a listing is kept.
    guard place != nil || isRecording || !configuration.suppressions.isEmpty else { return }
    let checked = BaselineLedger.Checked(
      directory: root.directory, files: result.files, levels: linter.levels,
      isComplete: result.unreadable.isEmpty && !result.listing.isUnread)
    let outcome = state.withLock { state in
      Result { () throws(ConfigurationFault) in
        if place != nil || isRecording { state.checked.append(checked) }
        state.suppressions.add(configuration.suppressions, result, linter: linter, report)
        guard let place else { return }
        if state.ledgers[place.path] == nil {
          state.ledgers[place.path] = BaselineLedger(try Baseline(at: place), at: place)
        }
        state.baselines[root] = place.path
      }
    }
    try outcome.get()
  }

  private func baseline(of configuration: Configuration) -> BaselinePlace? {
    switch settings.baseline {
    case .configured: configuration.baseline
    case .given(let place): place
    case .none: nil
    }
  }

  /// Takes away what a baseline knows; nothing of a listing of which next to nothing could be read.
  func hideKnown(in report: inout ListingReport) {
    guard !report.isUnread else { return }
    report.hide(areKnown(report.findings.map(\.finding), in: report.place))
  }

  /// Which findings the baseline of a listing knows.
  private func areKnown(_ findings: [Finding], in root: ListingRoot) -> [Bool] {
    state.withLock { state in
      guard let path = state.baselines[root], var ledger = state.ledgers[path] else {
        return findings.map { _ in false }
      }
      let known = ledger.areKnown(findings, in: root.directory)
      state.ledgers[path] = ledger
      return known
    }
  }

  /// What there is to say now that all listings are read.
  func lateReports() -> [ListingReport] {
    let unused = state.withLock { $0.suppressions.findings(searched: $0.searched) }
    return unused.map { report, findings in
      let pairs = zip(findings, areKnown(findings, in: report.place))
      return report.late(pairs.filter { !$0.1 }.map(\.0), known: pairs.filter(\.1).map(\.0))
    }
  }

  /// How many entries of baselines stand for findings that are gone, in what was checked.
  var staleBaselineEntries: Int {
    state.withLock { state in
      state.ledgers.values.map { $0.stale(after: state.checked, searched: state.searched).count }.reduce(0, +)
    }
  }

  /// What of a baseline was looked for in vain.
  func stale(in ledger: BaselineLedger) -> [Baseline.Entry: Int] {
    state.withLock { ledger.stale(after: $0.checked, searched: $0.searched) }
  }
}

extension Linter {
  /// Goes by the settings that hold for a listing.
  /// - Parameters:
  ///   - levels: what the command line says; it wins.
  ///   - directory: the real path of the listing's root.
  mutating func apply(
    _ configuration: Configuration, over levels: [RuleLevels.Setting] = [], directory: String
  ) {
    self.levels = RuleLevels(configuration.levels + levels, directory: directory)
    self.directory = directory
    locales = configuration.locales.map(Set.init)
    pinnedProfile = configuration.profile
    suppressions = configuration.suppressions
    team.limits = configuration.limits
    team.allowedWords = configuration.allowedWords
  }
}
