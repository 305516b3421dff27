/// The severities that options and configuration set.
public struct RuleLevels: Sendable {
  /// One setting: rules, where they apply, and the level; nil silences them.
  public struct Setting: Sendable {
    /// The rule.
    public var rule: RuleID
    /// The level; nil for off.
    public var level: Severity?
    /// Where it holds; nil for everywhere.
    public var pattern: PathPattern?
    /// Where the setting stands; nil for the command line.
    public var origin: SettingOrigin?

    /// Sets a level.
    public init(
      rule: RuleID, level: Severity?, pattern: PathPattern? = nil, origin: SettingOrigin? = nil
    ) {
      self.rule = rule
      self.level = level
      self.pattern = pattern
      self.origin = origin
    }
  }

  /// The settings, later ones first.
  private let settings: [RuleID: [Setting]]
  /// The real path of the root that paths are relative to.
  private let directory: String?

  /// Takes settings in the order given: later ones win.
  /// - Parameter directory: the real path of the listing's root; nil where it is not known.
  public init(_ settings: [Setting] = [], directory: String? = nil) {
    self.settings = Dictionary(grouping: settings.reversed(), by: \.rule)
    self.directory = directory
  }

  /// The level of a finding, which a setting caps; nil when it is off.
  func level(of rule: RuleID, for severity: Severity, at location: Location) -> Severity? {
    let setting = settings[rule]?.first { setting in
      setting.pattern.map { $0.matches(location.path, in: directory) } ?? true
    }
    guard let setting else { return severity }
    return setting.level.map { min($0, severity) }
  }

  /// True where findings of a rule are not wanted.
  func isOff(_ rule: RuleID, at location: Location) -> Bool {
    level(of: rule, for: .error, at: location) == nil
  }
}
