struct VideoTooLong: Rule {
  static let minutes = RuleCase("minutes", .warning, "the video runs longer than one guide says is taken")

  static let info = RuleInfo(
    "video-too-long", "video that is too long", area: .media,
    rationale: "One guide that cites Amazon's pages says that a video may run for 60 minutes.",
    cases: [minutes], sources: .amazonLimit(.videoDuration),
    flagged: [
      FlaggedExample(
        minutes,
        Example(
          "<media><video href=\"⟦talk.mp4⟧\"/></media>",
          pictures: ["talk.mp4": .mp4(1280, 720, seconds: 3660)]))
    ],
    accepted: [
      Example(
        "<media><video href=\"talk.mp4\"/></media>", pictures: ["talk.mp4": .mp4(1280, 720, seconds: 3600)])
    ])

  func check(_ video: SlotVideo, in context: Context, into report: inout Report) {
    guard let limit = context.limit(.videoDuration), let maximum = limit.max,
      let duration = video.facts.duration, duration > Double(maximum * 60)
    else { return }
    let minutes = Int((duration / 60).rounded(.up))
    report.flag(
      Self.minutes, video,
      "\(video.asset.videoSubject) runs for \(minutes) minutes, and \(maximum) are taken",
      found: "\(minutes) minutes", allowed: "at most \(maximum) minutes", help: "cut it", limit: limit)
  }
}
