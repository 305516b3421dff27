import TestSupport
import Testing

@testable import ListingValidator

@Suite struct BaselineTests {
  private static let place = BaselinePlace(path: "/repository/known.json")

  private func read(_ json: String) throws(ConfigurationFault) -> Baseline {
    try Baseline(StrictJSON(Array(json.utf8), path: "b.json"))
  }

  private func baseline(_ counts: [String: Int]) -> Baseline {
    var baseline = Baseline()
    for (file, count) in counts {
      baseline.counts[.init(file: file, rule: "html-in-text", fingerprint: "f")] = count
    }
    return baseline
  }

  @Test func theFileIsSortedOneFindingALine() throws {
    var baseline = baseline(["b.txt": 2, "a \"x\".txt": 1, "a\u{202E}.txt": 1, "ä.txt": 3])
    baseline.counts[.init(file: "b.txt", rule: "emoji-in-text", fingerprint: "0")] = 1
    let text = String(decoding: baseline.text, as: UTF8.self)
    #expect(
      text == """
        {"version": 1, "findings": [
          {"file": "a \\"x\\".txt", "rule": "html-in-text", "fingerprint": "f", "count": 1},
          {"file": "a\\u202e.txt", "rule": "html-in-text", "fingerprint": "f", "count": 1},
          {"file": "b.txt", "rule": "emoji-in-text", "fingerprint": "0", "count": 1},
          {"file": "b.txt", "rule": "html-in-text", "fingerprint": "f", "count": 2},
          {"file": "ä.txt", "rule": "html-in-text", "fingerprint": "f", "count": 3}
        ]}

        """)
    #expect(try read(text) == baseline)
    #expect(try read(String(decoding: Baseline().text, as: UTF8.self)) == Baseline())
  }

  @Test(arguments: [
    ("", 1, 1, "expected a value, found the end of the input"),
    ("[]", 1, 1, "expected an object"),
    ("{\"version\": 1}", 1, 1, "a baseline needs \"version\" and \"findings\""),
    (
      "{\"version\": 2, \"findings\": []}", 1, 13,
      "version 2 of a baseline is not read by this version of the tool"
    ),
    ("{\"version\": \"1\", \"findings\": []}", 1, 13, "expected a whole number from 1 to \(Int.max)"),
    ("{\"version\": 1, \"finding\": []}", 1, 16, "unknown key \"finding\"; did you mean \"findings\"?"),
    ("{\"version\": 1, \"findings\": {}}", 1, 28, "expected a list of findings"),
    (
      "{\"version\": 1, \"findings\": [\n  {\"file\": \"a\", \"rule\": \"b\"}]}", 2, 3,
      "a finding needs \"file\", \"rule\" and \"fingerprint\""
    ),
    (
      "{\"version\": 1, \"findings\": [\n{\"file\": \"a\", \"rule\": \"b\", \"fingerprint\": \"c\", \"count\": 0}]}",
      2,
      57, "expected a whole number from 1 to 1000000"
    ),
    (
      "{\"version\": 1, \"findings\": [{\"file\": \"a\", \"rule\": \"b\", \"fingerprint\": \"c\"},\n"
        + "{\"file\": \"a\", \"rule\": \"b\", \"fingerprint\": \"c\", \"count\": 2}]}", 2, 1,
      "the finding stands twice; record the baseline again"
    ),
  ])
  func whatIsNoBaselineIsLocated(_ json: String, _ line: Int, _ column: Int, _ message: String) {
    #expect {
      try read(json)
    } throws: { error in
      error as? ConfigurationFault
        == ConfigurationFault(
          path: "b.json", position: Position(line: line, column: column), message: message)
    }
  }

  private func checked(
    _ directory: String = "/repository/app", isComplete: Bool = true, off rules: [RuleID] = []
  )
    -> BaselineLedger.Checked
  {
    BaselineLedger.Checked(
      directory: directory, files: ["listing.xml", "texts/a.txt"],
      levels: RuleLevels(rules.map { .init(rule: $0, level: nil) }), isComplete: isComplete)
  }

  /// What of an entry is stale after a run.
  private func stale(_ file: String, _ checked: [BaselineLedger.Checked], searched: [String]) -> Int {
    BaselineLedger(baseline([file: 1]), at: Self.place).stale(after: checked, searched: searched).count
  }

  @Test func onlyWhatWasLookedForIsStale() {
    #expect(stale("app/listing.xml", [checked()], searched: ["/repository"]) == 1)
    #expect(stale("app/listing.xml", [checked()], searched: []) == 1)
    #expect(stale("app/gone.txt", [checked()], searched: []) == 0)
    #expect(stale("app/gone.txt", [checked()], searched: ["/repository/app"]) == 1)
    #expect(stale("gone/listing.xml", [], searched: ["/repository"]) == 1)
    #expect(stale("other/listing.xml", [checked()], searched: ["/repository/app"]) == 0)
    #expect(stale("app/listing.xml", [checked(isComplete: false)], searched: ["/repository"]) == 0)
    #expect(stale("app/listing.xml", [checked(off: ["html-in-text"])], searched: ["/repository"]) == 0)
    #expect(stale("app/listing.xml", [checked(off: ["emoji-in-text"])], searched: ["/repository"]) == 1)
    #expect(stale("../outside.txt", [checked()], searched: ["/repository"]) == 0)
  }

  private func recorded(old: [String: Int], found: [String: Int], stale: [String: Int]) -> RecordedBaseline {
    RecordedBaseline(
      report: RunReport(toolVersion: "test", stores: [], listings: [], unreadable: []), old: baseline(old),
      found: baseline(found), stale: baseline(stale).counts)
  }

  @Test func growthAndLossAreCounted() {
    let recorded = recorded(old: ["a": 2, "b": 1, "elsewhere": 1], found: ["a": 3, "c": 1], stale: ["b": 1])
    let change = recorded.change(isPruning: false)
    #expect(change.added == 2 && change.removed == 1)
    #expect(change.baseline == baseline(["a": 3, "c": 1, "elsewhere": 1]))
    let pruned = recorded.change(isPruning: true)
    #expect(pruned.added == 0 && pruned.removed == 1)
    #expect(pruned.baseline == baseline(["a": 2, "elsewhere": 1]))
    let less = self.recorded(old: ["a": 3], found: ["a": 1], stale: ["a": 2]).change(isPruning: true)
    #expect(less.removed == 2 && less.baseline == baseline(["a": 1]))
  }
}
