struct TestingInstructionsPrivateAddress: Rule {
  static let privateAddress = RuleCase(
    "private-address", .warning, "an address that only works in one's own network")

  static let info = RuleInfo(
    "testing-instructions-private-address", "testing instructions with an address of a private network",
    area: .contentRating,
    rationale: """
      Reviewers cannot reach a server at home or on one's own computer: localhost, names that end in .local, and \
      addresses of private networks. The address is not repeated here: testing instructions are confidential.
      """,
    cases: [privateAddress], sources: [.amazon("testing-template", .thirdParty)],
    flagged: [
      FlaggedExample(
        privateAddress,
        Example("<testing-instructions>Enter http://⟦192.168.0.4⟧:8080.</testing-instructions>")),
      FlaggedExample(
        privateAddress,
        Example(
          "<testing-instructions>Try ⟦media-server.local⟧, ⟦10.0.0.5⟧ or ⟦localhost⟧.</testing-instructions>")
      ),
    ],
    accepted: [
      Example(
        "<testing-instructions>Enter https://demo.example.com, 110.1.2.3 or 8.8.8.8.</testing-instructions>"),
      Example(
        "<testing-instructions>See demo.locale, my.local.example.com and 10.1.2.</testing-instructions>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let text = listing.testingInstructions, let pattern = context.pattern("testing-private-host") else {
      return
    }
    for range in pattern.forbiddenRanges(in: text.string) where text.string.isHost(range) {
      report.flag(
        Self.privateAddress, at: text.location(of: range),
        "an address of a private network in the testing instructions",
        help: "give an address that can be reached from everywhere, with https", field: .testingInstructions,
        severity: pattern.severity)
    }
  }
}

extension String {
  /// True where a part of the text is a host of its own, not a piece of a longer one.
  fileprivate func isHost(_ range: Range<Index>) -> Bool {
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "-"
    }
    if let before = self[..<range.lowerBound].last, isPart(before) || before == "." || before == "_" {
      return false
    }
    let rest = self[range.upperBound...]
    guard let next = rest.first else { return true }
    return !isPart(next) && !(next == "." && rest.dropFirst().first.map(isPart) ?? false)
  }
}
