/// The texts of one locale.
public struct Description: Sendable {
  /// The locale as its owner spells it.
  public var locale: String
  /// The locale, where the spelling is a language tag.
  public var tag: LocaleTag? { LocaleTag(locale) }
  /// Where the spelling stands: an attribute, or the folder.
  public var localeLocation: Location
  /// True where a manifest names the locale; false for the name of a folder.
  public var isWrittenInFile: Bool { localeLocation.range != nil }
  /// Where the texts stand: an element's start tag, or the folder.
  public var location: Location
  /// What customers see as the name.
  public var title: Text?
  /// The short description.
  public var short: Text?
  /// The long description.
  public var long: Text?
  /// The feature bullets; nil where there is no list at all.
  public var bullets: [Text]?
  /// The keywords; nil where there is no list at all.
  public var keywords: [Text]?
  /// What is new in this version.
  public var releaseNotes: Text?
  /// The address of a video, which only some stores have a field for.
  public var videoAddress: Text?
  /// The folders that are named after the locale, relative to the root of the listing; none in a manifest.
  public var folders: [String] = []
  /// The folder for what differs at this store and leaves the other's texts alone, there or not; nil for none.
  public var overlayFolder: String?
  /// Fields that are there but cannot be read, so that they are not called missing.
  public var unreadable: Set<Field> = []

  /// Texts for a locale; a loader fills them.
  public init(locale: String, localeLocation: Location, location: Location) {
    self.locale = locale
    self.localeLocation = localeLocation
    self.location = location
  }

  /// True where one of the names means this locale, however it is spelled.
  func isNamed(in names: Set<String>) -> Bool {
    names.contains(locale) || tag.map { tag in names.contains { LocaleTag($0) == tag } } ?? false
  }

  /// All texts with their field, in the order of the console.
  public var texts: [(field: Field, text: Text)] {
    var texts: [(Field, Text)] = []
    if let title { texts.append((.title, title)) }
    if let short { texts.append((.shortDescription, short)) }
    if let long { texts.append((.fullDescription, long)) }
    texts += (bullets ?? []).map { (.featureBullets, $0) }
    texts += (keywords ?? []).map { (.keywords, $0) }
    if let releaseNotes { texts.append((.recentChanges, releaseNotes)) }
    return texts
  }
}
