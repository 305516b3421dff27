/// What a team may limit for itself, more strictly than a store does.
public enum TeamLimit: String, CaseIterable, Sendable {
  case appTitle = "app-title"
  case displayTitle = "display-title"
  case shortDescription = "short-description"
  case longDescription = "long-description"
  /// The length of one bullet.
  case featureBullet = "feature-bullet"
  /// How many bullets there are.
  case featureBullets = "feature-bullets"
  /// The length of one keyword.
  case keyword
  /// How many keywords there are.
  case keywords
  case releaseNotes = "release-notes"

  /// The limit of the store on the same thing; nil where none is known.
  var storeLimit: LimitName? { LimitName(rawValue: rawValue) }

  /// True where entries are counted, and not characters.
  var countsEntries: Bool { self == .featureBullets || self == .keywords }
}
