import Testing

@testable import ListingValidator

/// Images & multimedia: each row of the facts on pictures and videos at Amazon.
@Suite struct MediaVerdicts {
  private static let api = ["--route", "api"]
  private static let deep = ["--deep", "yes"]
  private static let mismatch = "error image-extension-mismatch"
  private static let size = "error image-wrong-size"
  private static let missing = "error image-missing"
  // What is said of every complete listing that Fire TV is targeted by.
  private static let onFireTV = "note long-description-not-on-fire-tv"

  static let icons: [Verdict] = [
    Verdict("complete") { _ in },
    Verdict("no small icon", missing, "note unreferenced-image") { $0.remove("small-icon") },
    Verdict("no large icon", missing, "note unreferenced-image") { $0.remove("large-icon") },
    Verdict("no small icon in an update", "warning image-missing", "note unreferenced-image") {
      $0.submission =
        "<submission devices=\"fire-tablet\" previous-version-code=\"41\"/>"
      $0.descriptions = [CompleteListing.description(releaseNotes: "<release-notes>Faster.</release-notes>")]
      $0.remove("small-icon")
    },
    Verdict("small icon of 113 pixels", size) { $0.smallIcon(.png(113, 113, .shape(1), .alpha)) },
    Verdict("large icon in the small slot", size) { $0.smallIcon(.png(512, 512, .shape(1), .alpha)) },
    Verdict("large icon of 511 pixels", size) { $0.largeIcon(.png(511, 511)) },
    Verdict("small icon without an alpha channel", "warning small-icon-opaque") {
      $0.smallIcon(.png(114, 114))
    },
    Verdict("small icon with an opaque alpha channel") { $0.smallIcon(.png(114, 114, .shape(1), .alpha)) },
    Verdict("transparent small icon") { $0.smallIcon(.png(114, 114, .seeThrough, .alpha)) },
    Verdict("large icon with an alpha channel") { $0.largeIcon(.png(512, 512, .shape(1), .alpha)) },
    Verdict("large icon with a palette") { $0.largeIcon(.png(512, 512, .shape(1), .palette)) },
    Verdict("large icon as JPEG", "error image-wrong-format", "note image-blank", "note unreferenced-image") {
      $0.media = $0.media.replacing("icon-512.png", with: "icon.jpg")
      $0.pictures["images/icon.jpg"] = .jpeg(512, 512)
    },
    Verdict(
      "large icon with strips above and below", "note image-transparent-strips", "note icon-designs-differ"
    ) {
      $0.largeIcon(.png(512, 512, .strips(60), .alpha))
    },
    Verdict("large icon that was enlarged", "note icon-upscaled", "note icon-designs-differ") {
      $0.largeIcon(.png(512, 512, .enlarged))
    },
    Verdict("icons of two designs", "note icon-designs-differ") { $0.largeIcon(.png(512, 512, .shape(6))) },
    Verdict("large icon of which nothing can be seen", "warning image-blank") {
      $0.largeIcon(.png(512, 512, .invisible, .alpha))
    },
    Verdict("large icon of 16 bits", "note image-bit-depth") {
      $0.largeIcon(.png(512, 512, .shape(1), .sixteenBit))
    },
    Verdict("two large icons", "error images-too-many") {
      $0.add("<large-icon href=\"images/other.png\"/>", ["images/other.png": .png(512, 512, .shape(2))])
    },
  ]

