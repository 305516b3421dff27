import Testing

@testable import ListingValidator

/// Every rule over its own examples, also written differently.
@Suite struct RuleExamplesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: any Rule
    var example: Example
    var expected: RuleCase?
    var transformation: Transformation
    var number: Int
    var testDescription: String {
      "\(type(of: rule).info.id) \(expected?.id ?? "accepted") \(number) \(transformation.rawValue)"
    }
  }

  static let cases: [Case] = RuleSet.builtIn.rules.flatMap { rule in
    let info = type(of: rule).info
    let examples: [(RuleCase?, Example)] =
      info.flagged.map { ($0.ruleCase, $0.example) } + info.accepted.map { (nil, $0) }
    return examples.enumerated().flatMap { number, example in
      Transformation.allCases.map {
        Case(rule: rule, example: example.1, expected: example.0, transformation: $0, number: number)
      }
    }
  }

  @Test(arguments: cases) func example(_ test: Case) throws {
    var files: [String: [UInt8]] = [:]
    var expected: [Place] = []
    for (path, content) in test.example.files {
      guard let marked = test.transformation.apply(to: MarkedText(content), path: path) else { return }
      files[path] = marked.text
      expected += marked.marks.map { Place(path: path, range: $0) }
    }
    let findings = try Lint.findings(
      files, links: test.example.links, options: test.example.options, rules: RuleSet([test.rule]))
    if test.expected != nil, expected.isEmpty {
      #expect(findings.count == 1 && findings.first?.location.range == nil, "\(findings.map(\.message))")
    } else {
      let found = findings.map { finding in
        // Paths count from the root of the listing.
        let path = files.keys.first { "/\($0)".hasSuffix("/\(finding.location.path)") }
        return Place(path: path ?? finding.location.path, range: finding.location.range ?? 0..<0)
      }
      #expect(found.sorted() == expected.sorted(), "\(findings.map(\.message))")
    }
    if let ruleCase = test.expected {
      #expect(findings.allSatisfy { $0.caseID == ruleCase.id }, "\(findings.map(\.caseID))")
    }
    for finding in findings {
      #expect(!finding.message.hasSuffix("."))
      #expect(finding.message.first.map { !$0.isUppercase || finding.message.hasPrefix("URL") } ?? false)
      if let file = finding.location.file, let range = finding.location.range {
        #expect(range.upperBound <= file.text.count)
      }
    }
  }

  @Test(arguments: RuleSet.builtIn.infos.map(\.id)) func ruleIsDescribed(_ id: RuleID) throws {
    let info = try #require(RuleSet.builtIn.info(id))
    #expect(RuleSet.builtIn.infos.filter { $0.id == id }.count == 1)
    #expect(!info.sources.isEmpty && !info.rationale.isEmpty && !info.title.isEmpty)
    #expect(!info.flagged.isEmpty && !info.accepted.isEmpty)
    #expect(Set(info.cases.map(\.id)).count == info.cases.count)
    for ruleCase in info.cases {
      #expect(info.flagged.contains { $0.ruleCase == ruleCase }, "no example shows the case \(ruleCase.id)")
    }
  }

  struct Place: Comparable, CustomStringConvertible {
    var path: String
    var range: Range<Int>
    var description: String { "\(path)[\(range)]" }
    static func < (left: Place, right: Place) -> Bool {
      (left.path, left.range.lowerBound, left.range.upperBound)
        < (right.path, right.range.lowerBound, right.range.upperBound)
    }
  }
}
