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
    /// Files with more bytes are named and not read. This much memory is held while one is read.
    package var bytes = 64 << 20
    /// Images with more pixels are never decoded. Interlaced PNG are decoded as a whole, 4 bytes a pixel, and
    /// progressive JPEG in up to 6; all others row by row.
    package var pixels = 32 << 20
    /// Decoding that takes longer is given up.
    package var decodingTime = Duration.seconds(10)

    package init() {}
  }

  /// What a file holds; all of it is read once.
  /// - Throws: `ByteFault` where the file cannot be read; what is broken in it is among the facts.
  package static func read(
    _ file: RandomAccessFile, decoding: Decoding = .none, limits: Limits = Limits()
  ) throws(ByteFault) -> ImageFacts {
    guard file.count <= limits.bytes else {
      var facts = ImageFacts(format: try MediaFormat(of: file), byteCount: file.count)
      facts.faults = [ImageFault(.fileTooLarge(limit: limits.bytes), at: limits.bytes)]
      return facts
    }
    let bytes = try file.bytes(at: 0, file.count)
    var facts = read(bytes, decoding, limits)
    facts.contentHash = bytes.withUnsafeBytes { ContentHash(of: $0) }
    return facts
  }
}

extension ImageFile {
  private static func read(_ bytes: [UInt8], _ decoding: Decoding, _ limits: Limits) -> ImageFacts {
    let format = MediaFormat(head: Array(bytes.prefix(MediaFormat.headLength)))
    switch format {
    case .png: return PNGReader(bytes).image.decoded(bytes, decoding, limits)
    case .jpeg: return JPEGReader(bytes).image.decoded(bytes, decoding, limits)
    default:
      var facts = ImageFacts(format: format, byteCount: bytes.count)
      NamedImage.read(bytes, into: &facts)
      return facts
    }
  }
}
