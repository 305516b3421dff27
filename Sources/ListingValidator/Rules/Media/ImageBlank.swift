struct ImageBlank: Rule {
  static let transparent = RuleCase("transparent", .warning, "every pixel is transparent")
  static let plain = RuleCase("one-colour", .note, "every pixel has the same colour")

  static let info = RuleInfo(
    "image-blank", "picture on which nothing can be seen", area: .media, scope: .files,
    rationale: """
      A wholly transparent picture is a slip of an export, and a picture of one colour mostly a stand-in that was \
      forgotten. Stores say that pictures must show the app. Icons are always looked at, larger pictures with --deep.
      """,
    cases: [transparent, plain],
    sources: .amazonPolicy("covered-fields") + [.amazon("own", .inferred)],
    flagged: [
      FlaggedExample(
        transparent,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512, .invisible, .alpha)])),
      FlaggedExample(
        plain,
        Example(
          "<media><screenshots href=\"⟦shot.png⟧\"/></media>", options: ["--deep", "yes"],
          pictures: ["shot.png": .png(1280, 800, .plain)])),
    ],
    accepted: [
      Example(
        "<media><large-icon href=\"icon.png\"/><screenshots href=\"shot.png\"/></media>",
        pictures: ["icon.png": .png(512, 512, .seeThrough, .alpha), "shot.png": .png(1280, 800, .plain)])
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard let pixels = image.facts.pixels else { return }
    if pixels.isFullyTransparent {
      report.flag(
        Self.transparent, image, "\(image.asset.subject) is wholly transparent", help: "export it again")
    } else if pixels.isSingleColor {
      report.flag(
        Self.plain, image, "\(image.asset.subject) has one colour and nothing else",
        help: "put the finished picture there")
    }
  }
}
