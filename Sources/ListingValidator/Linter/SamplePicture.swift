/// A picture or video of an example, described: tests make a file of it, and documentation names it.
public struct SamplePicture: Sendable, Hashable {
  /// What kind of file it is.
  public enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webp = "WebP"
    case gif = "GIF"
    case mp4 = "MP4"
    case html = "HTML page"
    case gitLFSPointer = "Git LFS pointer"
    case empty = "empty file"
  }

  /// What can be seen.
  public enum Drawing: Hashable, Sendable {
    /// A shape on a ground, all of it opaque; different numbers give different pictures.
    case shape(Int)
    /// One colour.
    case plain
    /// Nothing: every pixel is transparent.
    case invisible
    /// A shape on a ground that is half transparent.
    case seeThrough
    /// A shape with transparent strips at the top and the bottom, in pixels.
    case strips(Int)
    /// A shape that was drawn at an eighth of the size, and enlarged.
    case enlarged
    /// A white shape on a transparent ground.
    case whiteOnTransparent
  }

  /// What is special about a file.
  public enum Trait: String, Sendable {
    case alpha = "with an alpha channel"
    case sixteenBit = "of 16 bits"
    case palette = "with a palette"
    case animated = "animated"
    case cmyk = "in CMYK"
    case truncated = "cut short"
    case endMissing = "without the mark of its end"
    case badChecksum = "with a wrong checksum"
    case bomb = "whose data goes on for megabytes"
    case progressive = "progressive"
    case exifGarbage = "with garbage in its EXIF data"
    case turned = "turned by its EXIF orientation"
    case withoutIndex = "without an index"
    case hevc = "in H.265"
  }

  /// What kind of file it is.
  public let format: Format
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// What can be seen.
  public let drawing: Drawing
  /// What is special about it.
  public let traits: Set<Trait>
  /// The size of the file, where zeros fill it up; nil for as many bytes as it takes.
  public let byteCount: Int?
  /// Of a video, in seconds.
  public let seconds: Int
  /// Of a video, bits a second; nil for enough.
  public let bitRate: Int?

  private init(
    _ format: Format, _ width: Int, _ height: Int, _ drawing: Drawing, _ traits: Set<Trait>,
    byteCount: Int? = nil, seconds: Int = 0, bitRate: Int? = nil
  ) {
    self.format = format
    self.width = width
    self.height = height
    self.drawing = drawing
    self.traits = traits
    self.byteCount = byteCount
    self.seconds = seconds
    self.bitRate = bitRate
  }

  /// A PNG file.
  public static func png(
    _ width: Int, _ height: Int, _ drawing: Drawing = .shape(1), _ traits: Trait..., byteCount: Int? = nil
  ) -> SamplePicture {
    SamplePicture(.png, width, height, drawing, Set(traits), byteCount: byteCount)
  }

  /// A JPEG file.
  public static func jpeg(_ width: Int, _ height: Int, _ traits: Trait...) -> SamplePicture {
    SamplePicture(.jpeg, width, height, .shape(1), Set(traits))
  }

  /// An MP4 file.
  public static func mp4(
    _ width: Int, _ height: Int, seconds: Int = 30, bitRate: Int? = nil, byteCount: Int? = nil,
    _ traits: Trait...
  ) -> SamplePicture {
    SamplePicture(
      .mp4, width, height, .plain, Set(traits), byteCount: byteCount, seconds: seconds, bitRate: bitRate)
  }

  /// A file of another format.
  public static func other(_ format: Format, _ width: Int = 0, _ height: Int = 0) -> SamplePicture {
    SamplePicture(format, width, height, .plain, [])
  }
}

extension SamplePicture: CustomStringConvertible {
  /// `PNG, 114 x 114 pixels, with an alpha channel`.
  public var description: String {
    var parts = [format.rawValue]
    if width > 0 { parts.append("\(width) x \(height) pixels") }
    switch drawing {
    case .shape: break
    case .plain where format == .mp4 || width == 0: break
    case .plain: parts.append("of one colour")
    case .invisible: parts.append("wholly transparent")
    case .seeThrough: parts.append("see-through")
    case .strips(let height): parts.append("with transparent strips of \(height) pixels")
    case .enlarged: parts.append("enlarged from an eighth of the size")
    case .whiteOnTransparent: parts.append("white on a transparent ground")
    }
    if seconds > 0 { parts.append("\(seconds) seconds") }
    if let bitRate { parts.append("\(bitRate / 1000) kbit/s") }
    parts += traits.map(\.rawValue).sorted()
    if let byteCount { parts.append("\(byteCount) bytes") }
    return parts.joined(separator: ", ")
  }
}
