import Images

struct ImageCorrupt: Rule {
  static let broken = RuleCase("broken", .error, "a picture is cut short or cannot be decoded")
  static let harmless = RuleCase(
    "harmless", .warning, "a part is wrong that programs pass over, or the mark of the end is missing")
  static let tooLarge = RuleCase(
    "too-large", .error, "a picture announces more, or unpacks to more, than any store could take")

  static let info = RuleInfo(
    "image-corrupt", "picture that is broken", area: .media, scope: .files,
    rationale: """
      PNG has a checksum for each of its parts and a mark at its end, JPEG marks for each part: what was cut short, or \
      damaged on its way through a tool that takes it for text, shows in them. A file that unpacks to far more than its \
      header says is made to bring programs down.
      """,
    cases: [broken, harmless, tooLarge],
    sources: [
      Source("https://www.w3.org/TR/png-3/", .official),
      Source("https://www.w3.org/Graphics/JPEG/itu-t81.pdf", .official),
    ],
    flagged: [
      FlaggedExample(
        broken,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512, .shape(1), .truncated)])),
      FlaggedExample(
        broken,
        Example(
          "<media><screenshots href=\"⟦shot.png⟧\"/></media>",
          pictures: ["shot.png": .png(1280, 800, .shape(1), .badChecksum)])),
      FlaggedExample(
        harmless,
        Example(
          "<media><screenshots href=\"⟦shot.jpg⟧\"/></media>",
          pictures: ["shot.jpg": .jpeg(1280, 800, .endMissing)])),
      FlaggedExample(
        tooLarge,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>", pictures: ["icon.png": .png(60000, 60000)])),
      FlaggedExample(
        tooLarge,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512, .shape(1), .bomb)])),
    ],
    accepted: [
      Example(
        "<media><large-icon href=\"icon.png\"/><screenshots href=\"shot.jpg\"/></media>",
        pictures: ["icon.png": .png(512, 512), "shot.jpg": .jpeg(1280, 800)]),
      Example(
        "<media><screenshots href=\"1.jpg\"/><screenshots href=\"2.jpg\"/></media>",
        options: ["--deep", "yes"],
        pictures: ["1.jpg": .jpeg(1280, 800, .progressive), "2.jpg": .jpeg(1280, 800, .exifGarbage)]),
      Example("<media><large-icon href=\"icon.png\"/></media>", pictures: ["icon.png": .other(.html)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    let ranked = image.facts.faults.map { ($0, Self.ruleCase(of: $0)) }
    guard image.facts.format.isImage,
      let (fault, ruleCase) = ranked.first(where: { $0.1 != Self.harmless }) ?? ranked.first
    else { return }
    report.flag(
      ruleCase, image, "\(image.asset.subject) \(fault.reason) (\(fault.place))",
      help: ruleCase == Self.tooLarge
        ? "save it with the size that the store takes" : "save it again, or fetch it anew",
      cause: "\(image.slot.name)/\(fault.reason)")
  }

  private static func ruleCase(of fault: ImageFault) -> RuleCase {
    switch fault.kind {
    case .fileTooLarge, .tooManyPixels, .dataExcessive, .timedOut: tooLarge
    case .endMissing, .unsupported: harmless
    // The name of a part that programs may pass over begins with a small letter.
    case .badChecksum, .partMisplaced: fault.part?.first?.isLowercase ?? false ? harmless : broken
    case .truncated, .badHeader, .partMissing, .partUnknown, .lineEndsConverted, .notAPart, .badData,
      .dataMissing:
      broken
    }
  }
}
