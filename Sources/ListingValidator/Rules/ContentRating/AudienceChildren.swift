struct AudienceChildren: Rule {
  static let children = RuleCase("children", .note, "the policy on apps for children applies")
  static let underSixteen = RuleCase(
    "in-some-countries", .note, "the policy on apps for children applies in some of the countries")

  static let info = RuleInfo(
    "audience-children", "audience to which the policy on apps for children applies", area: .contentRating,
    rationale: """
      An app with children among several audiences counts as one for children: no advertising of Amazon's in those \
      parts, and only code of others that is suited to children. Children are those under 13, but in the European \
      Union, Australia and Japan those under 16. The console shows a notice to certify.
      """,
    cases: [children, underSixteen],
    sources: [.amazon("privacy-children", .official), .amazon("content-rating", .official)],
    flagged: [
      FlaggedExample(children, Example("<content-rating audience=\"⟦0-12⟧ 13-15\"/>")),
      FlaggedExample(children, Example("<content-rating child-directed=\"⟦yes⟧\"/>")),
      FlaggedExample(
        underSixteen,
        Example(
          "<availability><countries include=\"US DE\"/></availability><content-rating audience=\"⟦13-15⟧\"/>")
      ),
      FlaggedExample(underSixteen, Example("<content-rating audience=\"⟦13-15⟧ 16-17\"/>")),
    ],
    accepted: [
      Example("<content-rating audience=\"16-17 18+\"/>"),
      Example(
        "<availability><countries include=\"US CA\"/></availability><content-rating audience=\"13-15\"/>"),
    ])

  func check(_ rating: ContentRating, in context: Context, into report: inout Report) {
    let policy = "the store's policy on apps for children applies"
    let help = "see that advertising and the code of others are suited to children"
    if let children = rating.children(in: context.profile) {
      report.flag(
        Self.children, at: children.location,
        children.value == "yes"
          ? "the app is directed to children: \(policy)"
          : "the audience has \(children.value): \(policy)",
        found: children.value, help: help, field: .audience)
      return
    }
    // Without a list the store offers an app everywhere.
    let offered = context.listing.availability.countries?.offered(of: context.isoCodes)
    for definition in context.profile.childDirected where !definition.countries.isEmpty {
      let countries = offered?.intersection(definition.countries) ?? definition.countries
      guard let group = rating.audience(under: definition.under), !countries.isEmpty else { continue }
      let codes = countries.sorted()
      let names =
        codes.count > 4
        ? "\(codes.count) countries, such as \(codes[0]) and \(codes[1])" : codes.joined(separator: ", ")
      report.flag(
        Self.underSixteen, at: group.location,
        "the audience has \(group.value), and children are those under \(definition.under) in \(names): \(policy)",
        found: group.value, help: help, field: .audience)
    }
  }
}
