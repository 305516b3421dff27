struct TeamLimitExceeded: Rule {
  static let over = RuleCase("over", .error, "a text or list is over a limit that the settings name")

  static let info = RuleInfo(
    "team-limit-exceeded", "limit exceeded that the team set for itself", area: .description,
    rationale: """
      Settings may name limits that are stricter than the store's, for instance because a title is cut where it is shown. \
      Texts are counted in characters as readers see them. Since the team says so itself the finding is an error; it can \
      be lowered like any other. What the store refuses anyway is left to the rule about the store's limit.
      """,
    cases: [over], sources: [.documentation("configuration.md")],
    flagged: [
      FlaggedExample(
        over,
        .description(
          "<display-title>Meeting P⟦lanner⟧</display-title>",
          files: [".listing-lint.json": "{\"limits\": {\"display-title\": 9}}"])),
      FlaggedExample(
        over,
        .description(
          "<bullet>One</bullet><bullet>Thr⟦ee⟧</bullet>",
          files: [".listing-lint.json": "{\"limits\": {\"feature-bullet\": 3}}"])),
      FlaggedExample(
        over,
        .description(
          "<keywords>plan, meet, ⟦ask⟧</keywords>",
          files: [".listing-lint.json": "{\"limits\": {\"keywords\": 2}}"])),
    ],
    accepted: [
      .description(
        "<display-title>Meetings</display-title><bullet>One</bullet><keywords>plan, meet</keywords>",
        files: [
          ".listing-lint.json": "{\"limits\": {\"display-title\": 8, \"feature-bullet\": 3, \"keywords\": 2}}"
        ]),
      .description("<display-title>Meeting Planner</display-title>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    let limits = context.team.limits.sorted { $0.key.rawValue < $1.key.rawValue }
    for (limit, maximum) in limits {
      if limit == .appTitle, let title = listing.general.appTitle {
        check([title], .appTitle, of: nil, limit, maximum, in: context, into: &report)
      }
      for description in context.descriptions {
        guard let (field, texts) = description.texts(under: limit) else { continue }
        check(texts, field, of: description, limit, maximum, in: context, into: &report)
      }
    }
  }

  private func check(
    _ texts: [Text], _ field: Field, of description: Description?, _ limit: TeamLimit, _ maximum: Int,
    in context: Context, into report: inout Report
  ) {
    let store = limit.storeLimit.flatMap(context.limit)
    if limit.countsEntries {
      let entries = texts.filter { !$0.isEmpty }
      guard entries.count > maximum, !(store?.isRefusal(of: entries.count) ?? false) else { return }
      report.flag(
        Self.over, at: entries[maximum].location,
        "\(entries.count) \(field.label), \(entries.count - maximum) over the \(maximum) that the settings allow"
          + storeWords(store, in: context),
        found: "\(entries.count)", allowed: "at most \(maximum)",
        help: "keep the \(maximum) that matter most",
        locale: description?.locale, field: field, cause: limit.rawValue)
      return
    }
    for text in texts {
      guard let excess = Excess(of: text.string, over: maximum, unit: .characters), excess.everyUnit,
        !(store?.severity == .error && limit.storeLimit.map { context.exceeds($0, text) } ?? false)
      else { continue }
      report.flag(
        Self.over, at: text.location(of: excess.firstOffset..<text.string.utf8.count),
        "\(limit.label) has \(excess.found) characters, \(excess.found - maximum) over the \(maximum) that the settings allow"
          + storeWords(store, in: context),
        found: "\(excess.found) characters", allowed: "at most \(maximum) characters",
        help: "shorten it by \(excess.found - maximum) characters", locale: description?.locale, field: field,
        cause: limit.rawValue)
    }
  }

  /// What the store itself takes, so that nobody takes the team's limit for the store's.
  private func storeWords(_ limit: Limit?, in context: Context) -> String {
    guard let maximum = limit?.max, let unit = limit?.unit else { return "" }
    let words = unit == .utf8Bytes ? " bytes" : ""
    return "; \(context.profile.title) takes \(maximum)\(words)"
  }
}

extension Limit {
  /// True for a number of entries that the store refuses.
  fileprivate func isRefusal(of count: Int) -> Bool { severity == .error && max.map { count > $0 } ?? false }
}

extension TeamLimit {
  /// What is limited, in words.
  fileprivate var label: String {
    switch self {
    case .appTitle: Field.appTitle.label
    case .displayTitle: Field.title.label
    case .shortDescription: Field.shortDescription.label
    case .longDescription: Field.fullDescription.label
    case .featureBullet: "feature bullet"
    case .featureBullets: Field.featureBullets.label
    case .keyword: "keyword"
    case .keywords: Field.keywords.label
    case .releaseNotes: Field.recentChanges.label
    }
  }
}

extension Description {
  /// The texts that a limit is about; nil where there are none.
  fileprivate func texts(under limit: TeamLimit) -> (Field, [Text])? {
    switch limit {
    case .appTitle: nil
    case .displayTitle: title.map { (.title, [$0]) }
    case .shortDescription: short.map { (.shortDescription, [$0]) }
    case .longDescription: long.map { (.fullDescription, [$0]) }
    case .featureBullet, .featureBullets: bullets.map { (.featureBullets, $0) }
    case .keyword, .keywords: keywords.map { (.keywords, $0) }
    case .releaseNotes: releaseNotes.map { (.recentChanges, [$0]) }
    }
  }
}
