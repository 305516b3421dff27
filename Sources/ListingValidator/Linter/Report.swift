/// Collects the findings of one listing.
public struct Report: Sendable {
  /// The findings so far.
  public private(set) var findings: [Finding] = []
  private var info: RuleInfo?
  private let store: String
  private let levels: RuleLevels
  private let pinnedProfile: CalendarDay?

  init(store: String, levels: RuleLevels, pinnedProfile: CalendarDay? = nil) {
    self.store = store
    self.levels = levels
    self.pinnedProfile = pinnedProfile
  }

  /// Makes a rule the one whose findings follow.
  mutating func begin(_ info: RuleInfo) { self.info = info }

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
    findings.append(
      Finding(
        rule: info.id, caseID: ruleCase.id, store: info.scope == .files ? nil : store, severity: level,
        message: isNewer ? "\(message) (would change: newer than the pinned profile)" : message,
        location: location, locale: locale, field: field,
        found: isConfidential ? nil : found,
        allowed: allowed, help: help,
        group: [info.id.description, field?.rawValue, ruleCase.id, cause].compactMap { $0 }.joined(
          separator: "/"),
        sources: sources, fixes: fixes))
  }

  /// True where every source was read after the day that the user pinned.
  private func isNewerThanPinned(_ sources: [Source]) -> Bool {
    guard let pinnedProfile else { return false }
    return sources.allSatisfy { CalendarDay($0.read).map { $0 > pinnedProfile } ?? false }
  }
}
