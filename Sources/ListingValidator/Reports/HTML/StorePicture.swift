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
  /// What it is, in words.
  let name: String
  /// The file, relative to the root.
  let path: String
  /// Where it is referred to.
  let location: Location
  /// Width and height as they are shown, where known.
  let size: ImageSize?
  /// The sizes that the store takes; empty where it takes any.
  let allowed: [ImageSize]

  /// Looks at a picture as a store does.
  init(_ asset: Asset, store: StoreProfile) {
    role = Role(asset.kind)
    path = asset.path
    location = asset.location
    size = asset.image?.displayedSize ?? asset.declaredSize.map { ImageSize($0.width, $0.height) }
    // What has no slot of its own may be one of several to choose from.
    let own = store.slots.filter { $0.kinds.contains(asset.kind) }
    let slots = own.isEmpty ? store.slots.filter { $0.pool.contains(asset.kind) } : own
    name = slots.first?.title ?? asset.kind.rawValue
    let sizes = slots.flatMap { slot in slot.sizes + (slot.mayBeTurned ? slot.sizes.map(\.turned) : []) }
    allowed = slots.contains { $0.sizes.isEmpty } ? [] : sizes
  }
}

extension StorePicture.Role {
  fileprivate init(_ kind: AssetKind) {
    self =
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
  init(_ listing: Listing, store: StoreProfile) {
    standard = listing.defaultLocale.map { Self.key($0.value) }
    for media in listing.media {
      let pictures = media.assets.map { StorePicture($0, store: store) }
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
