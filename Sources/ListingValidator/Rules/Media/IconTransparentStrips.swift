struct IconTransparentStrips: Rule {
  static let strips = RuleCase(
    "strips", .note, "an icon has transparent strips on two opposite sides and not on the others")

  static let info = RuleInfo(
    "icon-transparent-strips", "icon with transparent strips at the border", area: .media,
    rationale: """
      A wide logo that was put into a square leaves strips above and below, and the store shows it smaller than other \
      icons, as happened to one app. A margin of the same width all around is a matter of taste and left alone.
      """,
    cases: [strips], sources: [.amazon("retroarch-12649", .thirdParty)],
    flagged: [
      FlaggedExample(
        strips,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512, .strips(60), .alpha)]))
    ],
    accepted: [
      Example(
        "<media><large-icon href=\"icon.png\"/></media>",
        pictures: ["icon.png": .png(512, 512, .strips(8), .alpha)]),
      Example(
        "<media><large-icon href=\"icon.png\"/></media>",
        pictures: ["icon.png": .png(512, 512, .seeThrough, .alpha)]),
    ])

  /// Strips that are narrower than this share of the icon are left alone.
  private static let share = 0.1

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    guard [.icon, .smallIcon, .largeIcon].contains(image.asset.kind), let size = image.facts.size,
      let pixels = image.facts.pixels, !pixels.isFullyTransparent
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
      help: "draw it for a square")
  }
}
