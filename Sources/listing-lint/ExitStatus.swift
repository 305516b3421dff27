/// What the command tells its caller.
enum ExitStatus: Int32, Sendable {
  /// Nothing at or above the fail level.
  case success = 0
  /// Findings at or above the fail level.
  case findings = 1
  /// Wrong usage, configuration or baseline.
  case usage = 2
  /// Something could not be read or written, or the tool failed.
  case unreadable = 3
  /// Somebody ended the run.
  case interrupted = 130

  /// The one that matters more: usage, then unreadable, then findings.
  func combined(with other: ExitStatus) -> ExitStatus {
    [.usage, .unreadable, .findings].first { self == $0 || other == $0 } ?? .success
  }
}
