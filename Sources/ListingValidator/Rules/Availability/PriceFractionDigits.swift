struct PriceFractionDigits: Rule {
  static let tooMany = RuleCase(
    "too-many", .warning, "the price has a smaller part than the currency's coins")

  static let info = RuleInfo(
    "price-fraction-digits", "price with more decimals than its currency has", area: .availability,
    rationale: """
      Yen have no decimals, dollars have two. What the console does with more is not known. Zeros at the end change \
      nothing: the store's own table of minimum prices writes 85.00 yen.
      """,
    cases: [tooMany],
    sources: [
      .amazon("appstore-details", .inferred),
      Source("ICU 72.1: digits of currencies", .tried),
    ],
    flagged: [
      FlaggedExample(
        tooMany,
        Example(
          """
          <availability><price model="paid" amount="2.99" currency="USD">
          <in marketplace="amazon.co.jp" amount="⟦350.50⟧" currency="JPY"/></price></availability>
          """)),
      FlaggedExample(
        tooMany,
        Example("<availability><price model=\"paid\" amount=\"⟦2.999⟧\" currency=\"USD\"/></availability>")),
    ],
    accepted: [
      Example("<availability><price model=\"paid\" amount=\"350.00\" currency=\"JPY\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"2.990\" currency=\"USD\"/></availability>"),
      Example("<availability><price model=\"paid\" amount=\"2.999\" currency=\"DOLLAR\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    for price in availability.price?.stated(in: context) ?? [] {
      guard let amount = price.amount, let number = price.exactAmount, let code = price.code,
        let digits = context.isoCodes.fractionDigits[code], number.fractionDigits > digits
      else { continue }
      let allowed = digits == 0 ? "no decimals" : "at most \(digits) decimals"
      report.flag(
        Self.tooMany, at: amount.location,
        "the \(price.name) \"\(amount.trimmed)\" has more decimals than \(code), which has \(digits)",
        found: amount.value, allowed: allowed, help: "write it with \(allowed)", field: .price)
    }
  }
}
