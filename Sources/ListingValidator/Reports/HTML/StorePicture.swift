import Images

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

  /// - Parameter slots: the places of the store, whose sizes the picture is measured against.
  init(_ asset: Asset, slots: [StoreSlot]) {
    role = Self.role(of: asset.kind)
    let slot = slots.first { $0.kinds.contains(asset.kind) } ?? slots.first { $0.pool.contains(asset.kind) }
    name = slot?.title ?? asset.kind.rawValue
    path = asset.path
    location = asset.location
    size = asset.image?.displayedSize.map { ($0.width, $0.height) } ?? asset.declaredSize
    let sizes = slot.map { $0.mayBeTurned ? $0.sizes + $0.sizes.map(\.turned) : $0.sizes } ?? []
    allowed = sizes.map { ($0.width, $0.height) }
  }

  private static func role(of kind: AssetKind) -> Role {
    switch kind {
    case .icon, .smallIcon, .largeIcon: .icon
    case .screenshots, .phoneScreenshots, .smallTabletScreenshots, .largeTabletScreenshots: .screenshot
    case .promo: .promo
    case .tvIcon: .tvIcon
    case .tvBackground: .tvBackground
    case .tvScreenshots: .tvScreenshot
    case .tvFeaturedBackground: .tvFeaturedBackground
    case .tvFeaturedLogo: .tvFeaturedLogo
    case .wearScreenshots, .smallPromo, .video: .other
    }
  }
}

/// The pictures of a listing by language.
struct PictureShelf {
  private var byLocale: [String: [StorePicture]] = [:]
  private var common: [StorePicture] = []
  private let standard: String?

  /// Sorts the pictures of a listing.
  /// - Parameter slots: the places of the store, whose sizes the pictures are measured against.
  init(_ listing: Listing, slots: [StoreSlot]) {
    standard = listing.defaultLocale.map { Self.key($0.value) }
    for media in listing.media {
      let pictures = media.assets.map { StorePicture($0, slots: slots) }
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
