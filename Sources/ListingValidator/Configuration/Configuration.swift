/// The settings of `.listing-lint.json`, those that it extends included.
public struct Configuration: Sendable {
  /// The name of the file, looked for upwards from a listing.
  public static let fileName = ".listing-lint.json"

  /// The file as it is shown; nil for the defaults.
  public var path: String?
  /// The stores to check for.
  public var stores: [String]?
  /// The locales to check.
  public var locales: [String]?
  /// The device classes that are targeted.
  public var devices: Set<Device>?
  /// How the submission reaches the store.
  public var route: Route?
  /// The form of the console.
  public var console: ConsoleGeneration?
  /// The layouts that are looked for; nil for all.
  public var layouts: [Layout]?
  /// Folders and files that are left out.
  public var exclude: [PathPattern] = []
  /// The severity from which findings fail a run.
  public var failLevel: FailLevel?
  /// The levels of rules, everywhere or below paths; later ones win.
  public var levels: [RuleLevels.Setting] = []
  /// The limits that the team set for itself.
  public var limits: [TeamLimit: Int] = [:]
  /// The words that a rule accepts.
  public var allowedWords: [RuleID: [String]] = [:]
  /// Findings that are not to be shown.
  public var suppressions: [Suppression] = []
  /// The file with the findings that are known already.
  public var baseline: BaselinePlace?
  /// The day of the store profile that verdicts must not go beyond.
  public var profile: CalendarDay?
  /// Where each setting stands, by its key; those of one rule by `allow ID`, a limit by `limits NAME`.
  public var origins: [String: SettingOrigin] = [:]

  /// The defaults.
  public init() {}
}

/// Where a baseline lies.
public struct BaselinePlace: Sendable, Hashable {
  /// The absolute path.
  public var path: String
  /// Where the settings name it; nil where the command line does.
  public var origin: SettingOrigin?
  /// The folder that it may not lie outside of; nil where the user vouches for it.
  var boundary: String?

  /// The path as a person would write it here.
  public var shown: String { ShownPath.fromHere(path) }

  /// True where something is there.
  public var exists: Bool { FileSystem().kind(of: path) != nil }

  /// A file that the command line names.
  /// - Parameter path: absolute, or relative to the current folder.
  public init(path: String) {
    self.path = path.isRelativePath ? ShownPath.joined(FileSystem().realPath(".") ?? "/", path) : path
  }

  /// A file that settings name.
  init(path: String, origin: SettingOrigin, boundary: String) {
    self.path = path
    self.origin = origin
    self.boundary = boundary
  }
}

/// What is wrong with a configuration or a baseline.
public struct ConfigurationFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file.
  public let path: String
  /// Where in it; nil when it cannot be read.
  public let position: Position?
  /// What is wrong; no full stop.
  public let message: String

  /// `path:line:column: message`.
  public var description: String {
    "\(path)\(position.map { ":\($0.line):\($0.column)" } ?? ""): \(message)"
  }
}
