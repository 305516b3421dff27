struct SignInWithoutInstructions: Rule {
  static let missing = RuleCase(
    "missing", .error, "sign-in is required, and there are neither credentials nor testing instructions")
  static let onlyCredentials = RuleCase(
    "only-credentials", .warning, "the account is in the console's own fields, but nothing says how to use it"
  )

  static let info = RuleInfo(
    "sign-in-without-instructions", "sign-in required, but no testing instructions", area: .contentRating,
    rationale: """
      Reviewers must be able to use the app. The store's policy asks for what they need to sign in, and refuses an \
      app that it cannot test. The newer console has fields of its own for an account: whether that is enough \
      without instructions is not documented, so it is a warning.
      """,
    cases: [missing, onlyCredentials], sources: [.amazon("listing-promo", .official)],
    flagged: [
      FlaggedExample(onlyCredentials, Example("⟦<sign-in required=\"yes\" credentials=\"in-console\"/>⟧")),
      FlaggedExample(missing, Example("⟦<sign-in required=\"yes\"/>⟧")),
      FlaggedExample(
        missing, Example("⟦<sign-in required=\"yes\"/>⟧<testing-instructions> </testing-instructions>")),
    ],
    accepted: [
      Example("<sign-in required=\"yes\"/><testing-instructions>Tap Demo.</testing-instructions>"),
      Example("<sign-in required=\"yes\"/><testing-instructions href=\"not-committed.txt\"/>"),
      Example("<sign-in required=\"no\"/>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let signIn = listing.signIn, signIn.required?.value == "yes",
      let help = context.advice(for: .testingInstructions), listing.testingInstructions?.isEmpty ?? true,
      // A file that cannot be read is reported as such.
      !listing.faults.contains(where: { $0.field == .testingInstructions }),
      listing.testingInstructions != nil || listing.unreadable.isEmpty
    else { return }
    report.flag(
      signIn.credentials?.value == "in-console" ? Self.onlyCredentials : Self.missing, at: signIn.location,
      "sign-in is required, and there are no testing instructions",
      help: "\(help) that say how to sign in", field: .testingInstructions)
  }
}
