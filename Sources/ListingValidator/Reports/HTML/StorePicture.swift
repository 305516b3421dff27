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

extension Listing {
  /// The pictures that shoppers see in a language: its own, else those for all, else those of the default language.
  func pictures(for description: Description) -> [StorePicture] {
    let own = media.filter { $0.locale.map { description.isNamed(in: [$0.value]) } ?? false }
    let common = media.filter { $0.locale == nil }
    let standard = media.filter { media in
      defaultLocale.map { media.locale?.value == $0.value } ?? false
    }
    let chosen = [own, common, standard].first { $0.contains { !$0.assets.isEmpty } } ?? []
    return chosen.flatMap(\.assets).map(StorePicture.init)
  }
}
