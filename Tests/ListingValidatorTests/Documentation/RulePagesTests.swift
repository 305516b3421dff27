import ListingValidator
import TestSupport
import Testing

/// `docs/rules` says what the code says.
@Suite struct RulePagesTests {
  @Test func everyRuleHasItsPage() throws {
    for info in RuleSet.builtIn.infos {
      try Recorded.expect(RulePage(info).text, at: "docs/rules/\(info.id).md")
    }
    try Recorded.expect(RuleIndex(.builtIn).text, at: "docs/rules/README.md")
  }

  @Test func noPageIsOfARuleThatIsGone() throws {
    let pages = Set(RuleSet.builtIn.infos.map { "\($0.id).md" }).union(["README.md"])
    let files = try FileSystem().entries(of: "\(Recorded.package)/docs/rules").map(\.name)
    #expect(Set(files).subtracting(pages).isEmpty)
  }
}
