struct AppDFDateInvalid: Rule {
  static let notADate = RuleCase("not-a-date", .error, "the calendar has no such day, or a part is missing")
  static let reversed = RuleCase(
    "ends-before-it-starts", .error, "the end of the period is not after its start")

  static let info = RuleInfo(
    "appdf-date-invalid", "period of availability that cannot be", area: .structure,
    rationale: """
      A date has a year, a month and a day, each a number. An app that is available until the day it appears, or a \
      day before, is never available; AppDF's editor refused such a file.
      """,
    cases: [notADate, reversed],
    sources: .appdfSchema + [Source("onepf/AppDF:tools/editor/js/appdfparser.js", .publicCode)],
    flagged: [
      FlaggedExample(notADate, .appdf(period("⟦<since year=\"2026\" month=\"2\" day=\"30\"/>⟧"))),
      FlaggedExample(notADate, .appdf(period("⟦<since year=\"2026\" month=\"March\" day=\"3\"/>⟧"))),
      FlaggedExample(notADate, .appdf(period("⟦<until>⟧2027-01-31</until>"))),
      FlaggedExample(
        reversed,
        .appdf(
          period(
            """
            <since year="2027" month="1" day="31"/>
            ⟦<until year="2026" month="12" day="24"/>⟧
            """))),
    ],
    accepted: [
      .appdf(
        period("<since year=\"2026\" month=\"12\" day=\"24\"/><until year=\"2027\" month=\"01\" day=\"31\"/>")
      )
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    switch fault.appdf {
    case .invalidDate(let found, let element):
      report.flag(
        Self.notADate, at: fault.location, "<\(element)> is no day of the calendar: \"\(found)\"",
        found: found,
        help: "write <\(element) year=\"2026\" month=\"12\" day=\"24\"/>", field: .publishingDate)
    case .reversedPeriod(let since, let until):
      report.flag(
        Self.reversed, at: fault.location, "the period ends on \(until) and starts on \(since)",
        found: until.description, allowed: "after \(since)", help: "put the end after the start",
        field: .publishingDate)
    default: break
    }
  }

  private static func period(_ dates: String) -> String {
    "<availability><period>\(dates)</period></availability>"
  }
}
