/// Collects the findings of one listing.
public struct Report: Sendable {
  /// The most findings of one case of a rule that are kept; what comes behind them is counted. A listing that was made
  /// to be large would else have a report a hundred times as large.
  static let maximumOfACase = 2_000

  /// The findings so far.
  public private(set) var findings: [Finding] = []
  private var info: RuleInfo?
  /// How often each case of the rule was found.
  private var counts: [String: Int] = [:]
  /// The first finding of each case that was not kept.
  private var left: [Finding] = []
  private let store: String
  private let levels: RuleLevels
  private let pinnedProfile: CalendarDay?

  init(store: String, levels: RuleLevels, pinnedProfile: CalendarDay? = nil) {
    self.store = store
    self.levels = levels
    self.pinnedProfile = pinnedProfile
  }

  /// Makes a rule the one whose findings follow.
  mutating func begin(_ info: RuleInfo) {
    finish()
    self.info = info
  }

  /// Says how many findings of the last rule were not kept.
  mutating func finish() {
    for finding in left {
      let count = (counts[finding.caseID] ?? 0) - Self.maximumOfACase
      findings.append(finding.standing(for: count))
    }
    counts = [:]
    left = []
  }

  /// Reports a fault.
  /// - Parameters:
  ///   - ruleCase: the case, which decides the severity.
  ///   - location: where the owner would edit.
  ///   - message: what is wrong, with the value found and the value allowed; lower case, no full stop.
  ///   - cause: tells findings of one case apart, so that only those of one cause are grouped.
  ///   - severity: lowers the severity of the case, where the store's profile says so.
  ///   - sources: replaces those of the rule, where the limit has its own.
  ///   - fixes: changes to files that take the fault away.
  public mutating func flag(
    _ ruleCase: RuleCase, at location: Location, _ message: String, found: String? = nil,
    allowed: String? = nil,
    help: String? = nil, locale: String? = nil, field: Field? = nil, cause: String? = nil,
    severity: Severity? = nil,
    sources: [Source] = [], fixes: [Fix] = []
  ) {
    guard let info else { return }
    let sources = sources.isEmpty ? info.sources : sources
    let isNewer = isNewerThanPinned(sources)
    let highest: Severity = info.status == .preview || isNewer ? .note : .error
    let level = min(ruleCase.severity, severity ?? .error, highest)
    guard let level = levels.level(of: info.id, for: level, at: location) else { return }
    let isConfidential = field?.isConfidential ?? false
    counts[ruleCase.id, default: 0] += 1
    if let index = left.firstIndex(where: { $0.caseID == ruleCase.id }) {
      left[index].severity = max(left[index].severity, level)
      return
    }
    let finding =
      Finding(
        rule: info.id, caseID: ruleCase.id, store: info.scope == .files ? nil : store, severity: level,
        message: isNewer ? "\(message) (would change: newer than the pinned profile)" : message,
        location: location, locale: locale, field: field,
        found: isConfidential ? nil : found,
        allowed: allowed, help: help,
        group: [info.id.description, field?.rawValue, ruleCase.id, cause].compactMap { $0 }.joined(
          separator: "/"),
        sources: sources, fixes: fixes)
    if counts[ruleCase.id, default: 0] <= Self.maximumOfACase {
      findings.append(finding)
    } else {
      left.append(finding)
    }
  }

  /// True where every source was read after the day that the user pinned.
  private func isNewerThanPinned(_ sources: [Source]) -> Bool {
    guard let pinnedProfile else { return false }
    return sources.allSatisfy { CalendarDay($0.read).map { $0 > pinnedProfile } ?? false }
  }
}

extension Finding {
  /// The same fault, as one of many that are not told one by one.
  fileprivate func standing(for count: Int) -> Finding {
    Finding(
      rule: rule, caseID: caseID, store: store, severity: severity,
      message: "the same at \(Plural.counted(count, "more place")), not listed one by one",
      location: location, locale: locale,
      field: field, found: nil, allowed: allowed, help: help, group: group, sources: sources, fixes: [])
  }
}
