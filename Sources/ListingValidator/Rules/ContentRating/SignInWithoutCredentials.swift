struct SignInWithoutCredentials: Rule {
  static let unsaid = RuleCase("not-said", .note, "nothing says where reviewers find user name and password")
  static let inInstructions = RuleCase(
    "in-instructions", .note, "user name and password stand in the testing instructions")

  static let info = RuleInfo(
    "sign-in-without-credentials", "sign-in fields of the console not used", area: .contentRating,
    rationale: """
      Two developers report fields for user name and password of their own, apart from the testing instructions. \
      There they stay out of files that others may read.
      """,
    cases: [unsaid, inInstructions],
    sources: [.amazon("onscreen", .thirdParty), .amazon("astra-tv", .thirdParty)],
    flagged: [
      FlaggedExample(
        unsaid,
        Example("⟦<sign-in required=\"yes\"/>⟧<testing-instructions>Tap Demo.</testing-instructions>")),
      FlaggedExample(
        inInstructions,
        Example(
          """
          <sign-in required="yes" credentials="⟦in-instructions⟧"/>
          <testing-instructions>Tap Demo.</testing-instructions>
          """)),
    ],
    accepted: [
      Example(
        """
        <sign-in required="yes" credentials="in-console"/>
        <testing-instructions>Tap Demo.</testing-instructions>
        """),
      Example("<sign-in required=\"yes\"/>"), Example("<sign-in required=\"no\"/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let signIn = listing.signIn, signIn.required?.value == "yes",
      context.listing.places[.signIn] != nil,
      // Without instructions, that is the fault.
      listing.testingInstructions.map({ !$0.isEmpty }) ?? false
    else { return }
    switch signIn.credentials?.value {
    case nil:
      report.flag(
        Self.unsaid, at: signIn.location, "nothing says where reviewers find user name and password",
        help: "fill in the sign-in fields of the console, and say credentials=\"in-console\"", field: .signIn)
    case "in-instructions":
      report.flag(
        Self.inInstructions, at: signIn.credentials?.location ?? signIn.location,
        "user name and password stand in the testing instructions, and the console has fields for them",
        help: "fill in the sign-in fields of the console, and say credentials=\"in-console\"", field: .signIn)
    default: break
    }
  }
}
