import Testing

@testable import ListingValidator

/// Every rule over its own examples, also written differently.
@Suite struct RuleExamplesTests {
  /// A rule as a test's argument.
  struct Argument: CustomTestStringConvertible, Sendable {
    var rule: any Rule
    var testDescription: String { type(of: rule).info.id.description }
  }

  static let arguments = RuleSet.builtIn.rules.map(Argument.init)

  @Test(arguments: arguments) func examplesAreJudged(_ argument: Argument) throws {
    let info = type(of: argument.rule).info
    // Compiling the schema takes longer than all the rest.
    let reader = ListingReader()
    let examples: [(expected: RuleCase?, example: Example)] =
      info.flagged.map { ($0.ruleCase, $0.example) } + info.accepted.map { (nil, $0) }
    for (number, entry) in examples.enumerated() {
      for transformation in Transformation.allCases {
        let name = "\(entry.expected?.id ?? "accepted") \(number) \(transformation.rawValue)"
        try judge(entry.example, of: argument.rule, expected: entry.expected, transformation, name, reader)
      }
    }
  }

  private func judge(
    _ example: Example, of rule: any Rule, expected ruleCase: RuleCase?, _ transformation: Transformation,
    _ name: String, _ reader: ListingReader
  ) throws {
    var files: [String: [UInt8]] = [:]
    var expected: [Place] = []
    for (path, content) in example.files {
      guard let marked = transformation.apply(to: MarkedText(content), path: path) else { return }
      files[path] = marked.text
      expected += marked.marks.map { Place(path: path, range: $0) }
    }
    // Whether a suppression is used is known by what all other rules find.
    let rules = rule is SuppressionUnused ? RuleSet.builtIn : RuleSet([rule])
    let findings = try Lint.findings(
      files, links: example.links, pictures: example.pictures, packages: example.packages,
      sketches: example.sketches, options: example.options, rules: rules, reader: reader
    ).filter { $0.rule == type(of: rule).info.id }
    let comment = Comment(rawValue: "\(name): \(findings.map { "\($0.caseID): \($0.message)" })")
    if ruleCase != nil, expected.isEmpty {
      #expect(findings.count == 1 && findings.first?.location.range == nil, comment)
    } else {
      let found = findings.map { finding in
        // Paths count from the root of the listing.
        let path = files.keys.first { "/\($0)".hasSuffix("/\(finding.location.path)") }
        return Place(path: path ?? finding.location.path, range: finding.location.range ?? 0..<0)
      }
      #expect(found.sorted() == expected.sorted(), comment)
    }
    if let ruleCase { #expect(findings.allSatisfy { $0.caseID == ruleCase.id }, comment) }
    for finding in findings {
      #expect(!finding.message.hasSuffix("."), comment)
      #expect(finding.message.first.map { !$0.isUppercase || isAcronym(finding.message) } ?? false, comment)
      if let file = finding.location.file, let range = finding.location.range {
        #expect(range.upperBound <= file.text.count, comment)
      }
    }
  }

  /// True where a message begins with a word that is written in capitals.
  private func isAcronym(_ message: String) -> Bool {
    message.prefix { $0 != " " }.allSatisfy { $0.isUppercase || $0.isNumber || "-+".contains($0) }
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
