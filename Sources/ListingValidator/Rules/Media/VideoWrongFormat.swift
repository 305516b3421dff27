struct VideoWrongFormat: Rule {
  static let container = RuleCase(
    "container", .warning, "the file is of a format that is not among those named")
  static let codec = RuleCase("codec", .warning, "an MP4 file holds something else than H.264")

  static let info = RuleInfo(
    "video-wrong-format", "video of a format that the store does not name", area: .media,
    rationale: """
      The form of 2015 named MPEG-2, WMV, MOV, FLV, AVI and H.264 in MPEG-4, and guides of later years repeat the list. \
      Newer formats such as WebM or H.265 are not in it; whether they are taken today is not known.
      """,
    cases: [container, codec], sources: .videoSlot,
    flagged: [
      FlaggedExample(
        container,
        Example(
          "<media><video href=\"⟦trailer.mp4⟧\"/></media>", pictures: ["trailer.mp4": .other(.gif, 640, 360)])
      ),
      FlaggedExample(
        codec,
        Example(
          "<media><video href=\"⟦trailer.mp4⟧\"/></media>", pictures: ["trailer.mp4": .mp4(1280, 720, .hevc)])
      ),
    ],
    accepted: [
      Example("<media><video href=\"trailer.mp4\"/></media>", pictures: ["trailer.mp4": .mp4(1280, 720)])
    ])

  func check(_ video: SlotVideo, in context: Context, into report: inout Report) {
    let (facts, slot) = (video.facts, video.content.slot)
    guard slot.formats.contains(facts.format) else {
      let allowed = slot.formats.map(\.label).joined(separator: ", ")
      report.flag(
        Self.container, video,
        "\(video.asset.videoSubject) is \(facts.format.label), and known are \(allowed)",
        found: facts.format.label, allowed: allowed, help: "save it as MP4 with H.264")
      return
    }
    guard facts.format == .mp4, let codec = facts.videoCodec, codec != "avc1", codec != "avc3" else { return }
    report.flag(
      Self.codec, video, "\(video.asset.videoSubject) is coded as \"\(codec)\", and known is H.264 (avc1)",
      found: codec, allowed: "avc1", help: "save it as MP4 with H.264")
  }
}
