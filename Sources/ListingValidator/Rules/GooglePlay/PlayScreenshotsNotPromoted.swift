import Images

struct PlayScreenshotsNotPromoted: Rule {
  static let few = RuleCase("too-few", .note, "there are fewer screenshots than for a recommendation")
  static let unfit = RuleCase(
    "unfit", .note, "too few screenshots have the size and shape for a recommendation")

  static let info = RuleInfo(
    "play-screenshots-not-promoted", "screenshots that keep an app from being recommended", area: .media,
    scope: .googlePlay,
    rationale: """
      Google Play takes screenshots of many sizes, but recommends an app only where four of them have 1080 pixels or \
      more on the short side and the shape 16:9 or 9:16, as people read its pages in 2026.
      """,
    cases: [few, unfit],
    sources: StoreProfile.googlePlay.slots.compactMap(\.promotion).flatMap(\.sources),
    flagged: [
      FlaggedExample(
        few, .play(["title.txt": "Planner"], pictures: ["images/phoneScreenshots/1.png": .png(1080, 1920)])),
      FlaggedExample(unfit, .play(["title.txt": "Planner"], pictures: shots((720, 1280)))),
      FlaggedExample(unfit, .play(["title.txt": "Planner"], pictures: shots((1200, 1920)))),
    ],
    accepted: [.play(["title.txt": "Planner"], pictures: shots((1080, 1920)))])

  private static func shots(_ size: (Int, Int)) -> [String: SamplePicture] {
    Dictionary(
      uniqueKeysWithValues: (1...4).map {
        ("images/phoneScreenshots/\($0).png", .png(size.0, size.1, .shape($0)))
      })
  }

  func check(_ content: SlotContent, in context: Context, into report: inout Report) {
    guard content.isHome, let promotion = content.slot.promotion else { return }
    let fitting = content.assets.count { asset in
      asset.image?.displayedSize.map { promotion.fits($0) } ?? false
    }
    guard fitting < promotion.count else { return }
    let isFew = content.assets.count < promotion.count
    let wanted =
      "\(promotion.count) of at least \(promotion.side) pixels and \(promotion.ratio.width):\(promotion.ratio.height)"
    report.flag(
      isFew ? Self.few : Self.unfit, at: content.location,
      "\(fitting) of \(content.assets.count) \(content.slot.title) would do for a recommendation, which takes \(wanted)",
      found: "\(fitting)", allowed: wanted,
      help: "add such screenshots if the store should recommend the app",
      locale: content.locale, field: .images, cause: content.slot.name, sources: promotion.sources)
  }
}

extension StoreSlot.Promotion {
  /// True for a size that is large enough and of the right shape, in either orientation.
  fileprivate func fits(_ size: ImageSize) -> Bool {
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    let shape = Double(long) * Double(ratio.height) / (Double(short) * Double(ratio.width))
    return short >= side && abs(shape - 1) < 0.005
  }
}
