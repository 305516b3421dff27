struct ImageAnimated: Rule {
  static let promo = RuleCase("promo", .warning, "the promotional image is animated")
  static let elsewhere = RuleCase("elsewhere", .note, "another picture is animated")

  static let info = RuleInfo(
    "image-animated", "animated picture", area: .media, scope: .everyStore,
    rationale: """
      An older guide says that Amazon's promotional image must not be animated. Elsewhere nothing is known; an animated \
      PNG shows its first picture where animation is not supported. Animated GIF and WebP files are of a format that no \
      store takes.
      """,
    cases: [promo, elsewhere],
    sources: [
      .amazon("xamarin", .thirdParty),
      Source("https://www.w3.org/TR/png-3/#apng-frame-based-animation", .official),
    ],
    flagged: [
      FlaggedExample(
        promo,
        Example(
          "<media><promo href=\"⟦promo.png⟧\"/></media>",
          pictures: ["promo.png": .png(1024, 500, .shape(1), .animated)])),
      FlaggedExample(
        elsewhere,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512, .shape(1), .animated)])),
    ],
    accepted: [
      Example("<media><promo href=\"promo.png\"/></media>", pictures: ["promo.png": .png(1024, 500)]),
      Example("<media><promo href=\"promo.gif\"/></media>", pictures: ["promo.gif": .other(.gif, 1024, 500)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard image.facts.isAnimated, image.slot.formats.contains(image.facts.format) else { return }
    report.flag(
      image.asset.kind == .promo ? Self.promo : Self.elsewhere, image,
      "\(image.asset.subject) is animated", help: "save a single picture")
  }
}
