import Bytes
import Images

/// What a picture or a video holds: nothing is judged.
public enum MediaInspection: Sendable, Encodable {
  case image(ImageInspection)
  case video(VideoInspection)

  /// Something broken.
  public struct Fault: Sendable, Encodable {
    /// What is wrong, as the predicate of a sentence.
    public let reason: String
    /// The byte of the file where it shows.
    public let offset: Int
    /// The chunk, segment or box it shows in.
    public let part: String?
    /// Both in words.
    package let place: String

    private enum CodingKeys: String, CodingKey { case reason, offset, part }

    fileprivate init<Kind>(_ fault: MediaFault<Kind>) {
      reason = fault.reason
      offset = fault.offset
      part = fault.part
      place = fault.place
    }
  }

  /// Reads a file; nil where it is none, or neither its content nor its name is that of a picture or a video.
  package init?(path: String) throws(FileFault) {
    let fileSystem = FileSystem()
    guard let real = fileSystem.realPath(path), fileSystem.kind(of: real) == .regular else { return nil }
    let file = try fileSystem.file(at: real)
    do {
      let format = try MediaFormat(of: file)
      let named = MediaFormat(extension: FileName.split(PathName.name(of: path)).extension)
      if format.isVideo {
        self = .video(VideoInspection(try VideoFile.read(file)))
      } else if format.isImage || named?.isImage ?? false {
        self = .image(ImageInspection(try ImageFile.read(file, decoding: .all), named: named))
      } else if named?.isVideo ?? false {
        self = .video(VideoInspection(VideoFacts(format: format, byteCount: file.count)))
      } else {
        return nil
      }
    } catch {
      throw .damaged(error.reason)
    }
  }

  /// Without the name of the case.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .image(let inspection): try inspection.encode(to: encoder)
    case .video(let inspection): try inspection.encode(to: encoder)
    }
  }
}

/// What a picture holds.
public struct ImageInspection: Sendable, Encodable {
  /// Strips along the sides, in pixels.
  public struct Border: Sendable, Encodable {
    public let top: Int
    public let left: Int
    public let bottom: Int
    public let right: Int
  }

  /// What the content is, whatever the file is called: `png`, `jpeg`.
  public let format: String
  /// The same as people call it.
  package let formatLabel: String
  /// False where the extension is that of another format; absent for a name that tells nothing.
  public let extensionFits: Bool?
  /// Of the file, in bytes.
  public let size: Int
  /// In pixels, as stored.
  public let width: Int?
  public let height: Int?
  /// In pixels, as viewers show it; only where EXIF turns the picture by a quarter.
  public let displayedWidth: Int?
  public let displayedHeight: Int?
  /// Bits a sample.
  public let bitDepth: Int?
  /// `grayscale`, `grayscale-alpha`, `palette`, `rgb`, `rgba`, `ycbcr`, `cmyk` or `ycck`.
  public let colorType: String?
  /// There is room for transparency, whether or not a pixel makes use of it.
  public let hasAlpha: Bool
  /// Pixels that something shows through; absent where the picture was not decoded.
  public let transparentPixels: Int?
  /// Strips in which no pixel shows; absent without any.
  public let transparentBorder: Border?
  /// All pixels are the same.
  public let singleColor: Bool?
  /// There is more than one frame.
  public let animated: Bool
  /// It appears in passes: an Adam7 PNG, or a progressive JPEG.
  public let interlaced: Bool
  /// `sRGB`, the name of an embedded profile, or what else is said of the meaning of colours.
  public let colorSpace: String?
  /// As it is written.
  public let exifOrientation: Int?
  /// Bytes behind the end of the picture.
  public let trailingBytes: Int
  /// What is broken.
  public let faults: [MediaInspection.Fault]

  private enum CodingKeys: String, CodingKey {
    case format, extensionFits, size, width, height, displayedWidth, displayedHeight, bitDepth, colorType,
      hasAlpha, transparentPixels, transparentBorder, singleColor, animated, interlaced, colorSpace,
      exifOrientation, trailingBytes, faults
  }

  init(_ facts: ImageFacts, named: MediaFormat?) {
    format = facts.format.rawValue
    formatLabel = facts.format.label
    extensionFits = named.map { $0 == facts.format }
    size = facts.byteCount
    width = facts.size?.width
    height = facts.size?.height
    let isTurned = facts.displayedSize != facts.size
    displayedWidth = isTurned ? facts.displayedSize?.width : nil
    displayedHeight = isTurned ? facts.displayedSize?.height : nil
    bitDepth = facts.bitDepth
    colorType = facts.colorType?.rawValue
    hasAlpha = facts.hasAlpha
    transparentPixels = facts.pixels?.seeThroughPixels
    transparentBorder = facts.pixels.map(\.transparentBorder).flatMap { border in
      border.isEmpty
        ? nil : Border(top: border.top, left: border.left, bottom: border.bottom, right: border.right)
    }
    singleColor = facts.pixels?.isSingleColor
    animated = facts.isAnimated
    interlaced = facts.isInterlaced
    colorSpace = facts.colorSpace.label
    exifOrientation = facts.exifOrientation
    trailingBytes = facts.trailingBytes
    faults = facts.faults.map { MediaInspection.Fault($0) }
  }
}

/// What a video holds.
public struct VideoInspection: Sendable, Encodable {
  /// What the container is: `mp4`, `mov`; `asf` for WMV.
  public let format: String
  /// The same as people call it.
  package let formatLabel: String
  /// Of the file, in bytes.
  public let size: Int
  /// The major brand of an MP4 file.
  public let brand: String?
  /// The four letters of the codecs.
  public let videoCodec: String?
  public let audioCodec: String?
  /// The video codec as people call it.
  package let videoCodecLabel: String?
  /// In pixels, as players show it.
  public let width: Int?
  public let height: Int?
  /// In seconds.
  public let duration: Double?
  /// Bits a second.
  public let bitRate: Int?
  /// Made of fragments, as for streaming.
  public let fragmented: Bool
  /// The index stands behind the media.
  public let indexAtEnd: Bool
  /// What is broken.
  public let faults: [MediaInspection.Fault]

  private enum CodingKeys: String, CodingKey {
    case format, size, brand, videoCodec, audioCodec, width, height, duration, bitRate, fragmented,
      indexAtEnd,
      faults
  }

  init(_ facts: VideoFacts) {
    format = facts.format.rawValue
    formatLabel = facts.format.label
    size = facts.byteCount
    brand = facts.brand
    videoCodec = facts.videoCodec
    audioCodec = facts.audioCodec
    videoCodecLabel = facts.videoCodecLabel
    width = facts.size?.width
    height = facts.size?.height
    duration = facts.duration
    bitRate = facts.bitRate
    fragmented = facts.isFragmented
    indexAtEnd = facts.hasIndexAtEnd
    faults = facts.faults.map { MediaInspection.Fault($0) }
  }
}

extension ImageFacts.ColorSpace {
  /// In words; nil where nothing is said.
  fileprivate var label: String? {
    switch self {
    case .unspecified: nil
    case .sRGB: "sRGB"
    case .gamma: "gamma"
    case .codePoints(let primaries, let transfer): "primaries \(primaries), transfer \(transfer)"
    case .profile(let profile): profile.name ?? profile.space ?? "a profile without a name"
    }
  }
}
