import Images

struct SameImageTwice: Rule {
  static let sameFile = RuleCase("same-file", .note, "two files of one slot have the same content")
  static let samePicture = RuleCase("same-picture", .note, "two files of one slot show the same picture")

  static let info = RuleInfo(
    "same-image-twice", "the same picture twice", area: .media, scope: .files,
    rationale: """
      Two equal pictures take a place that another could have. Equal files are found always, equal pictures that were \
      saved in another way with --deep. The same picture in several languages is normal and left alone.
      """,
    cases: [sameFile, samePicture], sources: [.amazon("own", .measured)],
    flagged: [
      FlaggedExample(
        sameFile,
        Example(
          """
          <media><screenshots href="1.png"/><screenshots href="⟦2.png⟧"/><screenshots href="3.png"/></media>
          """,
          pictures: [
            "1.png": .png(1280, 800, .shape(1)), "2.png": .png(1280, 800, .shape(1)),
            "3.png": .png(1280, 800, .shape(2)),
          ])),
      FlaggedExample(
        samePicture,
        Example(
          "<media><screenshots href=\"1.png\"/><screenshots href=\"⟦2.png⟧\"/></media>",
          options: ["--deep", "yes"],
          pictures: ["1.png": .png(1280, 800, .shape(1)), "2.png": .png(1280, 800, .shape(1), .alpha)])),
    ],
    accepted: [
      Example(
        """
        <media><screenshots href="1.png"/></media><media locale="de-DE"><screenshots href="2.png"/></media>
        """, pictures: ["1.png": .png(1280, 800), "2.png": .png(1280, 800)]),
      Example(
        "<media><screenshots href=\"1.png\"/><screenshots href=\"2.png\"/></media>",
        options: ["--deep", "yes"],
        pictures: ["1.png": .png(1280, 800, .shape(1)), "2.png": .png(1280, 800, .shape(2))]),
    ])

  func check(_ content: SlotContent, in context: Context, into report: inout Report) {
    var files: [ContentHash: String] = [:]
    var pictures: [Look: String] = [:]
    for asset in content.assets {
      guard let facts = asset.image, !facts.isNoImage, !content.slot.isSingle else { continue }
      let look = Look(facts)
      if let other = facts.contentHash.flatMap({ files[$0] }), other != asset.path {
        report.flag(
          Self.sameFile, at: asset.location, "\(asset.subject) has the same content as \"\(other)\"",
          help: "leave one of them out", locale: content.locale, field: .images, cause: content.slot.name)
      } else if let other = look.flatMap({ pictures[$0] }), other != asset.path {
        report.flag(
          Self.samePicture, at: asset.location, "\(asset.subject) looks the same as \"\(other)\"",
          help: "leave one of them out", locale: content.locale, field: .images, cause: content.slot.name)
      }
      if let hash = facts.contentHash, files[hash] == nil { files[hash] = asset.path }
      if let look, pictures[look] == nil { pictures[look] = asset.path }
    }
  }

  /// What pictures have in common that look the same.
  private struct Look: Hashable {
    var size: ImageSize
    var fingerprint: PerceptualHash

    init?(_ facts: ImageFacts) {
      guard let size = facts.displayedSize, let pixels = facts.pixels, !pixels.isSingleColor else {
        return nil
      }
      self.size = size
      fingerprint = pixels.fingerprint
    }
  }
}
