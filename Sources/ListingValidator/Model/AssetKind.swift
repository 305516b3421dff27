/// What a picture or video is for, whatever layout it was found in and whatever a store calls it.
public enum AssetKind: String, Sendable, CaseIterable, Codable {
  /// An icon whose size tells which of several it is.
  case icon
  case smallIcon = "small-icon"
  case largeIcon = "large-icon"
  /// Screenshots of phone and tablet.
  case screenshots
  case phoneScreenshots = "phone-screenshots"
  case smallTabletScreenshots = "tablet-7-screenshots"
  case largeTabletScreenshots = "tablet-10-screenshots"
  case tvScreenshots = "tv-screenshots"
  case wearScreenshots = "wear-screenshots"
  /// The wide picture that a store may advertise the app with.
  case promo
  case smallPromo = "small-promo"
  case tvIcon = "tv-icon"
  case tvBackground = "tv-background"
  case tvFeaturedBackground = "tv-featured-background"
  case tvFeaturedLogo = "tv-featured-logo"
  case video

  /// True where there is one of it: files of several folders replace one another.
  var isSingle: Bool {
    switch self {
    case .screenshots, .phoneScreenshots, .smallTabletScreenshots, .largeTabletScreenshots, .tvScreenshots,
      .wearScreenshots, .video:
      false
    default: true
    }
  }
}
