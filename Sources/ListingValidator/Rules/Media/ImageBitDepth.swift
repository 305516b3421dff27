import Images

struct ImageBitDepth: Rule {
  static let deep = RuleCase(
    "sixteen-bit", .warning, "a PNG has 16 bits a sample where the store asks for 24 bits a pixel")
  static let other = RuleCase(
    "not-24-bit", .note, "a PNG is grey or has a palette where the store asks for 24 bits a pixel")
  static let elsewhere = RuleCase("elsewhere", .note, "a PNG has 16 bits a sample, which no screen shows")

  static let info = RuleInfo(
    "image-bit-depth", "depth of colour that the store does not ask for", area: .media, scope: .everyStore,
    rationale: """
      For Fire TV screenshots and backgrounds Amazon's guidelines name JPEG or 24-bit PNG, the only word on depth of \
      colour; Google Play says the same of its feature graphic and screenshots. What happens to others is not known: a \
      palette or grey loses nothing, and 16 bits a sample double the file for nothing. An alpha channel has a rule of \
      its own.
      """,
    cases: [deep, other, elsewhere], sources: .slots { $0.bits != nil },
    flagged: [
      FlaggedExample(
        deep,
        Example(
          "<media><fire-tv><background href=\"⟦back.png⟧\"/></fire-tv></media>",
          pictures: ["back.png": .png(1920, 1080, .shape(1), .sixteenBit)])),
      FlaggedExample(
        other,
        Example(
          "<media><fire-tv><background href=\"⟦back.png⟧\"/></fire-tv></media>",
          pictures: ["back.png": .png(1920, 1080, .shape(1), .palette)])),
      FlaggedExample(
        elsewhere,
        Example(
          "<media><large-icon href=\"⟦icon.png⟧\"/></media>",
          pictures: ["icon.png": .png(512, 512, .shape(1), .sixteenBit)])),
    ],
    accepted: [
      Example(
        "<media><large-icon href=\"icon.png\"/><fire-tv><background href=\"back.png\"/></fire-tv></media>",
        pictures: ["icon.png": .png(512, 512, .shape(1), .palette), "back.png": .png(1920, 1080)]),
      Example(
        "<media><fire-tv><background href=\"back.jpg\"/></fire-tv></media>",
        pictures: ["back.jpg": .jpeg(1920, 1080)]),
    ])

  func check(_ image: SlotImage, in context: Context, into report: inout Report) {
    let facts = image.facts
    guard facts.format == .png, let depth = facts.bitDepth, let type = facts.colorType else { return }
    if depth == 16 {
      report.flag(
        image.slot.bits == nil ? Self.elsewhere : Self.deep, image,
        "\(image.asset.subject) has 16 bits a sample", found: "16", allowed: "8",
        help: "save it with 8 bits a sample", sources: image.slot.bits == nil ? [] : image.slot.sources)
    } else if let bits = image.slot.bits, type == .palette || type == .grayscale {
      report.flag(
        Self.other, image,
        "\(image.asset.subject) is \(type == .palette ? "a PNG with a palette" : "a grey PNG"), and the store asks for "
          + "\(bits) bits a pixel",
        allowed: "\(bits) bits", help: "save it as RGB", sources: image.slot.sources)
    }
  }
}
