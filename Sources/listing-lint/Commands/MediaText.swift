import ListingValidator

/// A picture or a video in words.
enum MediaText {
  /// The lines that `inspect` prints.
  static func text(_ path: String, _ inspection: MediaInspection) -> String {
    let (head, rows) =
      switch inspection {
      case .image(let image): (image.head, image.rows)
      case .video(let video): (video.head, video.rows)
      }
    var lines = ["\(path): \(head.compactMap { $0 }.joined(separator: ", "))"]
    for (label, value) in rows {
      guard let value, !value.isEmpty else { continue }
      lines.append("  \(label)\(String(repeating: " ", count: max(1, 13 - label.utf8.count)))\(value)")
    }
    return lines.map { TerminalText.escaped($0) + "\n" }.joined()
  }

  fileprivate static func pixels(_ width: Int?, _ height: Int?) -> String? {
    guard let width, let height else { return nil }
    return "\(width) x \(height) pixels"
  }
}

extension ImageInspection {
  fileprivate var head: [String?] { [formatLabel, MediaText.pixels(width, height), "\(size) bytes"] }

  fileprivate var rows: [(String, String?)] {
    [
      ("extension", extensionFits == false ? "of another format" : nil),
      (
        "displayed",
        MediaText.pixels(displayedWidth, displayedHeight).map { "\($0), as its EXIF orientation says" }
      ),
      (
        "colours",
        [bitDepth.map { "\($0) bits" }, colorType, colorSpace].compactMap { $0 }.joined(separator: ", ")
      ),
      ("transparency", transparency),
      ("border", transparentBorder.map(\.text)),
      ("looks", singleColor == true ? "one colour" : nil),
      ("animation", animated ? "more than one frame" : nil),
      ("passes", interlaced ? "interlaced or progressive" : nil),
      ("EXIF", exifOrientation.map { "orientation \($0)" }),
      ("trailing", trailingBytes > 0 ? "\(trailingBytes) bytes behind the end" : nil),
    ] + faults.map { ("broken", "\($0.reason) (\($0.place))") }
  }

  private var transparency: String? {
    switch (hasAlpha, transparentPixels) {
    case (false, _): nil
    case (true, nil): "an alpha channel or transparent colours"
    case (true, 0?): "an alpha channel or transparent colours, of which no pixel makes use"
    case (true, let count?): "\(count) pixels show what is behind"
    }
  }
}

extension ImageInspection.Border {
  fileprivate var text: String {
    "transparent: top \(top), left \(left), bottom \(bottom), right \(right)"
  }
}

extension VideoInspection {
  fileprivate var head: [String?] { [formatLabel, MediaText.pixels(width, height), "\(size) bytes"] }

  fileprivate var rows: [(String, String?)] {
    [
      ("video", videoCodecLabel), ("sound", audioCodec), ("brand", brand),
      ("duration", duration.map { "\(($0 * 1000).rounded() / 1000) s" }),
      ("bit rate", bitRate.map { "\($0) bits a second" }),
      ("fragments", fragmented ? "made of fragments" : nil),
      ("index", indexAtEnd ? "behind the media" : nil),
    ] + faults.map { ("broken", "\($0.reason) (\($0.place))") }
  }
}
