struct DeveloperNameInTitle: Rule {
  static let found = RuleCase("found", .note, "a title holds the business name beside other words")

  static let info = RuleInfo(
    "developer-name-in-title", "developer's name in a title", area: .description,
    rationale: """
      The store shows the developer's name beside the title. One developer whose title was refused believes that the \
      name in it was a part of the reason; Amazon's policy says nothing about it. A title that is the name itself is \
      left alone.
      """,
    cases: [found], sources: .amazonPolicy("no-developer-name-in-title"),
    flagged: [
      FlaggedExample(
        found,
        Example(
          """
          <general><business-name>Example Software</business-name></general>
          <description locale="en-US"><display-title>⟦example software⟧ Planner</display-title></description>
          """))
    ],
    accepted: [
      Example(
        """
        <general><app-title>Example Software</app-title><business-name>Example Software</business-name></general>
        <description locale="en-US"><display-title>Example Softwares Planner</display-title></description>
        """),
      Example(
        """
        <general><business-name>Plan</business-name></general>
        <description locale="en-US"><display-title>Planner</display-title><short>Plan at Plan.</short></description>
        """),
    ])

  func check(_ text: ListingText, in context: Context, into report: inout Report) {
    guard text.isTitle, let name = context.listing.general.businessName, name.string.count >= 3,
      let range = PhraseSearch([name.string]).matches(in: text.string).first,
      range != 0..<text.string.utf8.count
    else { return }
    report.flag(
      Self.found, in: text, at: range,
      "the \(text.field.label) holds the business name \(text.quoted(range))",
      help: "leave it out unless it is part of the product's name")
  }
}
