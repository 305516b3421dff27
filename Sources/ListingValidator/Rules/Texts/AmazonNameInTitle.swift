struct AmazonNameInTitle: Rule {
  static let product = RuleCase("product", .warning, "a title names Amazon or a product of it")
  static let commonWord = RuleCase("common-word", .note, "a title holds a word that is also a product's name")

  static let info = RuleInfo(
    "amazon-name-in-title", "Amazon's name in a title", area: .description,
    rationale: """
      Amazon has rules for titles that name its products; their text is not known, and a developer's checklist of 2026 \
      tells to keep the names out. A word that also means something else, such as fire, is a note only.
      """,
    cases: [product, commonWord],
    sources: [.amazon("appstore-details", .official), .amazon("checklist-ja", .thirdParty)],
    flagged: [
      FlaggedExample(product, .description("<display-title>Planner for ⟦Fire TV⟧</display-title>")),
      FlaggedExample(product, Example("<general><app-title>⟦Amazon⟧ Planner</app-title></general>")),
      FlaggedExample(commonWord, .description("<display-title>Planner for ⟦Fire⟧</display-title>")),
    ],
    accepted: [
      .description(
        "<display-title>Firefly Planner, open fire</display-title><short>For Amazon Fire TV.</short>"),
      .description("<display-title>Amazonia, Kindled</display-title>"),
    ], takesAllowedWords: true)

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isTitle else { return }
    let allowed = context.allowedRanges(in: text.string, by: Self.info)
    func first(_ phrases: PhraseSearch) -> Range<Int>? {
      phrases.matches(in: text.string).first { !allowed.contains($0) }
    }
    let products = context.profile.phrases("amazon-products", ignoringCase: false)
    let words = context.profile.phrases("amazon-products-common-words", ignoringCase: false)
    if let range = first(products) {
      report.flag(
        Self.product, in: text, at: range, "the \(text.field.label) names \(text.quoted(range))",
        help: "leave the name out: the store shows on which devices the app runs")
    } else if let range = first(words) {
      report.flag(
        Self.commonWord, in: text, at: range,
        "the \(text.field.label) holds \(text.quoted(range)), which is also a name of Amazon's",
        help: "leave it out if the product is meant")
    }
  }
}
