struct PlayVideoAddress: Rule {
  static let malformed = RuleCase("malformed", .error, "the address of the video is no address")
  static let elsewhere = RuleCase("not-a-video", .warning, "it is not that of one video at YouTube")
  static let several = RuleCase("several-lines", .note, "the file has several lines")

  static let info = RuleInfo(
    "play-video-address", "address of a video that Google Play does not take", area: .media,
    scope: .googlePlay,
    rationale: """
      Google Play takes the address of one video at YouTube, and neither a playlist nor a channel. Of several lines \
      upload tools send all as one address.
      """,
    cases: [malformed, elsewhere, several], sources: [.googlePlay("listings-api", .vendor)],
    flagged: [
      FlaggedExample(malformed, .play(["title.txt": "Planner", "video.txt": "⟦our trailer⟧"])),
      FlaggedExample(elsewhere, .play(["title.txt": "Planner", "video.txt": "⟦https://vimeo.com/1234⟧"])),
      FlaggedExample(
        elsewhere,
        .play(["title.txt": "Planner", "video.txt": "⟦https://www.youtube.com/playlist?list=PL123⟧"])),
      FlaggedExample(
        several,
        .play(["title.txt": "Planner", "video.txt": "⟦https://youtu.be/abcdefghijk\nhttps://youtu.be/b⟧"])),
    ],
    accepted: [
      .play(["title.txt": "Planner", "video.txt": "https://www.youtube.com/watch?v=abcdefghijk\n"]),
      .play(["title.txt": "Planner", "video.txt": "https://youtu.be/abcdefghijk"]),
      .play(["title.txt": "Planner", "video.txt": "\n"]),
    ])

  func check(_ description: Description, in context: Context, into report: inout Report) {
    guard let text = description.videoAddress else { return }
    func flag(_ ruleCase: RuleCase, _ message: String, _ help: String) {
      report.flag(
        ruleCase, at: text.location, message, found: text.string, help: help, locale: description.locale,
        field: .videos)
    }
    guard let address = text.string.split(whereSeparator: \.isNewline).first.map(String.init) else { return }
    if text.string.contains(where: \.isNewline) {
      flag(Self.several, "the address of the video has several lines", "write one address")
    } else if case .malformed(let reason) = WebAddress(address) {
      flag(Self.malformed, "the address of the video \(reason)", "write https://www.youtube.com/watch?v=…")
    } else if !isVideo(address, hosts: context.profile.words("video-hosts")) {
      flag(
        Self.elsewhere, "\"\(address)\" is not the address of one video at YouTube",
        "write https://www.youtube.com/watch?v=…")
    }
  }

  private func isVideo(_ address: String, hosts: [String]) -> Bool {
    let rest = address.firstRange(of: "://").map { address[$0.upperBound...] } ?? address[...]
    let host = rest.prefix { !"/?#".contains($0) }.lowercased()
    guard hosts.contains(host) else { return false }
    let path = rest.dropFirst(host.count)
    return !["/playlist", "/channel/", "/c/", "/user/", "/@"].contains { path.hasPrefix($0) }
      && path.count > 1
  }
}
