import Bytes
import Images

extension FuzzTarget {
  /// Pictures and videos, pictures decoded.
  static let media = [
    FuzzTarget(
      "png",
      seeds: Repository.files(in: "Tests/Fuzz/Seeds/png", ".png")
        + Repository.files(in: "examples/meeting-planner", "icon-114.png"), run: image),
    FuzzTarget("jpeg", seeds: Repository.files(in: "Tests/Fuzz/Seeds/jpeg", ".jpg"), run: image),
    FuzzTarget("video", seeds: Repository.files(in: "Tests/Fuzz/Seeds/video", ".mp4", ".mov")) { input in
      guard let facts = try? VideoFile.read(RandomAccessFile(input)) else { return }
      _ = facts.faults.map(\.reason)
    },
    FuzzTarget("media-format", seeds: Repository.files(in: "Tests/Fuzz/Seeds", ".png", ".jpg", ".mp4")) {
      input in
      let format = MediaFormat(head: input)
      _ = format.label
      image(input)
    },
  ]

  @Sendable private static func image(_ input: [UInt8]) {
    // As much as a run may spend, on a smaller scale.
    var limits = ImageFile.Limits()
    limits.pixels = 4 << 20
    limits.decodingTime = .seconds(2)
    guard let facts = try? ImageFile.read(RandomAccessFile(input), decoding: .all, limits: limits) else {
      return
    }
    _ = facts.faults.map(\.reason)
    _ = try? ImageFile.thumbnail(RandomAccessFile(input), longestSide: 64, limits: limits)
  }
}
