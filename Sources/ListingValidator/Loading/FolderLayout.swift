/// How a layout arranges its files: all that the reader of folders knows about it.
///
/// In a path `{locale}` stands for the name of a locale's folder.
struct FolderLayout: Sendable {
  /// How the files with release notes are named.
  enum NoteNames: Sendable {
    /// After the version code, or `default.txt`.
    case versionCodes
    /// After the release track: the names in order of preference, then any other with these ends.
    case tracks([String], prefix: String, suffix: String)
  }

  /// The layout's name.
  let layout: Layout
  /// The folder of a locale's texts.
  let texts: String
  /// The files in it.
  let names: [Field: String]
  /// The file with the address of a video, which no field of the store takes.
  let video: String
  /// The folder of a locale's release notes.
  let notes: String
  /// Their names.
  let noteNames: NoteNames
  /// The folder of a locale's pictures.
  let images: String
  /// The pictures: a file of that name, or the files of a folder of that name; screenshots have folders only.
  let pictures: [Picture]
  /// The files in the root.
  let details: [Field: String]
  /// Where the overlay lies, seen from the root, and its release notes; nil where no place is agreed upon.
  let overlay: String?
  /// The folder of release notes in an overlay.
  let overlayNotes: String

  /// A name for pictures, and what they are for.
  struct Picture: Sendable {
    let name: String
    let kind: AssetKind
  }

  /// The pictures that there is one of.
  var singleImages: [String] { pictures.filter(\.kind.isSingle).map(\.name) }
  /// The folders of screenshots.
  var screenshots: [String] { pictures.filter { !$0.kind.isSingle }.map(\.name) }

  /// The folder that holds the locales' folders.
  var container: String { Self.container(of: texts) }

  /// The part of a path above the folder of a locale.
  static func container(of path: String) -> String {
    guard let end = path.firstRange(of: "{locale}")?.lowerBound, end != path.startIndex else { return "." }
    return String(path[..<end].dropLast())
  }

  /// A path with the name of a locale's folder where it stands for one.
  static func path(_ path: String, locale: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { name in name.elementsEqual("{locale}".utf8) ? locale[...] : Substring(name) }
      .joined(separator: "/")
  }

  /// The fields that only an overlay has a file for.
  static let overlayNames: [Field: String] = [
    .featureBullets: "feature_bullets.txt", .keywords: "keywords.txt",
  ]

  /// The pictures that only an overlay has a name for.
  static let overlayImages = pictures([
    ("small_icon", .smallIcon), ("large_icon", .largeIcon), ("tvBackground", .tvBackground),
    ("tvFeaturedBackground", .tvFeaturedBackground), ("tvFeaturedLogo", .tvFeaturedLogo),
  ])

  private static func pictures(_ names: [(String, AssetKind)]) -> [Picture] {
    names.map { Picture(name: $0, kind: $1) }
  }

  /// The folder that lies over one of this layout and holds what differs at Amazon.
  var overlaid: FolderLayout {
    FolderLayout(
      layout: layout, texts: "{locale}", names: names.merging(Self.overlayNames) { own, _ in own },
      video: video, notes: overlayNotes, noteNames: noteNames, images: "{locale}/images",
      pictures: pictures + Self.overlayImages.filter { own in !pictures.contains { $0.name == own.name } },
      details: [:], overlay: nil, overlayNotes: overlayNotes)
  }

  /// The arrangement of a layout; nil for one that is no folder of texts.
  init?(_ layout: Layout) {
    switch layout {
    case .fastlane: self = .fastlane
    case .appMetadata: self = .appMetadata
    case .gradlePlayPublisher: self = .gradlePlayPublisher
    case .tripleTOld: self = .tripleTOld
    default: return nil
    }
  }

  private init(
    layout: Layout, texts: String, names: [Field: String], video: String, notes: String,
    noteNames: NoteNames, images: String, pictures: [Picture],
    details: [Field: String], overlay: String?, overlayNotes: String
  ) {
    self.layout = layout
    self.texts = texts
    self.names = names
    self.video = video
    self.notes = notes
    self.noteNames = noteNames
    self.images = images
    self.pictures = pictures
    self.details = details
    self.overlay = overlay
    self.overlayNotes = overlayNotes
  }
}

extension FolderLayout {
  /// The layouts, in the order in which a folder is tried.
  static let all = [fastlane, appMetadata, gradlePlayPublisher, tripleTOld]

  /// `metadata/android/en-US/title.txt`.
  static let fastlane = likeFastlane(.fastlane, overlay: "../amazon")

  /// `app-metadata/com.example.app/en-US/title.txt`.
  static let appMetadata = likeFastlane(.appMetadata, overlay: nil)

