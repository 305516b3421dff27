/// The report as JUnit's XML: a suite for each listing, a test case for each part of the submission, so that what
/// passed is seen as well as what failed.
public struct JUnitReport: Sendable {
  private let report: RunReport
  /// The parts of a submission that rules are about.
  private let judged: Set<Area>

  /// Prepares a report.
  public init(_ report: RunReport) {
    self.report = report
    judged = Set(report.rules.values.map(\.area))
  }

  /// What came of one test case.
  private struct Case {
    var name: String
    /// The findings that fail it.
    var failures: [ListingReport.Placed] = []
    /// All other findings.
    var others: [ListingReport.Placed] = []
    /// What could not be read.
    var errors: [Unreadable] = []
    /// Why nothing was checked.
    var skipped: String?
  }

  private struct Suite {
    var name: String
    var listing: ListingReport?
    var cases: [Case]
  }

  /// The XML.
  public func text() -> String {
    var suites = report.listings.map(suite)
    if !report.unreadable.isEmpty {
      suites.append(
        Suite(name: "paths", cases: report.unreadable.map { Case(name: $0.path, errors: [$0]) }))
    }
    var xml = XMLLines()
    xml.begin("testsuites", [("name", "listing-lint")] + Self.counts(suites.flatMap(\.cases)))
    for suite in suites {
      xml.begin("testsuite", [("name", suite.name)] + Self.counts(suite.cases))
      for test in suite.cases { write(test, of: suite, into: &xml) }
      if let listing = suite.listing {
        let lines =
          listing.notChecked.map { "not checked: \($0.area) (\($0.reason); \($0.how))" }
          + [listing.hiddenWords.map { "not shown: \($0)" }].compactMap(\.self)
        if !lines.isEmpty {
          xml.add("system-out", text: lines.map(TerminalText.escaped).joined(separator: "\n"))
        }
      }
      xml.end()
    }
    xml.end()
    return xml.text
  }

  private func suite(_ listing: ListingReport) -> Suite {
    var byArea: [Area: [ListingReport.Placed]] = [:]
    for place in listing.findings {
      byArea[report.rules[place.finding.rule]?.area ?? .structure, default: []].append(place)
    }
    let cases = Area.allCases.compactMap { area -> Case? in
      let findings = byArea[area] ?? []
      var test = Case(name: area.label)
      test.failures = findings.filter(listing.isFailed)
      test.others = findings.filter { !listing.isFailed(by: $0) }
      if area == .structure { test.errors = listing.unreadable }
      guard findings.isEmpty, test.errors.isEmpty, !listing.areas.contains(area) || !judged.contains(area)
      else {
        return test
      }
      // What the console asks for is told even where it is not there; what only an app has is not.
      guard listing.keepsAnswers, !Self.onlyInApps.contains(area) else { return nil }
      test.skipped =
        if listing.areas.contains(area) {
          "no rule of this version is about it"
        } else if area == .binaries {
          "no binary is there"
        } else {
          "not kept in this layout"
        }
      return test
    }
    return Suite(name: listing.title, listing: listing, cases: cases)
  }

  private static let onlyInApps: Set<Area> = [
    .manifest, .androidResources, .gamesServices, .voiceInteraction,
  ]

  private func write(_ test: Case, of suite: Suite, into xml: inout XMLLines) {
    let attributes: XMLLines.Attributes = [("classname", suite.name), ("name", test.name)]
    if let reason = test.skipped {
      xml.begin("testcase", attributes)
      xml.add("skipped", [("message", reason)])
      return xml.end()
    }
    guard !test.failures.isEmpty || !test.others.isEmpty || !test.errors.isEmpty else {
      return xml.add("testcase", attributes)
    }
    xml.begin("testcase", attributes)
    // Most readers take the first of several: one that says all.
    if !test.errors.isEmpty {
      xml.add(
        "error", [("type", "unreadable"), ("message", "\(test.errors.count) not readable")],
        text: test.errors.map { "\($0.path): \($0.reason)" }.joined(separator: "\n"))
    } else if let listing = suite.listing, !test.failures.isEmpty {
      let worst = test.failures.map(\.finding.severity).max() ?? .error
      xml.add(
        "failure", [("type", worst.rawValue), ("message", Self.summary(test.failures))],
        text: Self.lines(test.failures, of: listing))
    }
    if let listing = suite.listing {
      let rest = test.errors.isEmpty ? test.others : test.failures + test.others
      if !rest.isEmpty { xml.add("system-out", text: Self.lines(rest, of: listing)) }
    }
    xml.end()
  }

  private static func summary(_ places: [ListingReport.Placed]) -> String {
    let worst = places.max { $0.finding.severity < $1.finding.severity }
    let message = worst.map(\.finding.message) ?? ""
    return places.count == 1 ? message : "\(places.count) findings: \(message), …"
  }

  private static func lines(_ places: [ListingReport.Placed], of listing: ListingReport) -> String {
    places.map { place in
      let finding = place.finding
      let position = place.start.map { ":\($0.line):\($0.column)" } ?? ""
      let help = finding.help.map { "; fix: \($0)" } ?? ""
      let line =
        "\(listing.path(of: place))\(position): \(finding.severity.rawValue): \(finding.message) "
        + "[\(finding.rule)]\(help)"
      // One finding, one line.
      return TerminalText.escaped(line)
    }.joined(separator: "\n")
  }

  private static func counts(_ cases: [Case]) -> XMLLines.Attributes {
    [
      ("tests", "\(cases.count)"),
      ("failures", "\(cases.count { $0.errors.isEmpty && !$0.failures.isEmpty })"),
      ("errors", "\(cases.count { !$0.errors.isEmpty })"),
      ("skipped", "\(cases.count { $0.skipped != nil })"),
    ]
  }
}
