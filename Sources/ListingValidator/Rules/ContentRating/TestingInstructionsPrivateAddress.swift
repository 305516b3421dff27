struct TestingInstructionsPrivateAddress: Rule {
  static let privateAddress = RuleCase(
    "private-address", .warning, "an address that only works in one's own network")

  static let info = RuleInfo(
    "testing-instructions-private-address", "testing instructions with an address of a private network",
    area: .contentRating,
    rationale: """
      Reviewers cannot reach a server at home or on one's own computer: localhost, names that end in .local, and \
      addresses of private networks. Four numbers that start with 10 may be a version, so they count only in a URL or \
      with a port. The address is not repeated here: testing instructions are confidential.
      """,
    cases: [privateAddress], sources: [.amazon("testing-template", .thirdParty)],
    flagged: [
      FlaggedExample(
        privateAddress,
        Example("<testing-instructions>Enter http://⟦192.168.0.4⟧:8080.</testing-instructions>")),
      FlaggedExample(
        privateAddress,
        Example(
          "<testing-instructions>Try ⟦my.media-server.local⟧, ⟦10.0.0.5⟧:80, http://⟦10.1.2.3⟧ or ⟦localhost⟧.</testing-instructions>"
        )
      ),
    ],
    accepted: [
      Example(
        "<testing-instructions>Enter https://demo.example.com, 110.1.2.3 or 8.8.8.8.</testing-instructions>"),
      Example(
        "<testing-instructions>See demo.locale, my.local.example.com and 10.1.2.</testing-instructions>"),
      Example("<testing-instructions>New in version 10.2.1.4: needs 127.5 MB only.</testing-instructions>"),
      Example("<testing-instructions>Sign in as tester@shop.local.</testing-instructions>"),
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
  /// True where a part of the text is a host of its own: not a piece of a longer one, an e-mail address or a version.
  fileprivate func isHost(_ range: Range<Index>) -> Bool {
    func isPart(_ character: Character?) -> Bool {
      character.map { $0.isASCII && ($0.isLetter || $0.isNumber || "-_@".contains($0)) } ?? false
    }
    let before = self[..<range.lowerBound]
    let after = self[range.upperBound...]
    let next = after.dropFirst().first
    guard !isPart(before.last), before.last != ".", !isPart(after.first), after.first != "." || !isPart(next)
    else { return false }
    guard self[range].hasPrefix("10.") else { return true }
    return before.hasSuffix("://") || after.first == "/" || after.first == ":" && next?.isNumber ?? false
  }
}
