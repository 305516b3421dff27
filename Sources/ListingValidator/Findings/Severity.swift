/// How much a finding weighs.
public enum Severity: String, Sendable, CaseIterable, Codable, Comparable {
  /// Good to know; nothing needs to change. Counted, and shown only when asked for.
  case note
  /// A documented risk or recommendation: the store may accept it.
  case warning
  /// What the store, the Android parser or the schema refuses.
  case error

  public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
