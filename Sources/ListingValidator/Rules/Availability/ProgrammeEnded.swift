struct ProgrammeEnded: Rule {
  static let ended = RuleCase("ended", .error, "the listing takes part in a programme that has ended")

  static let info = RuleInfo(
    "programme-ended", "programme of the store that has ended", area: .availability,
    rationale: """
      Free App of the Day gave way to Amazon Underground in 2015, which took no new apps after May 2017. Coins are \
      reported to have ended in August 2025, which makes a warning; so does a web app as submission, which the store \
      has retired. About the end of the store on phones the sources disagree: that is a note.
      """,
    cases: [ended],
    sources: [.amazon("blog-underground", .official), .amazon("press-underground", .thirdParty)],
    flagged: [
      FlaggedExample(ended, Example("<availability programme=\"⟦underground⟧\"/>")),
      FlaggedExample(ended, Example("<availability programme=\"⟦Free App of the Day⟧\"/>")),
      FlaggedExample(ended, Example("<availability programme=\"⟦coins⟧\"/>")),
    ],
    accepted: [Example("<availability/>"), Example("<availability programme=\"\"/>")])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let programme = availability.programme?.filled else { return }
    let name = programme.trimmed.lowercased()
    guard
      let known = context.profile.discontinued.first(where: {
        $0.name == name || $0.title.lowercased() == name
      })
    else { return }
    report.flag(
      Self.ended, at: programme.location,
      "the programme \"\(known.title)\" \(known.severity == .error ? "has" : "is reported to have") ended"
        + (known.ended.map { " (\($0))" } ?? ""),
      found: programme.value, help: "remove it", field: .programme, severity: known.severity,
      sources: known.sources)
  }
}
