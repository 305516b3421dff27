/// What a rule may know beside its subject. A class, as it is handed to every rule.
public final class Context: Sendable {
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
  /// What the store makes of each locale, in the order of the listing's descriptions.
  public let locales: [LocaleVerdict]
  /// The prices of single marketplaces.
  let localPrices: [StatedPrice]
  /// What each slot of the store would get, by locale.
  public let slotContents: [SlotContent]
  /// The slots that matter for this submission.
  public let slots: [StoreSlot]
  /// What the team of the listing set for itself.
  public let team: TeamSettings

  private let unreadableKinds: Set<AssetKind>
  private let verdicts: [String: LocaleVerdict]
  /// The spellings of the default language among the descriptions.
  private let defaultSpellings: Set<String>

  /// Works out which locales to check.
  /// - Parameter declared: the locales that the user asked for; nil for those that the store takes.
  init(
    listing: Listing, profile: StoreProfile, isoCodes: ISOCodes, today: CalendarDay,
    declared: Set<String>? = nil, team: TeamSettings = TeamSettings()
  ) {
    self.listing = listing
    self.team = team
    self.profile = profile
    self.isoCodes = isoCodes
    self.today = today
    localPrices = StatedPrice.local(of: listing, profile: profile, isoCodes: isoCodes)
    let verdicts = profile.verdicts(on: listing.descriptions.map(\.locale))
    let isManifest = listing.layout == .listingXML || listing.layout == .appSubmissionAPI
    locales = zip(listing.descriptions, verdicts).map { description, verdict in
      var verdict = verdict
      let isAskedFor =
        declared.map(description.isNamed(in:))
        ?? (isManifest && description.isWrittenInFile || description.isNamed(in: listing.declaredLocales))
      verdict.isChecked = isAskedFor || declared == nil && verdict.match != .none
      return verdict
    }
    self.verdicts = Dictionary(locales.map { ($0.spelling, $0) }) { first, _ in first }
    let checked = Set(locales.filter(\.isChecked).map(\.spelling))
    descriptions = listing.descriptions.filter { checked.contains($0.locale) }
    texts = descriptions.flatMap { description in
      description.texts.map { LocalizedText(field: $0.field, text: $0.text, description: description) }
    }
    let defaultSpellings = Self.spellings(of: listing.defaultLocale?.value, among: locales, in: profile)
    self.defaultSpellings = defaultSpellings
    let isUnchecked = Set(locales.filter { !$0.isChecked }.map(\.spelling)).subtracting(checked)
    unreadableKinds = listing.media.reduce(into: []) { $0.formUnion($1.unreadable) }
    let media = MediaSorting(listing: listing, profile: profile)
    slots = media.slots
    slotContents = media.contents(
      isChecked: { !isUnchecked.contains($0) },
      isDefault: { name in
        let tag = LocaleTag(name)
        return defaultSpellings.contains { $0 == name || tag != nil && LocaleTag($0) == tag }
      })
  }

  /// The locales that a default language means: those that equal it, or else those that the store takes for it.
  private static func spellings(
    of name: String?, among locales: [LocaleVerdict], in profile: StoreProfile
  ) -> Set<String> {
    guard let name else { return [] }
    let tag = LocaleTag(name)
    let equal = locales.filter { $0.spelling == name || tag != nil && LocaleTag($0.spelling) == tag }
    guard equal.isEmpty, let storeTag = profile.verdicts(on: [name]).first?.storeTag else {
      return Set(equal.map(\.spelling))
    }
    return Set(locales.filter { $0.storeTag == storeTag }.map(\.spelling))
  }

  /// The submission that the listing is for.
  public var submission: Submission { listing.submission }

  /// The limit of the store that holds for this submission.
  public func limit(_ name: LimitName) -> Limit? {
    profile.limit(name, console: submission.console, route: submission.route)
  }

  /// The pattern of the store that holds for this submission.
  public func pattern(_ name: String) -> StorePattern? {
    profile.pattern(name, console: submission.console)
  }

  /// True for a locale that the store does not take and nobody asked for.
  public func isSkipped(_ locale: String) -> Bool {
    verdicts[locale].map { !$0.isChecked } ?? false
  }

  /// True for the listing's default language.
  public func isDefault(_ description: Description) -> Bool { defaultSpellings.contains(description.locale) }

  /// True where the listing has a description in its default language.
  public var hasDefaultDescription: Bool { !defaultSpellings.isEmpty }

  /// What the store makes of a description's locale.
  public func verdict(on description: Description) -> LocaleVerdict? {
    verdicts[description.locale]
  }

  /// The tool that uploads pictures, where it is known what it does.
  public var plugin: UploadPlugin? { profile.plugin(of: submission.route) }

  /// True where pictures of a slot are there in some way, but cannot be read or are never read.
  func isUnreadable(_ slot: StoreSlot) -> Bool {
    !unreadableKinds.isDisjoint(with: slot.kinds + slot.pool)
  }

  /// True where the route sends pictures to the store.
  var uploadsImages: Bool { plugin.map { !$0.slots.isEmpty } ?? true }

  /// What to create so that a slot has a picture; nil where the layout has no place for it.
  public func advice(for slot: StoreSlot, locale: String? = nil) -> String? {
    listing.place(of: slot)?.advice(locale: locale)
  }

  /// What to create so that a field has a value; nil where the layout has no place for it.
  public func advice(for field: Field, locale: String? = nil) -> String? {
    listing.places[field]?.advice(locale: locale)
  }
}