  static let screenshots: [Verdict] = [
    Verdict("no screenshots", missing) { $0.remove("screenshots") },
    Verdict("two screenshots", "error images-too-few") { $0.screenshots(2) },
    Verdict("three screenshots") { $0.screenshots(3) },
    Verdict("ten screenshots") { $0.screenshots(10) },
    Verdict("eleven screenshots", "error images-too-many") { $0.screenshots(11) },
    Verdict("screenshot with cropped bars", size) { $0.screenshots(3, .png(1920, 1116)) },
    Verdict("screenshot with its bars") { $0.screenshots(3, .png(1920, 1200)) },
    Verdict("screenshots of telephones", size, "note mixed-orientations") {
      $0.screenshots(3, .png(1320, 2868))
    },
    Verdict("screenshot of another telephone", size, "note mixed-orientations") {
      $0.screenshots(3, .png(1284, 2778))
    },
    Verdict("screenshot of a tablet's screen", size) { $0.screenshots(3, .png(2000, 1200)) },
    Verdict("screenshot that another store takes", "note mixed-orientations") {
      $0.screenshots(3, .png(1080, 1920))
    },
    Verdict("long screenshot that another store takes", "note mixed-orientations", size) {
      $0.screenshots(3, .png(1080, 2160))
    },
    Verdict("longer screenshot", "note mixed-orientations", size) { $0.screenshots(3, .png(1080, 2400)) },
    Verdict("large screenshot that another store takes", "note mixed-orientations", size) {
      $0.screenshots(3, .png(1440, 2560))
    },
    Verdict("screenshot in the range of an older guide", size) { $0.screenshots(3, .png(3840, 2160)) },
    Verdict("screenshot as JPEG") {
      $0.add("<screenshots href=\"images/4.jpg\"/>", ["images/4.jpg": .jpeg(1280, 800)])
    },
    Verdict("screenshot as WebP under the name of PNG", "error image-wrong-format") {
      $0.screenshots(3, .other(.webp, 1280, 800))
    },
    Verdict("screenshot as JPEG under the name of PNG", mismatch) { $0.screenshots(3, .jpeg(1280, 800)) },
    Verdict("screenshot with an alpha channel") { $0.screenshots(3, .png(1280, 800, .shape(9), .alpha)) },
    Verdict("grey screenshot with a palette") { $0.screenshots(3, .png(1280, 800, .shape(9), .palette)) },
    Verdict("screenshot that its EXIF orientation turns") {
      $0.add("<screenshots href=\"images/4.jpg\"/>", ["images/4.jpg": .jpeg(800, 1280, .turned)])
    },
    Verdict("screenshots of both orientations", "note mixed-orientations") {
      $0.screenshots(3, .png(800, 1280))
    },
    Verdict("the same screenshot twice", "note same-image-twice") {
      $0.screenshots(3, .png(1280, 800, .shape(1)))
    },
    Verdict("the same screenshot, saved in another way", "note same-image-twice", options: deep) {
      $0.screenshots(3, .png(1280, 800, .shape(1), .alpha))
    },
    Verdict("screenshot of one colour", "note image-blank", options: deep) {
      $0.screenshots(3, .png(1280, 800, .plain))
    },
    Verdict("screenshot with strips above and below", "note image-transparent-strips", options: deep) {
      $0.screenshots(3, .png(1280, 800, .strips(90), .alpha))
    },
    Verdict("screenshot with strips above and below, not decoded") {
      $0.screenshots(3, .png(1280, 800, .strips(90), .alpha))
    },
    Verdict("screenshot of one colour, not decoded") { $0.screenshots(3, .png(1280, 800, .plain)) },
    Verdict("screenshot in the colours of print", "note image-cmyk") {
      $0.add("<screenshots href=\"images/4.jpg\"/>", ["images/4.jpg": .jpeg(1280, 800, .cmyk)])
    },
    Verdict("animated screenshot", "note image-animated") {
      $0.screenshots(3, .png(1280, 800, .shape(9), .animated))
    },
    Verdict(
      "a language without pictures, API", "warning locale-without-images", "note same-text-in-two-locales",
      options: api
    ) {
      $0.descriptions.append(
        CompleteListing.description(locale: "ja-JP", title: "<display-title>会議</display-title>"))
      $0.media = $0.media.replacing("<media>", with: "<media locale=\"en-US\">")
    },
    Verdict(
      "a language without pictures, console", "note locale-without-images", "note same-text-in-two-locales"
    ) {
      $0.descriptions.append(
        CompleteListing.description(locale: "ja-JP", title: "<display-title>会議</display-title>"))
      $0.media = $0.media.replacing("<media>", with: "<media locale=\"en-US\">")
    },
    Verdict("a draft beside the screenshots", "note unreferenced-image") {
      $0.pictures["images/draft.png"] = .png(1280, 800, .shape(9))
    },
  ]

