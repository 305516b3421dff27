struct VideoTooSmall: Rule {
  static let narrow = RuleCase("narrow", .warning, "the video is narrower than the store asks for")
  static let shape = RuleCase("shape", .note, "the video is neither 4:3 nor 16:9")

  static let info = RuleInfo(
    "video-too-small", "video that is narrow or of an odd shape", area: .media,
    rationale: """
      The form of 2015 asked for a width from 720 pixels at 4:3 or 16:9; later texts repeat the numbers in different \
      orders, so that only the smallest width is weighed.
      """,
    cases: [narrow, shape], sources: .amazonLimit(.videoWidth),
    flagged: [
      FlaggedExample(
        narrow,
        Example("<media><video href=\"⟦trailer.mp4⟧\"/></media>", pictures: ["trailer.mp4": .mp4(640, 360)])),
      FlaggedExample(
        shape,
        Example("<media><video href=\"⟦trailer.mp4⟧\"/></media>", pictures: ["trailer.mp4": .mp4(1080, 1920)])
      ),
    ],
    accepted: [
      Example(
        "<media><video href=\"a.mp4\"/><video href=\"b.mp4\"/></media>",
        pictures: ["a.mp4": .mp4(720, 540), "b.mp4": .mp4(1920, 1080)])
    ])

  func check(_ video: SlotVideo, in context: Context, into report: inout Report) {
    guard let limit = context.limit(.videoWidth), let minimum = limit.min, let size = video.facts.size else {
      return
    }
    if size.width < minimum {
      report.flag(
        Self.narrow, video,
        "\(video.asset.videoSubject) has \(size.shown) pixels, and the store asks for a width of \(minimum)",
        found: size.shown, allowed: "at least \(minimum) pixels wide", help: "save it larger", limit: limit)
    } else if ![(4, 3), (16, 9)].contains(where: { isShape($0, size.width, size.height) }) {
      report.flag(
        Self.shape, video,
        "\(video.asset.videoSubject) has \(size.shown) pixels, and the store asks for 4:3 or 16:9",
        found: size.shown, allowed: "4:3 or 16:9", help: "crop it, if it was meant for this store",
        limit: limit)
    }
  }

  /// A row or column more or less is lost in rounding to what codecs can do.
  private func isShape(_ shape: (Int, Int), _ width: Int, _ height: Int) -> Bool {
    abs(Double(width) * Double(shape.1) / (Double(height) * Double(shape.0)) - 1) < 0.02
  }
}
