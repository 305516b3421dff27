struct DefaultLanguageMissing: Rule {
  static let notGiven = RuleCase(
    "not-given", .error, "a listing.xml with several descriptions names no default language")
  static let noDescription = RuleCase(
    "no-description", .error, "the listing has no description in its default language")

  static let info = RuleInfo(
    "default-language-missing", "no default language, or no description in it", area: .general,
    rationale: """
      Every app has a default language, and customers see its texts wherever there are none in their own. The \
      submission API can neither change it nor delete its listing, so it must be there from the start. A listing.xml \
      with a single description needs no default-locale; folders are judged only where they name a default language.
      """,
    cases: [notGiven, noDescription],
    sources: [.amazon("api-overview", .official), .amazon("client-ruby", .publicCode)],
    flagged: [
      FlaggedExample(
        notGiven,
        Example(files: [
          "listing.xml": """
          ⟦<listing xmlns="urn:listing-lint:listing:1" package="com.example.app">⟧
          <description locale="en-US"/><description locale="de-DE"/>
          </listing>
          """
        ])),
      FlaggedExample(
        noDescription,
        Example(files: [
          "listing.xml": """
          <listing xmlns="urn:listing-lint:listing:1" package="com.example.app" default-locale="⟦fr-FR⟧">
          <description locale="en-US"/>
          </listing>
          """
        ])),
    ],
    accepted: [
      Example("<description locale=\"en-US\"/>"),
      Example("<description/>"),
      Example("<description locale=\"en\"/><description locale=\"de-DE\"/>"),
      Example("<description locale=\"en_US\"/>"),
      Example(files: [
        "listing.xml": """
        <listing xmlns="urn:listing-lint:listing:1" package="com.example.app"><description locale="fr-FR"/></listing>
        """
      ]),
    ])

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard let name = listing.defaultLocale else {
      guard listing.layout == .listingXML, let help = context.advice(for: .defaultLanguage) else { return }
      report.flag(
        Self.notGiven, at: listing.location, "no default language", help: help, field: .defaultLanguage)
      return
    }
    guard LocaleTag(name.value) != nil, !context.hasDefaultDescription, !listing.lacksReferredTexts else {
      return
    }
    report.flag(
      Self.noDescription, at: name.location, "no description in the default language \"\(name.value)\"",
      found: name.value,
      help: listing.layout == .listingXML
        ? "add <description locale=\"\(name.value)\">, or name another default-locale"
        : "add the texts in \(name.value), or name another default language",
      locale: name.value, field: .defaultLanguage)
  }
}
