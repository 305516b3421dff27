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

extension Listing {
  /// The pictures that shoppers see in a language: its own, else those for all, else those of the default language.
  func pictures(for description: Description, slots: [StoreSlot]) -> [StorePicture] {
    let own = media.filter { $0.locale.map { description.isNamed(in: [$0.value]) } ?? false }
    let common = media.filter { $0.locale == nil }
    let standard = media.filter { media in
      defaultLocale.map { media.locale?.value == $0.value } ?? false
    }
    let chosen = [own, common, standard].first { $0.contains { !$0.assets.isEmpty } } ?? []
    return chosen.flatMap(\.assets).map { StorePicture($0, slots: slots) }
  }
}
