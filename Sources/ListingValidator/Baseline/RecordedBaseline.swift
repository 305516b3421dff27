/// What a run found, as a baseline holds it, beside the baseline that there was.
public struct RecordedBaseline: Sendable {
  /// What is to become of a baseline.
  public struct Change: Sendable {
    /// The baseline that is to be written.
    public var baseline: Baseline
    /// How many findings it has that the old one has not.
    public var added: Int
    /// How many findings it has no more.
    public var removed: Int
  }

  /// What the run has to say.
  public let report: RunReport
  let old: Baseline
  let found: Baseline
  /// What the old baseline knows and the run looked for in vain, with the number of findings that are gone.
  let stale: [Baseline.Entry: Int]

  /// The old baseline with what is gone taken away and, unless it is only pruned, with what is new.
  ///
  /// What the run did not look at stays as it was.
  public func change(isPruning: Bool) -> Change {
    var baseline = old
    var change = Change(baseline: old, added: 0, removed: 0)
    for (entry, gone) in stale {
      let left = (baseline.counts[entry] ?? 0) - gone
      baseline.counts[entry] = left > 0 ? left : nil
      change.removed += gone
    }
    if !isPruning {
      for (entry, count) in found.counts where count > baseline.counts[entry] ?? 0 {
        change.added += count - (baseline.counts[entry] ?? 0)
        baseline.counts[entry] = count
      }
    }
    change.baseline = baseline
    return change
  }
}

extension LintRun {
  /// Checks every listing at or below the paths, and compares what is found with a baseline.
  /// - Throws: `ConfigurationFault`, or `XMLFault` where the built-in schema is broken.
  public func record(_ paths: [String], over old: Baseline, at place: BaselinePlace) throws
    -> RecordedBaseline
  {
    let session = try LintSession(settings: settings, isRecording: true)
    let report = try report(on: paths, in: session)
    var ledger = BaselineLedger(old, at: place)
    var found = Baseline()
    for listing in report.listings where !listing.isUnread {
      let directory = listing.place.directory
      let findings = listing.findings.map(\.finding)
      _ = ledger.areKnown(findings, in: directory)
      var here: [Baseline.Entry: Int] = [:]
      for finding in findings {
        here[BaselineLedger.entry(of: finding, in: directory, folder: ledger.folder), default: 0] += 1
      }
      // Flavours share files.
      found.counts.merge(here, uniquingKeysWith: max)
    }
    let stale = session.stale(in: ledger)
    return RecordedBaseline(report: report, old: old, found: found, stale: stale)
  }
}
