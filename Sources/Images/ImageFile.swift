import Bytes

/// Reads image files that nobody vouches for.
package enum ImageFile {
  /// Which images are decoded.
  package enum Decoding: Sendable, Equatable {
    case none
    /// Those that are no larger.
    case upTo(ImageSize)
    /// All within the limits.
    case all

    /// Icons: what the everyday run decodes.
    package static let icons = Decoding.upTo(ImageSize(512, 512))
  }

  /// What may be spent on one file.
  package struct Limits: Sendable, Equatable {
    /// Files with more bytes are named and not read.
    package var bytes = 64 << 20
    /// Images with more pixels are never decoded.
    package var pixels = 64 << 20
    /// Decoding that takes longer is given up.
    package var decodingTime = Duration.seconds(10)

    package init() {}
  }

  /// What a file holds; all of it is read once.
  /// - Throws: `ByteFault` where the file cannot be read; what is broken in it is among the facts.
  package static func read(
    _ file: RandomAccessFile, decoding: Decoding = .none, limits: Limits = Limits()
  ) throws(ByteFault) -> ImageFacts {
    let head = try file.bytes(at: 0, min(file.count, MediaFormat.headLength))
    return ImageFacts(format: MediaFormat(head: head), byteCount: file.count)
  }
}

/// Reads video files that nobody vouches for.
package enum VideoFile {
  /// What a file holds; only its index is read, never the media.
  /// - Throws: `ByteFault` where the file cannot be read; what is broken in it is among the facts.
  package static func read(_ file: RandomAccessFile) throws(ByteFault) -> VideoFacts {
    let head = try file.bytes(at: 0, min(file.count, MediaFormat.headLength))
    return VideoFacts(format: MediaFormat(head: head), byteCount: file.count)
  }
}
