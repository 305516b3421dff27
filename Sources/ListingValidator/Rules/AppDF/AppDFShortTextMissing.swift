struct AppDFShortTextMissing: Rule {
  static let long = RuleCase("all-are-long", .warning, "none of the texts fits every store of the format")

  static let info = RuleInfo(
    "appdf-short-text-missing", "no title or short description that fits every store of AppDF",
    area: .structure,
    rationale: """
      Titles and short descriptions may be given in several lengths, and each store takes the longest that it has room \
      for. AppDF wants one that the store with the least room can take, and its editor refused a file without. Amazon \
      has room for more.
      """,
    cases: [long], sources: .appdfParser,
    flagged: [
      FlaggedExample(long, .appdfTexts("<title>Balcony Weather: rain, wind an⟦d sun⟧</title>")),
      FlaggedExample(
        long,
        .appdfTexts(
          """
          <short-description>\(String(repeating: "Rain, and ", count: 8))⟦wind⟧</short-description>
          <short-description>\(String(repeating: "Rain, and ", count: 9))wind</short-description>
          """)),
    ],
    accepted: [
      .appdfTexts(
        "<title>Balcony Weather</title><title>Balcony Weather: rain, wind and sun</title>"),
      .appdfTexts(
        """
        <short-description>\(String(repeating: "Rain, and ", count: 9))wind</short-description>
        <short-description>Rain and wind.</short-description>
        """),
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    guard case .noneShortEnough(let element, let length, let limit) = fault.appdf else { return }
    report.flag(
      Self.long, at: fault.location,
      "the shortest <\(element)> has \(length) characters, \(length - limit) over the \(limit) that fit every store",
      found: "\(length) characters", allowed: "at most \(limit) characters",
      help: "add a shorter <\(element)>; each store takes the longest that it has room for",
      locale: fault.locale,
      field: fault.field)
  }
}
