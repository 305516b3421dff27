import Images

struct VideoCorrupt: Rule {
  static let broken = RuleCase("broken", .error, "a video is cut short, or lacks its index or its pictures")

  static let info = RuleInfo(
    "video-corrupt", "video that is broken", area: .media, scope: .files,
    rationale: """
      MP4 and MOV files are made of boxes with a length each. Where a download or a recording was cut short, the last \
      box reaches beyond the end, or the index (moov) that is written last is missing: no player shows such a file.
      """,
    cases: [broken],
    sources: [
      Source("ISO/IEC 14496-12 (ISO base media file format)", .official), .amazon("own", .inferred),
    ],
    flagged: [
      FlaggedExample(
        broken,
        Example(
          "<media><video href=\"⟦trailer.mp4⟧\"/></media>",
          pictures: ["trailer.mp4": .mp4(1280, 720, .withoutIndex)])),
      FlaggedExample(
        broken,
        Example(
          "<media><video href=\"⟦trailer.mp4⟧\"/></media>",
          pictures: ["trailer.mp4": .mp4(1280, 720, .truncated)])),
    ],
    accepted: [
      Example("<media><video href=\"trailer.mp4\"/></media>", pictures: ["trailer.mp4": .mp4(1280, 720)])
    ])

  func check(_ video: SlotVideo, in context: Context, into report: inout Report) {
    guard let fault = video.facts.faults.first else { return }
    report.flag(
      Self.broken, video, "\(video.asset.videoSubject) \(fault.reason) (\(fault.place))",
      help: "save it again, or fetch it anew")
  }
}
