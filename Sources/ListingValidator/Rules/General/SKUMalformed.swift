struct SKUMalformed: Rule {
  static let malformed = RuleCase(
    "other-characters", .error, "the SKU has characters that the older forms of the console do not take")

  static let info = RuleInfo(
    "sku-malformed", "app SKU with other characters than letters, digits, _ . -", area: .general,
    rationale: """
      An SKU is made of the letters A to Z in both cases, digits, underscore, full stop and hyphen, says the page on \
      the older forms of the console. The newer forms are not known to ask for an SKU at all, so there it is only a \
      warning. The store makes no use of it.
      """,
    cases: [malformed], sources: [.amazon("general-information", .officialDated)],
    flagged: [
      FlaggedExample(
        malformed,
        Example("<general><sku>paper⟦ ⟧notes/1.0</sku></general>", options: ["--console", "gen1b"])),
      FlaggedExample(malformed, Example("<general><sku>⟦é⟧tudes</sku></general>")),
    ],
    accepted: [
      Example("<general><sku> Paper-notes_1.0 </sku></general>"), Example("<general><sku/></general>"),
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    guard let sku = general.sku, let pattern = context.pattern("sku"),
      let misfit = pattern.firstMisfit(in: sku.string)
    else { return }
    report.flag(
      Self.malformed, at: sku.location(of: misfit),
      "the app SKU \"\(sku.string)\" has the character \"\(sku.string[misfit])\"", found: sku.string,
      allowed: "letters A to Z, digits, _ . -", help: "use only letters A to Z, digits, _ . and -",
      field: .sku,
      severity: pattern.severity, sources: pattern.sources)
  }
}
