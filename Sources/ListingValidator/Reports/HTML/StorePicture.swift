/// A picture as the preview of a store page shows it.
struct StorePicture: Sendable {
  /// The part that it plays on the page.
  enum Role: Sendable, Hashable {
    case icon
    case screenshot
    case promo
    case tvIcon
    case tvBackground
    case tvScreenshot
    case tvFeaturedBackground
    case tvFeaturedLogo
    /// One that shoppers do not see on these pages.
    case other
  }

  /// The part that it plays on the page.
  let role: Role
  /// What it is called in the listing.
  let name: String
  /// The file, relative to the root.
  let path: String
  /// Where it is referred to.
  let location: Location
  /// Width and height in pixels, where known.
  let size: (width: Int, height: Int)?
  /// The sizes that the store takes; empty where it takes any, or where that is not known.
  let allowed: [(width: Int, height: Int)]

  init(_ asset: Asset) {
    role = Self.roles[asset.slot] ?? .other
    name = asset.slot
    path = asset.path
    location = asset.location
    size = asset.declaredSize
    allowed = []
  }

  private static let roles: [String: Role] = [
    "small-icon": .icon, "large-icon": .icon, "icon": .icon, "app-icon": .icon, "small_icon": .icon,
    "large_icon": .icon, "screenshots": .screenshot, "screenshot": .screenshot,
    "phoneScreenshots": .screenshot,
    "sevenInchScreenshots": .screenshot, "tenInchScreenshots": .screenshot, "phone-screenshots": .screenshot,
    "tablet-screenshots": .screenshot, "large-tablet-screenshots": .screenshot, "promo": .promo,
    "featureGraphic": .promo, "feature-graphic": .promo, "large-promo": .promo, "fire-tv/icon": .tvIcon,
    "tvBanner": .tvIcon, "tv-banner": .tvIcon, "fire-tv/background": .tvBackground,
    "tvBackground": .tvBackground,
    "fire-tv/screenshots": .tvScreenshot, "tvScreenshots": .tvScreenshot, "tv-screenshots": .tvScreenshot,
    "fire-tv/featured-background": .tvFeaturedBackground, "tvFeaturedBackground": .tvFeaturedBackground,
    "fire-tv/featured-logo": .tvFeaturedLogo, "tvFeaturedLogo": .tvFeaturedLogo,
  ]
}

/// The pictures of a listing by language.
struct PictureShelf {
  private var byLocale: [String: [StorePicture]] = [:]
  private var common: [StorePicture] = []
  private let standard: String?

  /// Sorts the pictures of a listing.
  init(_ listing: Listing) {
    standard = listing.defaultLocale.map { Self.key($0.value) }
    for media in listing.media {
      let pictures = media.assets.map(StorePicture.init)
      if let locale = media.locale {
        byLocale[Self.key(locale.value), default: []] += pictures
      } else {
        common += pictures
      }
    }
  }

  /// Equal for all spellings of a language.
  private static func key(_ locale: String) -> String { LocaleTag(locale)?.canonical ?? locale }

  /// The pictures that shoppers see in a language: its own, else those for all, else those of the default language.
  func pictures(in locale: String) -> [StorePicture] {
    let choices = [byLocale[Self.key(locale)] ?? [], common, standard.flatMap { byLocale[$0] } ?? []]
    return choices.first { !$0.isEmpty } ?? []
  }
}
