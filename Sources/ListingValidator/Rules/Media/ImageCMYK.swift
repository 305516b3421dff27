import Images

struct ImageCMYK: Rule {
  static let cmyk = RuleCase("cmyk", .note, "a JPEG has the four colours of print")

  static let info = RuleInfo(
    "image-cmyk", "picture in the colours of print", area: .media, scope: .files,
    rationale: """
      A JPEG in CMYK is made for print: programs turn its colours into those of a screen in different ways, and some \
      show it inverted. No store is known to say anything about it.
      """,
    cases: [cmyk],
    sources: [
      Source("https://www.w3.org/Graphics/JPEG/itu-t81.pdf", .official), .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(
        cmyk,
        Example(
          "<media><screenshots href=\"⟦shot.jpg⟧\"/></media>", pictures: ["shot.jpg": .jpeg(1280, 800, .cmyk)]
        ))
    ],
    accepted: [
      Example("<media><screenshots href=\"shot.jpg\"/></media>", pictures: ["shot.jpg": .jpeg(1280, 800)])
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard image.facts.colorType == .cmyk || image.facts.colorType == .ycck else { return }
    report.flag(
      Self.cmyk, image, "\(image.asset.subject) has the colours of print (CMYK)", allowed: "RGB",
      help: "save it in sRGB")
  }
}
