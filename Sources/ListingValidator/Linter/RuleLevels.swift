/// The severities that options and configuration set.
public struct RuleLevels: Sendable {
  /// One setting: rules, where they apply, and the level; nil silences them.
  public struct Setting: Sendable {
    /// The rule.
    public var rule: RuleID
    /// The level; nil for off.
    public var level: Severity?
    /// A glob on the path relative to the root; nil for everywhere.
    public var path: String?

    /// Sets a level.
    public init(rule: RuleID, level: Severity?, path: String? = nil) {
      self.rule = rule
      self.level = level
      self.path = path
    }
  }

  /// The settings, later ones first.
  private let settings: [Setting]

  /// Takes settings in the order given: later ones win.
  public init(_ settings: [Setting] = []) { self.settings = settings.reversed() }

  /// The level of a finding, which a setting caps; nil when it is off.
  func level(of rule: RuleID, for severity: Severity, at location: Location) -> Severity? {
    let setting = settings.first { setting in
      setting.rule == rule && (setting.path.map { Glob($0).matches(location.path) } ?? true)
    }
    guard let setting else { return severity }
    return setting.level.map { min($0, severity) }
  }
}