  /// As Google's programming interface calls them.
  private static let picturesOfGoogle = pictures([
    ("icon", .icon), ("featureGraphic", .promo), ("promoGraphic", .smallPromo), ("tvBanner", .tvIcon),
    ("phoneScreenshots", .phoneScreenshots), ("sevenInchScreenshots", .smallTabletScreenshots),
    ("tenInchScreenshots", .largeTabletScreenshots), ("tvScreenshots", .tvScreenshots),
    ("wearScreenshots", .wearScreenshots),
  ])

  private static func likeFastlane(_ layout: Layout, overlay: String?) -> FolderLayout {
    FolderLayout(
      layout: layout, texts: "{locale}",
      names: [
        .title: "title.txt", .shortDescription: "short_description.txt",
        .fullDescription: "full_description.txt",
      ],
      video: "video.txt", notes: "{locale}/changelogs", noteNames: .versionCodes, images: "{locale}/images",
      pictures: picturesOfGoogle
        // Read by an upload plugin for Amazon only.
        + overlayImages.filter { $0.kind != .smallIcon },
      details: [:], overlay: overlay, overlayNotes: "{locale}/changelogs")
  }

  /// `play/listings/en-US/title.txt`.
  static let gradlePlayPublisher = FolderLayout(
    layout: .gradlePlayPublisher, texts: "listings/{locale}",
    names: [
      .title: "title.txt", .shortDescription: "short-description.txt",
      .fullDescription: "full-description.txt",
    ],
    video: "video-url.txt", notes: "release-notes/{locale}",
    noteNames: .tracks(
      ["production.txt", "default.txt", "beta.txt", "alpha.txt", "internal.txt"], prefix: "", suffix: ".txt"),
    images: "listings/{locale}/graphics",
    pictures: pictures([
      ("icon", .icon), ("feature-graphic", .promo), ("promo-graphic", .smallPromo), ("tv-banner", .tvIcon),
      ("phone-screenshots", .phoneScreenshots), ("tablet-screenshots", .smallTabletScreenshots),
      ("large-tablet-screenshots", .largeTabletScreenshots), ("tv-screenshots", .tvScreenshots),
      ("wear-screenshots", .wearScreenshots),
    ]),
    details: [
      .contactEmail: "contact-email.txt", .contactPhone: "contact-phone.txt",
      .contactWebsite: "contact-website.txt", .defaultLanguage: "default-language.txt",
    ], overlay: "../amazon", overlayNotes: "{locale}/release-notes")

  /// `play/en-US/listing/title`, of gradle-play-publisher before 2.0.
  static let tripleTOld = FolderLayout(
    layout: .tripleTOld, texts: "{locale}/listing",
    names: [
      .title: "title", .shortDescription: "shortdescription", .fullDescription: "fulldescription",
    ],
    video: "video", notes: "{locale}",
    noteNames: .tracks(
      ["whatsnew-production", "whatsnew", "whatsnew-beta", "whatsnew-alpha"], prefix: "whatsnew", suffix: ""),
    images: "{locale}/listing", pictures: picturesOfGoogle,
    details: [
      .contactEmail: "contactEmail", .contactPhone: "contactPhone", .contactWebsite: "contactWebsite",
      .defaultLanguage: "defaultLanguage",
    ], overlay: "../amazon", overlayNotes: "{locale}")
}

extension FolderLayout.NoteNames {
  /// The name that holds for every release without notes of its own.
  var fallback: String {
    switch self {
    case .versionCodes: "default.txt"
    case .tracks(let names, _, _): names.first { $0 == "default.txt" || $0 == "whatsnew" } ?? "default.txt"
    }
  }

  /// True for the name of release notes, be it one that an uploader would look for or not.
  func contains(_ name: String) -> Bool {
    switch self {
    case .versionCodes: name.hasSuffix(".txt")
    case .tracks(_, let prefix, let suffix): name.hasPrefix(prefix) && name.hasSuffix(suffix)
    }
  }

  /// The names that hold the notes of a release, the most fitting first.
  func candidates(among names: [String], versionCode: Int?) -> [String] {
    switch self {
    case .versionCodes:
      let latest = versionCode ?? names.compactMap(Self.versionCode).max()
      return names.filter { latest != nil && Self.versionCode(of: $0) == latest }
        + names.filter { $0 == fallback }
    case .tracks(let preferred, _, _):
      return preferred.filter(names.contains)
        + names.filter { contains($0) && !preferred.contains($0) }
    }
  }

  /// The version code that a file is named after.
  static func versionCode(of name: String) -> Int? {
    let (stem, type) = FileName.split(name)
    guard type == "txt", stem.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(stem)
  }

  /// True for a name such as `2.4.8.txt` or `v12.txt`: that of a version, but not its code.
  static func isVersionName(_ name: String) -> Bool {
    let (stem, type) = FileName.split(name)
    let number = stem.first == "v" ? stem.dropFirst() : stem
    guard type == "txt", let first = number.utf8.first, (48...57).contains(first) else { return false }
    return number.utf8.contains(UInt8(ascii: ".")) || number.utf8.count < stem.utf8.count
  }
}
