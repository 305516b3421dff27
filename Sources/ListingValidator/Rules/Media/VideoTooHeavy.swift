struct VideoTooHeavy: Rule {
  static let heavy = RuleCase("heavy", .warning, "the file is larger than one guide says is taken")

  static let info = RuleInfo(
    "video-too-heavy", "video in too large a file", area: .media,
    rationale: "One guide that cites Amazon's pages says that the file of a video may have 250 MiB.",
    cases: [heavy], sources: .amazonLimit(.videoSize),
    flagged: [
      FlaggedExample(
        heavy,
        Example(
          "<media><video href=\"⟦talk.mp4⟧\"/></media>",
          pictures: ["talk.mp4": .mp4(1280, 720, byteCount: 263_000_000)]))
    ],
    accepted: [
      Example(
        "<media><video href=\"talk.mp4\"/></media>",
        pictures: ["talk.mp4": .mp4(1280, 720, byteCount: 262_144_000)])
    ])

  func check(_ video: SlotVideo, in context: Context, into report: inout Report) {
    guard let limit = context.limit(.videoSize), let maximum = limit.max, video.facts.byteCount > maximum
    else { return }
    report.flag(
      Self.heavy, video,
      "\(video.asset.videoSubject) has \(video.facts.byteCount) bytes, more than the \(maximum) that are taken",
      found: "\(video.facts.byteCount) bytes", allowed: "at most \(maximum) bytes",
      help: "save it with a lower bit rate", limit: limit)
  }
}