  static let promo: [Verdict] = [
    Verdict("promotional image") { $0.add("<promo href=\"promo.png\"/>", ["promo.png": .png(1024, 500)]) },
    Verdict("promotional image as JPEG") {
      $0.add("<promo href=\"promo.jpg\"/>", ["promo.jpg": .jpeg(1024, 500)])
    },
    Verdict("promotional image of another size", "warning image-wrong-size") {
      $0.add("<promo href=\"promo.png\"/>", ["promo.png": .png(512, 250)])
    },
    Verdict("animated promotional image", "warning image-animated") {
      $0.add("<promo href=\"promo.png\"/>", ["promo.png": .png(1024, 500, .shape(1), .animated)])
    },
  ]

  static let fireTV: [Verdict] = [
    Verdict("Fire TV, complete", onFireTV) { $0.fireTV() },
    Verdict("Fire TV alone, no other pictures", missing, onFireTV) {
      $0.fireTV()
      $0.submission = "<submission devices=\"fire-tv\"/>"
      $0.remove("small-icon", "large-icon", "screenshots")
    },
    Verdict("Fire TV without an icon", missing, onFireTV, "note unreferenced-image") {
      $0.fireTV(without: "icon")
    },
    Verdict("Fire TV without screenshots", missing, onFireTV) { $0.fireTV(without: "screenshots") },
    Verdict("Fire TV without a background", missing, onFireTV, "note unreferenced-image") {
      $0.fireTV(without: "background")
    },
    Verdict("Fire TV targeted, and no word of its pictures", missing, onFireTV) {
      $0.submission = "<submission devices=\"fire-tv fire-tablet\"/>"
    },
    Verdict("tablets alone, without a background") { _ in },
    Verdict("Fire TV icon of the launcher's size", size, onFireTV) {
      $0.fireTV(["tv/icon.png": .png(320, 180)])
    },
    Verdict("square Fire TV icon", size, onFireTV) { $0.fireTV(["tv/icon.png": .png(1024, 1024)]) },
    Verdict("Fire TV icon with an opaque alpha channel", "warning image-with-alpha", onFireTV) {
      $0.fireTV(["tv/icon.png": .png(1280, 720, .shape(1), .alpha)])
    },
    Verdict(
      "Fire TV icon with an opaque alpha channel, decoded", "warning image-with-alpha", onFireTV,
      options: deep
    ) {
      $0.fireTV(["tv/icon.png": .png(1280, 720, .shape(1), .alpha)])
    },
    Verdict("see-through Fire TV icon, decoded", "error image-with-alpha", onFireTV, options: deep) {
      $0.fireTV(["tv/icon.png": .png(1280, 720, .seeThrough, .alpha)])
    },
    Verdict("Fire TV icon as JPEG", "error image-wrong-format", onFireTV, "note unreferenced-image") {
      $0.fireTV()
      $0.media = $0.media.replacing("tv/icon.png", with: "tv/icon.jpg")
      $0.pictures["tv/icon.jpg"] = .jpeg(1280, 720)
    },
    Verdict("Fire TV screenshot of 1280 x 720", size, onFireTV) {
      $0.fireTV(["tv/shots/1.png": .png(1280, 720)])
    },
    Verdict("Fire TV screenshot in portrait", size, onFireTV) {
      $0.fireTV(["tv/shots/1.png": .png(1080, 1920)])
    },
    Verdict("two Fire TV screenshots", "error images-too-few", onFireTV) { $0.fireTV(screenshots: 2) },
    Verdict("ten Fire TV screenshots", onFireTV) { $0.fireTV(screenshots: 10) },
    Verdict("eleven Fire TV screenshots", "error images-too-many", onFireTV) { $0.fireTV(screenshots: 11) },
    Verdict("Fire TV background of 16 bits", "warning image-bit-depth", onFireTV) {
      $0.fireTV(["tv/background.png": .png(1920, 1080, .shape(1), .sixteenBit)])
    },
    Verdict("Fire TV background as JPEG", onFireTV, "note unreferenced-image") {
      $0.fireTV()
      $0.media = $0.media.replacing("tv/background.png", with: "tv/background.jpg")
      $0.pictures["tv/background.jpg"] = .jpeg(1920, 1080)
    },
    Verdict("featured pictures", onFireTV) {
      $0.fireTV([
        "tv/featured-background.png": .png(1920, 720),
        "tv/featured-logo.png": .png(640, 260, .seeThrough, .alpha),
      ])
    },
    Verdict("featured background of another size", size, onFireTV) {
      $0.fireTV(["tv/featured-background.png": .png(1920, 640)])
    },
    Verdict("featured logo of another size", "warning image-wrong-size", onFireTV) {
      $0.fireTV(["tv/featured-logo.png": .png(600, 240)])
    },
    Verdict("white featured logo, decoded", "note featured-logo-white", onFireTV, options: deep) {
      $0.fireTV(["tv/featured-logo.png": .png(640, 260, .whiteOnTransparent, .alpha)])
    },
  ]

