struct ImageWithAlpha: Rule {
  static let seeThrough = RuleCase(
    "see-through", .error, "some pixels are see-through where the store takes no transparency")
  static let channel = RuleCase(
    "alpha-channel", .warning, "there is an alpha channel, and no pixel is known to be see-through")

  static let info = RuleInfo(
    "image-with-alpha", "transparency where the store takes none", area: .media, scope: .everyStore,
    rationale: """
      Amazon's guidelines for Fire TV pictures ask for none, or for 24-bit PNG, which has no room for it; Google Play \
      asks the same of its feature graphic and screenshots. Half of the Fire TV pictures of real apps have an alpha \
      channel with nothing but opaque pixels in it, so that is a warning only. The featured logo may be transparent, \
      and so may icons. Pixels of large pictures are looked at with --deep.
      """,
    cases: [seeThrough, channel], sources: .slots { $0.alpha == .opaque },
    flagged: [
      FlaggedExample(
        channel,
        Example(
          "<media><fire-tv><icon href=\"⟦icon.png⟧\"/></fire-tv></media>",
          pictures: ["icon.png": .png(1280, 720, .shape(1), .alpha)])),
      FlaggedExample(
        channel,
        Example(
          "<media><fire-tv><icon href=\"⟦icon.png⟧\"/></fire-tv></media>", options: ["--deep", "yes"],
          pictures: ["icon.png": .png(1280, 720, .shape(1), .alpha)])),
      FlaggedExample(
        seeThrough,
        Example(
          "<media><fire-tv><background href=\"⟦back.png⟧\"/></fire-tv></media>", options: ["--deep", "yes"],
          pictures: ["back.png": .png(1920, 1080, .seeThrough, .alpha)])),
      FlaggedExample(
        channel,
        Example(
          files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
          options: ["--store", "google-play"],
          pictures: [
            "fastlane/metadata/android/en-US/images/featureGraphic.png": .png(1024, 500, .shape(1), .alpha)
          ])),
    ],
    accepted: [
      Example(
        """
        <media><small-icon href="icon.png"/><screenshots href="shot.png"/>
        <fire-tv><icon href="tv.png"/><featured-logo href="logo.png"/></fire-tv></media>
        """,
        pictures: [
          "icon.png": .png(114, 114, .seeThrough, .alpha), "shot.png": .png(1280, 800, .shape(1), .alpha),
          "tv.png": .png(1280, 720), "logo.png": .png(640, 260, .seeThrough, .alpha),
        ])
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard image.slot.alpha == .opaque, image.facts.hasAlpha else { return }
    let (ruleCase, words): (RuleCase, String) =
      switch image.facts.pixels {
      case nil: (Self.channel, "has an alpha channel")
      case let pixels? where pixels.isSeeThrough:
        (Self.seeThrough, "is see-through at \(pixels.seeThroughPixels) of \(pixels.pixelCount) pixels")
      case _?: (Self.channel, "has an alpha channel, though every pixel is opaque")
      }
    report.flag(
      ruleCase, image,
      "\(image.asset.subject) \(words), and the \(image.slot.title) \(image.slot.isSingle ? "has" : "have") no transparency",
      allowed: "no alpha channel", help: "save it without an alpha channel",
      severity: image.slot.alphaSeverity, sources: image.slot.sources)
  }
}
