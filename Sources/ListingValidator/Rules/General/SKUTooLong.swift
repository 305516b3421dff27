struct SKUTooLong: Rule {
  static let tooLong = RuleCase(
    "too-long", .error, "the SKU is longer than the older forms of the console take")

  static let info = RuleInfo(
    "sku-too-long", "app SKU over the store's limit", area: .general,
    rationale: """
      The developer's own number for the app may have at most 150 characters, says the page on the older forms of the \
      console. The newer forms are not known to ask for an SKU at all, so there it is only a warning.
      """,
    cases: [tooLong], sources: [.amazon("general-information", .officialDated)],
    flagged: [
      FlaggedExample(
        tooLong,
        Example(
          "<general><sku>\(String(repeating: "planner-01", count: 15))⟦X⟧</sku></general>",
          options: ["--console", "gen1"])),
      FlaggedExample(
        tooLong, Example("<general><sku>\(String(repeating: "planner-01", count: 15))⟦XY⟧</sku></general>")),
    ],
    accepted: [
      Example("<general><sku>\(String(repeating: "planner-01", count: 15))</sku></general>"),
      Example("<general/>"),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let sku = general.sku else { return }
    report.flagLength(
      of: sku, limit: context.limit(.sku), every: Self.tooLong, field: .sku, locale: nil)
  }
}
