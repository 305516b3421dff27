struct ImageTransparentStrips: Rule {
  static let strips = RuleCase(
    "strips", .note, "a picture has transparent strips on two opposite sides and not on the others")

  static let info = RuleInfo(
    "image-transparent-strips", "picture with transparent strips at the border", area: .media,
    rationale: """
      A wide logo that was put into a square leaves strips above and below, and the store shows it smaller than other \
      icons, as happened to one app. A margin of the same width all around is a matter of taste and left alone. Larger \
      pictures are looked at with --deep; the featured logo is meant to be transparent, and where the store takes no \
      transparency, image-with-alpha says so.
      """,
    cases: [strips], sources: [.amazon("retroarch-12649", .thirdParty)],
    flagged: [
      FlaggedExample(
        strips,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512, .strips(60), .alpha)])),
      FlaggedExample(
        strips,
        Example(
          "<media><screenshots href=\"⟦shot.png⟧\"/></media>", options: ["--deep", "yes"],
          pictures: ["shot.png": .png(1280, 800, .strips(90), .alpha)])),
    ],
    accepted: [
      Example(
        "<media><large-icon href=\"icon.png\"/></media>",
        pictures: ["icon.png": .png(512, 512, .strips(8), .alpha)]),
      Example(
        "<media><large-icon href=\"icon.png\"/></media>",
        pictures: ["icon.png": .png(512, 512, .seeThrough, .alpha)]),
      Example(
        "<media><screenshots href=\"shot.png\"/></media>",
        pictures: ["shot.png": .png(1280, 800, .strips(90), .alpha)]),
      Example(
        """
        <media><fire-tv><featured-logo href="logo.png"/><background href="back.png"/></fire-tv></media>
        """, options: ["--deep", "yes"],
        pictures: [
          "logo.png": .png(640, 260, .strips(60), .alpha), "back.png": .png(1920, 1080, .strips(140), .alpha),
        ]),
    ])

  /// Strips that are narrower than this share of the picture are left alone.
  private static let share = 0.1

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard image.slot.alpha != .opaque, image.asset.kind != .tvFeaturedLogo, !image.isSpare,
      let size = image.facts.size, let pixels = image.facts.pixels, !pixels.isFullyTransparent
    else { return }
    let border = pixels.transparentBorder
    let (vertical, horizontal) = (border.top + border.bottom, border.left + border.right)
    let isLying = vertical > horizontal
    let difference = Double(abs(vertical - horizontal)) / Double(isLying ? size.height : size.width)
    guard difference >= Self.share else { return }
    report.flag(
      Self.strips, image,
      isLying
        ? "\(image.asset.subject) has transparent strips of \(border.top) pixels above and \(border.bottom) below"
        : "\(image.asset.subject) has transparent strips of \(border.left) pixels left and \(border.right) right",
      help: image.slot.isSquare ? "draw it for a square" : "fill the picture to its sides")
  }
}
