struct PriceModelMissing: Rule {
  static let missing = RuleCase("missing", .note, "nothing says whether the app is free or paid")

  static let info = RuleInfo(
    "price-model-missing", "neither free nor paid", area: .availability,
    rationale: "The console starts with Free, so that a listing which says nothing is for a free app.",
    cases: [missing], sources: [.amazon("appstore-details", .official)],
    flagged: [
      FlaggedExample(missing, Example("⟦<availability>⟧<countries include=\"US\"/></availability>")),
      FlaggedExample(missing, Example("<availability>⟦<price currency=\"USD\"/>⟧</availability>")),
    ],
    accepted: [
      Example("<availability><price model=\"free\"/></availability>"),
      Example("<availability><price amount=\"2.99\" currency=\"USD\"/></availability>"),
    ])

  func check(_ availability: Availability, in context: Context, into report: inout Report) {
    guard let help = context.advice(for: .price) else { return }
    let price = availability.price
    // A price without a model is another rule's.
    guard price?.model?.filled == nil, price?.firstCharge(in: context) == nil else { return }
    report.flag(
      Self.missing, at: price?.location ?? availability.location,
      "neither free nor paid: the app will be free", help: help, field: .price)
  }
}