  static let videos: [Verdict] = [
    Verdict("five videos") { $0.videos(5, .mp4(1280, 720)) },
    Verdict("six videos", "warning videos-too-many") { $0.videos(6, .mp4(1280, 720)) },
    Verdict("video of 60 minutes") {
      $0.videos(1, .mp4(1280, 720, seconds: 3600, bitRate: 1_200_000, byteCount: 9_000_000))
    },
    Verdict("video of 61 minutes", "warning video-too-long") {
      $0.videos(1, .mp4(1280, 720, seconds: 3660, byteCount: 9_000_000))
    },
    Verdict("video of 263,000,000 bytes", "warning video-too-heavy") {
      $0.videos(1, .mp4(1280, 720, byteCount: 263_000_000))
    },
    Verdict("video of 640 pixels in width", "warning video-too-small") { $0.videos(1, .mp4(640, 480)) },
    Verdict("video of 720 pixels in width") { $0.videos(1, .mp4(720, 540)) },
    Verdict("upright video", "note video-too-small") { $0.videos(1, .mp4(1080, 1920)) },
    Verdict("video of 1,200 kbit/s") { $0.videos(1, .mp4(1280, 720, bitRate: 1_200_000)) },
    Verdict("video of 1,100 kbit/s", "warning video-bit-rate-low") {
      $0.videos(1, .mp4(1280, 720, bitRate: 1_100_000))
    },
    Verdict("video in H.265", "warning video-wrong-format") { $0.videos(1, .mp4(1280, 720, .hevc)) },
    Verdict("animation in place of a video", "warning video-wrong-format") {
      $0.videos(1, .other(.gif, 1280, 720))
    },
    Verdict("video cut in half", "error video-corrupt") { $0.videos(1, .mp4(1280, 720, .truncated)) },
    Verdict("video without an index", "error video-corrupt") { $0.videos(1, .mp4(1280, 720, .withoutIndex)) },
  ]

  static let brokenFiles: [Verdict] = [
    Verdict("picture cut short", "error image-corrupt") {
      $0.largeIcon(.png(512, 512, .shape(1), .truncated))
    },
    Verdict("picture with a wrong checksum", "error image-corrupt") {
      $0.screenshots(3, .png(1280, 800, .shape(9), .badChecksum))
    },
    Verdict("picture of 60000 x 60000", "error image-corrupt") { $0.largeIcon(.png(60_000, 60_000)) },
    Verdict("picture of 1 x 1", size, "note image-blank") { $0.largeIcon(.png(1, 1)) },
    Verdict("empty picture", "error not-an-image") { $0.largeIcon(.other(.empty)) },
    Verdict("error page in place of a picture", "error not-an-image") { $0.largeIcon(.other(.html)) },
    Verdict("Git LFS pointer", "error not-an-image") { $0.largeIcon(.other(.gitLFSPointer)) },
    Verdict("picture that is not there", "error file-missing", "note unreferenced-image") {
      $0.media = $0.media.replacing("icon-512.png", with: "icon-513.png")
    },
  ]

