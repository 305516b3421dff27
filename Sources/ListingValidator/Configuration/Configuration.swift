/// The settings of `.listing-lint.json`.
public struct Configuration: Sendable {
  /// The name of the file, looked for upwards from a listing.
  public static let fileName = ".listing-lint.json"

  /// The file; nil for the defaults.
  public var path: String?
  /// The stores to check for.
  public var stores: [String]?
  /// The locales to check.
  public var locales: [String]?
  /// The device classes that are targeted.
  public var devices: Set<Device>?
  /// How the submission reaches the store.
  public var route: Route?
  /// Globs of folders and files that are left out.
  public var exclude: [String] = []
  /// The levels of rules, everywhere or below paths; later ones win.
  public var levels: [RuleLevels.Setting] = []
  /// The day of the store profile that verdicts must not go beyond.
  public var profile: CalendarDay?

  /// The defaults.
  public init() {}
}

/// What is wrong with a configuration.
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
