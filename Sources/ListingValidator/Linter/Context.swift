/// What a rule may know beside its subject.
public struct Context: Sendable {
  /// The listing that is checked.
  public let listing: Listing
  /// The store that it is checked for.
  public let profile: StoreProfile
  /// Countries, currencies and languages.
  public let isoCodes: ISOCodes
  /// Today's date.
  public let today: CalendarDay
  /// The descriptions that are checked.
  public let descriptions: [Description]
  /// Their texts.
  public let texts: [LocalizedText]
  /// Every locale of the listing, and what the store makes of it.
  public let locales: [LocaleVerdict]

  /// Works out which locales to check.
  /// - Parameter declared: the locales that the user asked for; nil for those that the store takes.
  init(
    listing: Listing, profile: StoreProfile, isoCodes: ISOCodes, today: CalendarDay,
    declared: Set<String>? = nil
  ) {
    self.listing = listing
    self.profile = profile
    self.isoCodes = isoCodes
    self.today = today
    let verdicts = profile.verdicts(on: listing.descriptions.map(\.locale))
    let checksAll = listing.layout == .listingXML || listing.layout == .appSubmissionAPI
    locales = verdicts.map { verdict in
      var verdict = verdict
      let isDeclared =
        declared.map { $0.contains(verdict.spelling) }
        ?? (checksAll || listing.declaredLocales.contains(verdict.spelling))
      verdict.isChecked = isDeclared || declared == nil && verdict.match != .none
      return verdict
    }
    let skipped = Set(locales.filter { !$0.isChecked }.map(\.spelling))
    descriptions = listing.descriptions.filter { !skipped.contains($0.locale) }
    texts = descriptions.flatMap { description in
      description.texts.map { LocalizedText(field: $0.field, text: $0.text, description: description) }
    }
  }

  /// The submission that the listing is for.
  public var submission: Submission { listing.submission }

  /// The limit of the store that holds for this submission.
  public func limit(_ name: LimitName) -> Limit? {
    profile.limit(name, console: submission.console, route: submission.route)
  }

  /// True for a locale that the store does not take and nobody asked for.
  public func isSkipped(_ locale: String) -> Bool {
    locales.contains { $0.spelling == locale && !$0.isChecked }
  }

  /// True for the listing's default language.
  public func isDefault(_ description: Description) -> Bool {
    guard let name = listing.defaultLocale?.value else { return false }
    return description.locale == name || description.tag != nil && description.tag == LocaleTag(name)
  }

  /// What to create so that a field has a value; nil where the layout has no place for it.
  public func advice(for field: Field, locale: String? = nil) -> String? {
    listing.places[field]?.advice(locale: locale)
  }
}
