/// The severity from which findings fail a run.
public enum FailLevel: String, CaseIterable, Sendable, Codable {
  case error, warning, note, never

  /// The lowest severity that fails; nil for none.
  public var severity: Severity? { Severity(rawValue: rawValue) }
}
