struct FeaturedLogoWhite: Rule {
  static let white = RuleCase("white", .note, "the featured logo is white on a transparent ground")

  static let info = RuleInfo(
    "featured-logo-white", "white featured logo on a transparent ground", area: .media,
    rationale: """
      The console shows the logo on white, where one developer saw nothing of it; on Fire TV it lies over the featured \
      background. Looked at with --deep.
      """,
    cases: [white], sources: [.amazon("friction-log", .thirdParty)],
    flagged: [
      FlaggedExample(
        white,
        Example(
          "<media><fire-tv><featured-logo href=\"⟦logo.png⟧\"/></fire-tv></media>",
          options: ["--deep", "yes"],
          pictures: ["logo.png": .png(640, 260, .whiteOnTransparent, .alpha)]))
    ],
    accepted: [
      Example(
        "<media><fire-tv><featured-logo href=\"logo.png\"/></fire-tv></media>", options: ["--deep", "yes"],
        pictures: ["logo.png": .png(640, 260, .seeThrough, .alpha)])
    ])

  /// Of the pixels that can be seen.
  private static let share = 0.95

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard image.asset.kind == .tvFeaturedLogo, let pixels = image.facts.pixels, pixels.invisiblePixels > 0,
      !pixels.isFullyTransparent, pixels.whiteShare >= Self.share
    else { return }
    report.flag(
      Self.white, image, "\(image.asset.subject) is white on a transparent ground",
      help: "nothing to do if it is readable on the featured background: the console's preview is white")
  }
}
