import Images

struct SameImageTwice: Rule {
  static let sameFile = RuleCase("same-file", .note, "two files of one slot have the same content")
  static let samePicture = RuleCase("same-picture", .note, "two files of one slot show the same picture")

  static let info = RuleInfo(
    "same-image-twice", "the same picture twice", area: .media, scope: .files,
    rationale: """
      Two equal pictures take a place that another could have. Equal files are found always, equal pictures that were \
      saved in another way with --deep. The same picture in several languages is normal and left alone, and so is the \
      same picture in the folders of several kinds of devices, from which a person picks.
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
      Example(
        files: ["fastlane/metadata/android/en-US/title.txt": "Planner"],
        pictures: [
          "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": .png(1080, 1920),
          "fastlane/metadata/android/en-US/images/sevenInchScreenshots/1.png": .png(1080, 1920),
        ]),
    ])

  /// A file among those that are compared with each other.
  private struct File: Hashable {
    let pile: AssetKind?
    let hash: ContentHash
  }

  /// Every picture is compared with every other only within so many of a slot.
  private static let maximumCompared = 100

  func check(_ content: SlotContent, in context: Context, into report: inout Report) {
    guard !content.slot.isSingle, !content.slot.isVideo else { return }
    // Folders for other kinds of devices may hold the same picture: one of them is chosen.
    func pile(of asset: Asset) -> AssetKind? { content.isChoice ? asset.kind : nil }
    var files: [File: String] = [:]
    var seen: [(pile: AssetKind?, path: String, size: ImageSize, pixels: PixelFacts)] = []
    func flag(_ ruleCase: RuleCase, _ asset: Asset, _ message: String) {
      report.flag(
        ruleCase, at: asset.location, "\(asset.subject) \(message)", help: "leave one of them out",
        locale: content.locale, field: .images, cause: content.slot.name)
    }
    for asset in content.assets {
      guard let facts = asset.image, facts.format.isImage else { continue }
      if let hash = facts.contentHash {
        let file = File(pile: pile(of: asset), hash: hash)
        if let other = files[file], other != asset.path {
          flag(Self.sameFile, asset, "has the same content as \"\(other)\"")
          continue
        }
        files[file] = asset.path
      }
      guard let size = facts.displayedSize, let pixels = facts.pixels, !pixels.isSingleColor,
        seen.count < Self.maximumCompared
      else { continue }
      let twin = seen.first { other in
        other.pile == pile(of: asset) && other.path != asset.path && other.size == size
          && other.pixels.fingerprint.isSamePicture(as: pixels.fingerprint)
      }
      if let twin { flag(Self.samePicture, asset, "looks the same as \"\(twin.path)\"") }
      seen.append((pile(of: asset), asset.path, size, pixels))
    }
  }
}
