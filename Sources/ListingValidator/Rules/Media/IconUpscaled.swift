struct IconUpscaled: Rule {
  static let upscaled = RuleCase("upscaled", .note, "an icon looks like a smaller one that was enlarged")

  static let info = RuleInfo(
    "icon-upscaled", "icon that was enlarged", area: .media,
    rationale: """
      Amazon's guidelines ask not to enlarge a smaller PNG, which makes the icon blurry. It is a guess from the pixels, \
      as soft edges may be meant: of 61 icons of real apps none looks so, and all do when they are enlarged from 114 to \
      512 pixels.
      """,
    cases: [upscaled], sources: [.amazon("asset-guidelines", .official), .amazon("own", .measured)],
    flagged: [
      FlaggedExample(
        upscaled,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512, .enlarged)]))
    ],
    accepted: [
      Example(
        "<media><large-icon href=\"icon.png\"/></media>", pictures: ["icon.png": .png(512, 512, .shape(1))])
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard [.icon, .smallIcon, .largeIcon, .tvIcon].contains(image.asset.kind),
      let pixels = image.facts.pixels, pixels.looksUpscaled
    else { return }
    report.flag(
      Self.upscaled, image, "\(image.asset.subject) looks like a smaller icon that was enlarged",
      help: "export it from the original drawing")
  }
}
