struct VideosTooMany: Rule {
  static let tooMany = RuleCase("too-many", .warning, "there are more videos than the console had room for")

  static let info = RuleInfo(
    "videos-too-many", "more than five videos", area: .media,
    rationale: """
      The form of 2015 took up to five videos, and guides of later years repeat it. Whether that is still so is not \
      known.
      """,
    cases: [tooMany], sources: .videoSlot,
    flagged: [
      FlaggedExample(
        tooMany, Example("<media><video href=\"⟦videos/*.mp4⟧\"/></media>", pictures: videos(6)))
    ],
    accepted: [Example("<media><video href=\"videos/*.mp4\"/></media>", pictures: videos(5))])

  private static func videos(_ count: Int) -> [String: SamplePicture] {
    Dictionary(uniqueKeysWithValues: (1...count).map { ("videos/\($0).mp4", .mp4(1280, 720)) })
  }

  func check(_ content: SlotContent, in context: Context, into report: inout Report) {
    let maximum = content.slot.count.upperBound
    guard content.slot.isVideo, content.assets.count > maximum else { return }
    report.flag(
      Self.tooMany, at: content.assets[maximum].location,
      "\(content.assets.count) videos, where \(maximum) were taken", found: "\(content.assets.count)",
      allowed: "at most \(maximum)", help: "keep the best \(maximum)", locale: content.locale,
      field: .videos, severity: content.slot.countSeverity, sources: content.slot.sources)
  }
}
