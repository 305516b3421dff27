struct CategoryUnknown: Rule {
  static let unknown = RuleCase("unknown", .warning, "the name is none of the categories that are known")
  static let otherConsole = RuleCase(
    "of-another-console", .warning, "another form of the console has the category, this one is not known to")
  static let tolerated = RuleCase(
    "tolerated", .note, "a category of older forms that developers still write down today")

  static let info = RuleInfo(
    "category-unknown", "category that the store is not known to have", area: .general,
    rationale: """
      The console offers its categories in a list. The list of today was read off by one developer and is not \
      official; that of 2015 is known from an open format of the time. Whatever is in neither may be a slip of the \
      pen or a newer category, so it is never an error. "Entertainment" is in the old list only, but two developers \
      still plan with it. Upper and lower case are not told apart.
      """,
    cases: [unknown, otherConsole, tolerated],
    sources: [.amazon("submission-note", .thirdParty), .amazon("appdf-spec", .publicCode)],
    flagged: [
      FlaggedExample(unknown, Example("<general><category>⟦Productivity &amp; Office⟧</category></general>")),
      FlaggedExample(unknown, Example("<general><category>⟦Book &amp; Comics⟧</category></general>")),
      FlaggedExample(otherConsole, Example("<general><category>⟦Podcasts⟧</category></general>")),
      FlaggedExample(tolerated, Example("<general><category>⟦Entertainment⟧</category></general>")),
    ],
    accepted: [
      Example("<general><category>productivity</category></general>"),
      Example("<general><category sub=\"Anything\">Games</category></general>"),
      Example("<general><category>Podcasts</category></general>", options: ["--console", "gen1"]),
      Example("<general><category>Weather</category></general>", options: ["--console", "gen1"]),
      Example("<general><category>Entertainment</category></general>", options: ["--console", "gen1b"]),
      Example("<general><category> </category></general>"),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let category = general.category, !category.isEmpty else { return }
    let name = category.string
    let console = context.submission.console
    let known = context.profile.categories.filter { $0.name.lowercased() == name.lowercased() }
    guard !known.contains(where: { $0.isOffered(by: console) }) else { return }
    // The old form's list has one source and its own spelling: a name of today's is no fault there.
    let isOldForm = console < .gen2
    guard !isOldForm || known.isEmpty else { return }
    let offered = context.profile.categories.filter { $0.isOffered(by: console) }
    if let former = known.first {
      let successors = former.successors.map { "\"\($0)\"" }.joined(separator: " or ")
      report.flag(
        former.isTolerated ? Self.tolerated : Self.otherConsole, at: category.location,
        "the category \"\(former.name)\" is known of another form of the console, not of \(console.rawValue)"
          + (successors.isEmpty ? "" : ", which has \(successors)"),
        found: name, allowed: successors.isEmpty ? nil : successors,
        help: successors.isEmpty ? "choose one that the console offers" : "write \(successors)",
        field: .category, sources: former.sources)
      return
    }
    let lowercased = name.lowercased()
    let meant = NearestName.nearest(to: lowercased, in: offered.map { $0.name.lowercased() })
    let nearest =
      offered.first { $0.name.lowercased() == meant }
      ?? offered.first { lowercased.hasPrefix($0.name.lowercased()) }
    report.flag(
      Self.unknown, at: category.location,
      "the category \"\(name)\" is none of the \(offered.count) that are known", found: name,
      allowed: nearest?.name ?? offered.map(\.name).sorted().joined(separator: ", "),
      help: nearest.map { "did you mean \"\($0.name)\"?" } ?? "choose one that the console offers",
      field: .category)
  }
}
