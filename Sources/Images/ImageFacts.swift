/// What an image file holds. Nothing is judged here.
///
/// All but `pixels` is read without decoding: from the header, the chunks with their checksums up to the end
/// mark (PNG), or the markers up to the end of the image (JPEG). Formats that no store takes are only named,
/// with their size where the header tells it.
package struct ImageFacts: Sendable, Equatable {
  /// What the content is; any format, also one that is no image.
  package var format: MediaFormat
  /// The size of the file in bytes.
  package var byteCount: Int
  /// Equal for files with equal bytes; nil where the file is larger than the limit and was not read.
  package var contentHash: ContentHash?
  /// Width and height as they are stored; nil where the format does not tell or the header is broken.
  package var size: ImageSize?
  /// Bits for each sample: 1, 2, 4, 8 or 16 (12 for a few JPEG); for a palette those of an index.
  package var bitDepth: Int?
  /// How colours are stored.
  package var colorType: ColorType?
  /// How transparency is stored; `.none` says nothing about formats that are only named.
  package var alpha: AlphaStorage = .none
  /// More than one frame (APNG, GIF, WebP).
  package var isAnimated = false
  /// Adam7 PNG or progressive JPEG.
  package var isInterlaced = false
  /// What the file says of the meaning of its colours.
  package var colorSpace: ColorSpace = .unspecified
  /// As it is written, also where it means nothing (0, or above 8); nil without one.
  package var exifOrientation: Int?
  /// Bytes after the end of the image.
  package var trailingBytes = 0
  /// What is broken, in the order of the file.
  package var faults: [ImageFault] = []
  /// What the decoded pixels show; nil where they were not asked for or could not be decoded.
  package var pixels: PixelFacts?

  /// An image of which no more is known.
  package init(format: MediaFormat, byteCount: Int) {
    self.format = format
    self.byteCount = byteCount
  }

  /// Width and height as viewers show them: EXIF orientations 5 to 8 turn the image by a quarter.
  package var displayedSize: ImageSize? {
    size.map(ImageOrientation(exif: exifOrientation).displayed)
  }

  /// True where the file has room for transparency, whether or not a pixel makes use of it.
  package var hasAlpha: Bool { alpha != .none }

  /// How colours are stored.
  package enum ColorType: String, Sendable, CaseIterable {
    case grayscale
    case grayscaleAlpha = "grayscale-alpha"
    case palette
    case rgb
    case rgba
    /// The usual JPEG.
    case ycbcr
    /// JPEG for print.
    case cmyk
    /// JPEG for print, with separate lightness.
    case ycck
  }

  /// How transparency is stored.
  package enum AlphaStorage: String, Sendable {
    case none
    /// A fourth (or second) sample for each pixel.
    case channel
    /// A `tRNS` chunk: a transparent colour, or an opacity for each entry of the palette.
    case transparencyChunk = "transparency-chunk"
  }

  /// What a file says of the meaning of its colours.
  package enum ColorSpace: Sendable, Equatable {
    /// Nothing; viewers take it for sRGB.
    case unspecified
    /// PNG `sRGB` chunk, or the EXIF colour space of a JPEG.
    case sRGB
    /// PNG `gAMA` or `cHRM` alone.
    case gamma
    /// PNG `cICP`: code points of ITU-T H.273, as for high dynamic range.
    case codePoints(primaries: Int, transfer: Int)
    /// An embedded profile.
    case profile(ICCProfile)
  }

  /// The head of an embedded colour profile.
  package struct ICCProfile: Sendable, Equatable {
    /// What it calls itself; nil where that cannot be read.
    package var name: String?
    /// The four letters of its data colour space without the padding: `RGB`, `GRAY`, `CMYK`, `Lab`; nil where
    /// it cannot be read.
    package var space: String?

    package init(name: String?, space: String?) {
      self.name = name
      self.space = space
    }
  }
}
