/// A fault at one place.
struct JSONFinding: Codable {
  let rule: String
  let `case`: String
  let store: String?
  let severity: Severity
  let message: String
  let file: String
  /// A file that exists, where the other does not.
  let anchor: String?
  let line: Int?
  let column: Int?
  let endLine: Int?
  let endColumn: Int?
  let locale: String?
  let field: Field?
  let found: String?
  let allowed: String?
  let help: String?
  let group: String
  let fingerprint: String
  let fixable: Bool
  /// Whether the fix is safe; nil where there is none.
  let fix: Fix.Safety?
  let sources: [Source]

  init(_ place: ListingReport.Placed) {
    let finding = place.finding
    rule = finding.rule.description
    `case` = finding.caseID
    store = finding.store
    severity = finding.severity
    message = finding.message
    file = finding.location.path
    anchor = place.file == finding.location.path ? nil : place.file
    line = place.start?.line
    column = place.start?.column
    endLine = place.end?.line
    endColumn = place.end?.column
    locale = finding.locale
    field = finding.field
    found = finding.found
    allowed = finding.allowed
    help = finding.help
    group = finding.group
    fingerprint = place.fingerprint
    fixable = !finding.fixes.isEmpty
    fix =
      finding.fixes.isEmpty ? nil : finding.fixes.contains { $0.safety == .safe } ? .safe : .unsafe
    sources = finding.sources
  }

  /// The finding with its place, as far as a report tells them.
  var placed: ListingReport.Placed {
    func position(_ line: Int?, _ column: Int?) -> Position? {
      line.flatMap { line in column.map { Position(line: line, column: $0) } }
    }
    return ListingReport.Placed(
      finding: Finding(
        rule: RuleID(rule), caseID: `case`, store: store, severity: severity, message: message,
        location: Location(path: file), locale: locale, field: field, found: found, allowed: allowed,
        help: help, group: group, sources: sources,
        fixes: fix.map { [Fix("in the report of another run", $0, [])] } ?? []),
      start: position(line, column), end: position(endLine, endColumn), fingerprint: fingerprint,
      file: anchor ?? file)
  }
}
