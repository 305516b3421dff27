/// Where a setting stands.
public struct SettingOrigin: Sendable, Hashable, CustomStringConvertible {
  /// The file, as it is shown.
  public let path: String
  /// 1-based.
  public let line: Int

  /// `path:line`.
  public var description: String { "\(path):\(line)" }
}
