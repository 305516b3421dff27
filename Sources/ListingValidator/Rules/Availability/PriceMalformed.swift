struct PriceMalformed: Rule {
  static let comma = RuleCase("comma", .error, "a comma stands where the decimal point should")
  static let other = RuleCase("not-a-decimal", .error, "the amount is no decimal number")

  static let info = RuleInfo(
    "price-malformed", "price that is no decimal number", area: .availability,
    rationale: """
      The console takes a number, and the currency from a list beside it. In a listing an amount is digits with at \
      most one point: no sign, no currency, no comma, no separator of thousands.
      """,
    cases: [comma, other], sources: [.amazon("appstore-details", .official)],
    flagged: [
      FlaggedExample(
        comma,
        Example("<availability><price model=\"paid\" amount=\"⟦3,99⟧\" currency=\"EUR\"/></availability>")),
      FlaggedExample(
        comma,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="amazon.ca" amount="⟦3,99⟧" currency="CAD"/></price></availability>
          """)),
      FlaggedExample(
        other,
        Example("<availability><price model=\"paid\" amount=\"⟦$2.99⟧\" currency=\"USD\"/></availability>")),
      FlaggedExample(
        other,
        Example("<availability><price model=\"paid\" amount=\"⟦-1⟧\" currency=\"USD\"/></availability>")),
      FlaggedExample(
        other,
        Example("<availability><price model=\"paid\" amount=\"⟦1,299.00⟧\" currency=\"INR\"/></availability>")
      ),
    ],
    accepted: [
      Example("<availability><price model=\"paid\" amount=\" 2.99 \" currency=\"USD\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"350\" currency=\"JPY\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"\" currency=\"JPY\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    for price in availability.price?.stated(in: context) ?? [] {
      guard let amount = price.amount, price.exactAmount == nil else { continue }
      let pointed = amount.trimmed.replacing(",", with: ".")
      let isComma = ExactAmount(pointed) != nil
      report.flag(
        isComma ? Self.comma : Self.other, at: amount.location,
        isComma
          ? "the \(price.name) \"\(amount.trimmed)\" has a comma"
          : "the \(price.name) \"\(amount.trimmed)\" is no decimal number",
        found: amount.value, allowed: isComma ? pointed : "digits with a decimal point",
        help: isComma ? "write \(pointed)" : "write digits with a decimal point, such as 2.99", field: .price)
    }
  }
}