  @Test(arguments: icons) func ofIcons(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: screenshots) func ofScreenshots(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: promo) func ofPromotionalImages(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: fireTV) func ofFireTV(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: videos) func ofVideos(_ verdict: Verdict) throws { try verdict.check() }
  @Test(arguments: brokenFiles) func ofBrokenFiles(_ verdict: Verdict) throws { try verdict.check() }

  /// The seven sizes, either way round.
  @Test(arguments: [
    (800, 480), (1024, 600), (1280, 720), (1280, 800), (1920, 1080), (1920, 1200), (2560, 1600),
  ]) func screenshotSizeIsTaken(_ width: Int, _ height: Int) throws {
    for size in [(width, height), (height, width)] {
      let listing = CompleteListing().with { listing in
        for number in 1...3 {
          listing.pictures["images/tablet/\(number).png"] = .png(size.0, size.1, .shape(number))
        }
      }
      #expect(try listing.verdicts().isEmpty)
    }
  }
}

extension CompleteListing {
  /// Adds an element to the media, and the files it names.
  fileprivate mutating func add(_ element: String, _ files: [String: SamplePicture]) {
    media = media.replacing("</media>", with: "\(element)\n</media>")
    pictures.merge(files) { $1 }
  }

  /// Takes elements out of the media.
  fileprivate mutating func remove(_ names: String...) {
    let lines = media.split(separator: "\n")
    media = lines.filter { line in !names.contains { line.contains("<\($0) href=\"images") } }.joined(
      separator: "\n")
  }

  fileprivate mutating func smallIcon(_ picture: SamplePicture) { pictures["images/icon-114.png"] = picture }

  fileprivate mutating func largeIcon(_ picture: SamplePicture) { pictures["images/icon-512.png"] = picture }

  /// Gives it so many screenshots, of which the last is another one.
  fileprivate mutating func screenshots(_ count: Int, _ last: SamplePicture? = nil) {
    media = media.replacing("tablet/*.png", with: "shots/*.png")
    for number in 1...count {
      let isLast = number == count
      pictures["images/shots/\(number).png"] = (isLast ? last : nil) ?? .png(1280, 800, .shape(number))
    }
  }

  fileprivate mutating func videos(_ count: Int, _ video: SamplePicture) {
    add(
      "<video href=\"videos/*.mp4\"/>",
      Dictionary(uniqueKeysWithValues: (1...count).map { ("videos/\($0).mp4", video) }))
  }

  /// Targets Fire TV, with all pictures that are asked for and those given in their place.
  mutating func fireTV(
    _ others: [String: SamplePicture] = [:], without name: String? = nil, screenshots count: Int = 3
  ) {
    submission = "<submission devices=\"fire-tv fire-tablet\"/>"
    var files: [String: SamplePicture] = [
      "tv/icon.png": .png(1280, 720), "tv/background.png": .png(1920, 1080),
    ]
    for number in 1...count { files["tv/shots/\(number).png"] = .png(1920, 1080, .shape(number)) }
    files.merge(others) { $1 }
    var elements = [
      "icon": "tv/icon.png", "background": "tv/background.png", "screenshots": "tv/shots/*.png",
    ]
    for path in others.keys where path.contains("featured") {
      elements[String(path.dropFirst(3).dropLast(4))] = path
    }
    if let name { elements[name] = nil }
    let lines = elements.sorted { $0.key < $1.key }.map { "<\($0) href=\"\($1)\"/>" }
    add("<fire-tv>\n\(lines.joined(separator: "\n"))\n</fire-tv>", files)
  }
}
