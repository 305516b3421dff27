struct AppDFImageSizeContradictory: Rule {
  static let malformed = RuleCase("not-pixels", .error, "a width or height is missing, or no number above 0")
  static let slot = RuleCase(
    "not-the-slots", .warning, "the declared size is not the one that the slot is for")
  static let two = RuleCase("two-sizes", .error, "one file is declared with two sizes")

  static let info = RuleInfo(
    "appdf-image-size-contradictory", "declared size of a picture that cannot be right", area: .structure,
    rationale: """
      AppDF declares the size of each picture beside its name. The first icon has 512 x 512 pixels and every other \
      one is a square, the large promotional picture has 1024 x 500 and the small one 180 x 120; AppDF's editor \
      refused other sizes. Its three sizes for screenshots were those of the phones of 2012 and are not asked for.
      """,
    cases: [malformed, slot, two],
    sources: .appdfSchema + [Source("onepf/AppDF:tools/editor/js/appdfparser.js", .publicCode)],
    flagged: [
      FlaggedExample(malformed, images("<app-icon width=\"⟦512px⟧\" height=\"512\">icon.png</app-icon>")),
      FlaggedExample(malformed, images("⟦<app-icon width=\"512\">⟧icon.png</app-icon>")),
      FlaggedExample(slot, images("⟦<app-icon width=\"114\" height=\"114\">⟧icon.png</app-icon>")),
      FlaggedExample(
        slot,
        images(
          """
          <app-icon width="512" height="512">icon.png</app-icon>
          ⟦<app-icon width="114" height="144">⟧small.png</app-icon>
          ⟦<large-promo width="500" height="1024">⟧promo.png</large-promo>
          """)),
      FlaggedExample(
        two,
        images(
          """
          <screenshots><screenshot width="480" height="800" index="1">shot.png</screenshot>
          <screenshot width="1080" height="1920" index="1">⟦shot.png⟧</screenshot></screenshots>
          """)),
    ],
    accepted: [
      images(
        """
        <app-icon width="512" height="512">icon.png</app-icon>
        <app-icon width="114" height="114">small.png</app-icon>
        <large-promo width="1024" height="500">promo.png</large-promo>
        <screenshots><screenshot width="1280" height="800" index="1">shot.png</screenshot></screenshots>
        """)
    ])

  func check(_ fault: LoadFault, in context: Context, into report: inout Report) {
    switch fault.appdf {
    case .malformedSize(let attribute, let element, let found):
      report.flag(
        Self.malformed, at: fault.location,
        found.map { "the \(attribute) \"\($0)\" of <\(element)> is no number of pixels" }
          ?? "<\(element)> has no \(attribute)", found: found, allowed: "a number above 0",
        help: "write the \(attribute) of the picture in pixels", locale: fault.locale, field: .images,
        cause: attribute)
    case .sizeOfAnotherSlot(let slot, let found, let allowed):
      report.flag(
        Self.slot, at: fault.location, "<\(slot)> is declared with \(found) pixels, and should be \(allowed)",
        found: found, allowed: allowed, help: "put a picture of \(allowed) here", locale: fault.locale,
        field: .images, cause: slot)
    case .twoSizes(let path, let first, let second):
      report.flag(
        Self.two, at: fault.location,
        "\"\(path)\" is declared with \(second) pixels, and before with \(first)",
        found: second, allowed: first, help: "name another file, or give the size that it has",
        locale: fault.locale, field: .images)
    default: break
    }
  }

  private static func images(_ images: String) -> Example {
    .appdfImages(images, files: ["icon.png": "", "small.png": "", "promo.png": "", "shot.png": ""])
  }
}
