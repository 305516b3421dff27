struct SmallIconOpaque: Rule {
  static let noAlpha = RuleCase("no-alpha-channel", .warning, "the small icon has no alpha channel")

  static let info = RuleInfo(
    "small-icon-opaque", "small icon without an alpha channel", area: .media,
    rationale: """
      Amazon's guidelines show both icons as transparent PNG. One developer saw that a small icon without an alpha \
      channel leaves its slot empty without a word, while the same picture with one goes in, even where every pixel is \
      opaque; the large icon went in without. An older text for another kind of app asks for icons without \
      transparency, so see-through pixels are never a fault.
      """,
    cases: [noAlpha],
    sources: [.amazon("space-race", .thirdParty), .amazon("asset-guidelines", .official)],
    flagged: [
      FlaggedExample(
        noAlpha,
        Example(
          "<media><small-icon href=\"⟦icon.png⟧\"/></media>", pictures: ["icon.png": .png(114, 114)]))
    ],
    accepted: [
      Example(
        "<media><small-icon href=\"a.png\"/><large-icon href=\"b.png\"/></media>",
        pictures: ["a.png": .png(114, 114, .shape(1), .alpha), "b.png": .png(512, 512)]),
      Example("<media><small-icon href=\"a.jpg\"/></media>", pictures: ["a.jpg": .jpeg(114, 114)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard image.slot.alpha == .expected, !image.facts.hasAlpha, image.facts.format == .png,
      image.facts.size.map(image.slot.takes) ?? false
    else { return }
    report.flag(
      Self.noAlpha, image,
      "\(image.asset.subject) has no alpha channel: the console may leave the slot empty",
      allowed: "an alpha channel", help: "save it as RGBA, opaque or not")
  }
}
