struct IconDesignsDiffer: Rule {
  static let differ = RuleCase("differ", .note, "the small icon looks quite unlike the large one")

  static let info = RuleInfo(
    "icon-designs-differ", "small icon of another design than the large one", area: .media,
    rationale: """
      Amazon's guidelines ask for one design for both icons, or a simplified one for the small icon. What is compared \
      is only where the pictures are light and dark, so that it is worth a look and no more.
      """,
    cases: [differ], sources: [.amazon("asset-guidelines", .official), .amazon("own", .inferred)],
    flagged: [
      FlaggedExample(
        differ,
        Example(
          "<media><small-icon href=\"⟦small.png⟧\"/><large-icon href=\"large.png\"/></media>",
          pictures: ["small.png": .png(114, 114, .shape(1), .alpha), "large.png": .png(512, 512, .shape(6))]))
    ],
    accepted: [
      Example(
        "<media><small-icon href=\"small.png\"/><large-icon href=\"large.png\"/></media>",
        pictures: ["small.png": .png(114, 114, .shape(1), .alpha), "large.png": .png(512, 512, .shape(1))])
    ])

  /// The mean difference of brightness, from 0 to 255, above which two designs are taken for two.
  private static let difference = 60.0

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard image.slot.name == "small-icon", let small = image.facts.pixels, !small.isSingleColor,
      let large = context.slotContents.first(where: { $0.slot.name == "large-icon" && $0.isHome })?.assets
        .first,
      let pixels = large.image?.pixels, !pixels.isSingleColor,
      small.fingerprint.difference(to: pixels.fingerprint).mean > Self.difference
    else { return }
    report.flag(
      Self.differ, image, "\(image.asset.subject) looks unlike \"\(large.path)\"",
      help: "use one design for both, or a simplified one for the small icon")
  }
}
