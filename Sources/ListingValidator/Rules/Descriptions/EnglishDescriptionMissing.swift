struct EnglishDescriptionMissing: Rule {
  static let known = RuleCase(
    "countries-known", .error, "the app is offered in countries where an English description is needed")
  static let unknown = RuleCase(
    "countries-unknown", .warning, "the listing does not say where the app is offered")

  static let info = RuleInfo(
    "english-description-missing", "no description in English", area: .description,
    rationale: """
      The policy on listings asks for descriptions in English unless an app is for Germany or Japan only. Without a \
      list of countries this cannot be told, so that it is only a warning. Customers whose language has no texts see \
      English, and reviewers read it.
      """,
    cases: [known, unknown], sources: .amazonPolicy("english-text") + [.amazon("distribute", .official)],
    flagged: [
      FlaggedExample(
        known, german("<availability><countries include=\"DE AT\"/></availability>", marked: true)),
      FlaggedExample(known, german("<availability><countries exclude=\"US\"/></availability>", marked: true)),
      FlaggedExample(unknown, german("", marked: true)),
    ],
    accepted: [
      german("<availability><countries include=\"DE JP\"/></availability>"),
      german("<description locale=\"en-GB\"/>"),
      Example("<description locale=\"en-US\"/>"),
    ])

  private static func german(_ sections: String, marked: Bool = false) -> Example {
    let root =
      "<listing xmlns=\"urn:listing-lint:listing:1\" package=\"com.example.app\" default-locale=\"de-DE\">"
    return Example(files: [
      "listing.xml": "\(marked ? "⟦\(root)⟧" : root)\n\(sections)<description locale=\"de-DE\"/></listing>"
    ])
  }

  func check(_ listing: Listing, in context: Context, into report: inout Report) {
    guard listing.places[.title] != nil, !listing.descriptions.contains(where: { $0.tag?.language == "en" }),
      !listing.lacksReferredTexts,
      // A default language without texts is reported already.
      listing.defaultLocale.flatMap({ LocaleTag($0.value) })?.language != "en"
    else { return }
    let exempt = context.profile.countriesWithoutEnglish
    let countries = listing.availability.countries?.offered(of: context.isoCodes)
    guard countries?.isSubset(of: exempt) != true else { return }
    report.flag(
      countries == nil ? Self.unknown : Self.known, at: listing.location,
      countries == nil
        ? "no description in English, which all countries but \(exempt.sorted().joined(separator: " and ")) need"
        : "no description in English, though the app is not only for \(exempt.sorted().joined(separator: " and "))",
      help: listing.layout == .listingXML
        ? "add <description locale=\"en-US\">" : context.advice(for: .title, locale: "en-US"))
  }
}
