struct LongDescriptionNotOnFireTV: Rule {
  static let notShown = RuleCase("not-shown", .note, "Fire TV is targeted")

  static let info = RuleInfo(
    "long-description-not-on-fire-tv", "long description that Fire TV does not show", area: .description,
    rationale: """
      The long description stands on the web site and on Fire tablets. On Fire TV customers see the short one only, \
      as several developers report. Said once for a listing.
      """,
    cases: [notShown], sources: [.amazon("space-race", .thirdParty)],
    flagged: [
      FlaggedExample(
        notShown,
        Example(
          """
          <submission devices="fire-tv"/>
          <description locale="de-DE"><long>Plant Treffen.</long></description>
          <description locale="en-US"><long>⟦Plan meetings.⟧</long></description>
          """))
    ],
    accepted: [
      Example(
        """
        <submission devices="fire-tablet"/>
        <description><long>Plan meetings.</long></description>
        """),
      Example("<submission devices=\"fire-tv\"/><description><long/></description>"),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard context.submission.targetsFireTV,
      let shown = context.descriptions.first(where: context.isDefault) ?? context.descriptions.first,
      let text = shown.long, !text.isEmpty
    else { return }
    report.flag(
      Self.notShown, at: text.location, "the long description is not shown on Fire TV",
      help: "say what matters on a TV in the short description", locale: shown.locale,
      field: .fullDescription)
  }
}
