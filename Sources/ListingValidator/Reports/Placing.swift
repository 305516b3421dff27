/// Turns the byte offsets of findings into lines and columns, and takes from files what a report shows of them.
struct Placing {
  let anchors: FileAnchors
  /// What only reviewers may see, where it stands in a file that is shown otherwise.
  let confidential: Location?

  /// The findings with their places, sorted; what they say of files no longer holds on to the files.
  func places(of findings: [Finding]) -> [ListingReport.Placed] {
    var indexes: [String: LineIndex] = [:]
    var files: [String: String] = [:]
    let placed = findings.map { finding in
      let path = finding.location.path
      let file = finding.location.file == nil ? files[path] ?? anchors.file(standingFor: path) : path
      files[path] = file
      var place = ListingReport.Placed(finding: finding, fingerprint: "", file: file)
      place.finding.location = finding.location.withoutFile
      guard let source = finding.location.file, let range = finding.location.range else { return place }
      let index = indexes[path] ?? LineIndex(source)
      indexes[path] = index
      let start = index.position(of: range.lowerBound)
      let end = index.position(of: range.upperBound)
      place.start = start
      place.end = end
      place.excerpt = excerpt(of: finding, at: range.lowerBound, from: start, to: end, in: index)
      return place
    }
    return numbered(placed.sorted(by: Self.precedes))
  }

  /// Equal findings in one file are told apart by their number, not by their line.
  private func numbered(_ places: [ListingReport.Placed]) -> [ListingReport.Placed] {
    var seen: [String: Int] = [:]
    return places.map { place in
      let key = Fingerprint.of(place.finding)
      let number = seen[key, default: 0] + 1
      seen[key] = number
      var place = place
      place.fingerprint = number == 1 ? key : "\(key)-\(number)"
      return place
    }
  }

  /// The part of the line that a finding begins in, its span told apart.
  private func excerpt(
    of finding: Finding, at offset: Int, from start: Position, to end: Position, in index: LineIndex
  ) -> Excerpt? {
    guard !(finding.field?.isConfidential ?? false), !holdsSecret(start.line, of: finding, in: index) else {
      return nil
    }
    let (text, column) = index.part(around: offset, reach: Excerpt.reach)
    let line = Array(text.unicodeScalars)
    let first = start.column - column
    let last = end.line == start.line ? end.column - column : line.count
    let excerpt = Excerpt(line: line, from: first, to: max(last, first))
    return excerpt.text.isEmpty ? nil : excerpt
  }

  /// A line that holds some of what only reviewers may see is not shown at all.
  private func holdsSecret(_ line: Int, of finding: Finding, in index: LineIndex) -> Bool {
    guard let confidential, confidential.path == finding.location.path, let range = confidential.range else {
      return false
    }
    return index.position(of: range.lowerBound).line <= line
      && line <= index.position(of: range.upperBound).line
  }

  /// By path, position and rule.
  static func precedes(_ left: ListingReport.Placed, _ right: ListingReport.Placed) -> Bool {
    let (a, b) = (left.finding, right.finding)
    if a.location.path != b.location.path { return a.location.path < b.location.path }
    let start = Position(line: 0, column: 0)
    if left.start != right.start { return (left.start ?? start) < (right.start ?? start) }
    if a.rule != b.rule { return a.rule < b.rule }
    return (a.caseID, a.message) < (b.caseID, b.message)
  }
}
