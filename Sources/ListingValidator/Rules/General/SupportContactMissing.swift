struct SupportContactMissing: Rule {
  static let missing = RuleCase("missing", .note, "no support phone or no support website is given")

  static let info = RuleInfo(
    "support-contact-missing", "support phone or website missing", area: .general,
    rationale: """
      The submission API has fields for both. Whether the store asks for them is not known; customers are glad of \
      either.
      """,
    cases: [missing], sources: [.amazon("api-migrate", .official), .amazon("client-ruby", .publicCode)],
    flagged: [
      FlaggedExample(missing, Example("⟦<general>⟧<support email=\"help@example.com\"/></general>")),
      FlaggedExample(missing, Example("⟦<general>⟧<support phone=\"+1 555 0100\" website=\" \"/></general>")),
    ],
    accepted: [
      Example("<general><support phone=\"+1 555 0100\" website=\"https://example.com/help\"/></general>")
    ])

  func check(_ general: General, in context: Context, into report: inout Report) {
    let contacts: [(Field, Located<String>?)] = [
      (.contactPhone, general.supportPhone), (.contactWebsite, general.supportWebsite),
    ]
    let missing = contacts.filter { context.listing.places[$0.0] != nil && $0.1?.filled == nil }.map(\.0)
    guard let field = missing.first else { return }
    report.flag(
      Self.missing, at: general.location, missing.map { "no \($0.label)" }.joined(separator: " and "),
      help: missing.compactMap { context.advice(for: $0) }.joined(separator: "; ")
        + ", or enter \(missing.count == 1 ? "it" : "them") in the console", field: field)
  }
}
