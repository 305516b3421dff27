struct VideoBitRateLow: Rule {
  static let low = RuleCase("low", .warning, "the video has fewer bits a second than the store asks for")

  static let info = RuleInfo(
    "video-bit-rate-low", "video of a low bit rate", area: .media,
    rationale: "The form of 2015 asked for 1,200 kbit/s or more, and guides of later years repeat it.",
    cases: [low], sources: .amazonLimit(.videoBitRate),
    flagged: [
      FlaggedExample(
        low,
        Example(
          "<media><video href=\"⟦trailer.mp4⟧\"/></media>",
          pictures: ["trailer.mp4": .mp4(1280, 720, bitRate: 800_000)]))
    ],
    accepted: [
      Example(
        "<media><video href=\"trailer.mp4\"/></media>",
        pictures: ["trailer.mp4": .mp4(1280, 720, bitRate: 1_200_000)])
    ])

  func check(_ video: SlotVideo, in context: Context, into report: inout Report) {
    guard let limit = context.limit(.videoBitRate), let minimum = limit.min, let rate = video.facts.bitRate,
      rate < minimum * 1000
    else { return }
    report.flag(
      Self.low, video,
      "\(video.asset.videoSubject) has \(rate / 1000) kbit/s, and the store asks for \(minimum)",
      found: "\(rate / 1000) kbit/s", allowed: "at least \(minimum) kbit/s",
      help: "save it with a higher bit rate", limit: limit)
  }
}
