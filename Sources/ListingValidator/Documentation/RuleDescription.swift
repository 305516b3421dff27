/// A rule as `rules --format json` prints it.
public struct RuleDescription: Encodable {
  private let id: String
  private let title: String
  private let severity: Severity
  private let cases: [Case]
  private let status: String
  private let area: Area
  private let rationale: String
  private let sources: [Source]

  private struct Case: Encodable {
    let id: String
    let severity: Severity
    let when: String
  }

  /// Describes a rule.
  public init(_ info: RuleInfo) {
    id = info.id.description
    title = info.title
    severity = info.severity
    cases = info.cases.map { Case(id: $0.id, severity: $0.severity, when: $0.when) }
    status = info.status.rawValue
    area = info.area
    rationale = info.rationale
    sources = info.sources
  }
}
