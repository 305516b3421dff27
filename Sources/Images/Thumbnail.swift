import Bytes
import CImageCodecs

/// A picture made smaller and encoded anew: JPEG, or PNG where something shines through.
package struct Thumbnail: Sendable, Equatable {
  /// The encoded picture.
  package let bytes: [UInt8]
  /// `image/jpeg` or `image/png`.
  package let mediaType: String
  /// Its size as it is shown, which is no larger than that of the original.
  package let size: ImageSize

  private static let quality: Int32 = 80

  /// Encodes pixels of red, green, blue and opacity; nil where that fails.
  init?(pixels: [UInt8], size: ImageSize) {
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 0xFF }
    // Neither format can take much more than the pixels themselves.
    let capacity = pixels.count + pixels.count / 8 + size.height + 65_536
    bytes = Array(unsafeUninitializedCapacity: capacity) { output, count in
      let (width, height) = (UInt32(size.width), UInt32(size.height))
      count =
        isOpaque
        ? image_encode_jpeg(pixels, width, height, Self.quality, output.baseAddress, capacity)
        : image_encode_png(pixels, width, height, output.baseAddress, capacity)
    }
    guard !bytes.isEmpty else { return nil }
    mediaType = isOpaque ? "image/jpeg" : "image/png"
    self.size = size
  }
}

extension ImageFile {
  /// A PNG or JPEG made smaller, for a report; nil where it cannot be decoded.
  /// - Parameter longestSide: pixels; what is no longer keeps its size.
  /// - Throws: `ByteFault` where the file cannot be read.
  package static func thumbnail(
    _ file: RandomAccessFile, longestSide: Int, limits: Limits = Limits()
  ) throws(ByteFault) -> Thumbnail? {
    guard file.count <= limits.bytes else { return nil }
    let bytes = try file.bytes(at: 0, file.count)
    switch MediaFormat(head: Array(bytes.prefix(MediaFormat.headLength))) {
    case .png: return PNGReader(bytes).image.thumbnail(bytes, longestSide: longestSide, limits)
    case .jpeg: return JPEGReader(bytes).image.thumbnail(bytes, longestSide: longestSide, limits)
    default: return nil
    }
  }
}

/// Makes an image smaller while its rows come in: each pixel is the mean of those that it stands for.
struct PixelScaler {
  /// The size that it is made.
  let scaled: ImageSize
  private let height: Int
  /// The columns of the original that each column stands for.
  private let columns: [Range<Int>]
  private var y = 0
  /// Red, green, blue and opacity of each column.
  private var sums: [UInt64]
  private var rowCount: UInt64 = 0
  private var pixels: [UInt8] = []

  init(_ size: ImageSize, longestSide: Int) {
    let longest = max(size.width, size.height)
    func side(_ length: Int) -> Int {
      longest > longestSide ? max(1, length * longestSide / longest) : length
    }
    let scaled = ImageSize(side(size.width), side(size.height))
    self.scaled = scaled
    height = size.height
    columns = (0..<scaled.width).map { column in
      column * size.width / scaled.width..<(column + 1) * size.width / scaled.width
    }
    sums = Array(repeating: 0, count: scaled.width * 4)
    pixels.reserveCapacity(scaled.width * scaled.height * 4)
  }

  /// Adds the next row.
  mutating func add(_ row: UnsafeBufferPointer<Pixel>) {
    guard y < height, let end = columns.last?.upperBound, end <= row.count else { return }
    sums.withUnsafeMutableBufferPointer { sums in
      for (column, range) in columns.enumerated() {
        var (red, green, blue, opacities): (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        for x in range {
          // Colours count as far as they are seen.
          let pixel = row[x]
          let opacity = UInt64(pixel.opacity)
          red &+= UInt64(pixel.red) &* opacity
          green &+= UInt64(pixel.green) &* opacity
          blue &+= UInt64(pixel.blue) &* opacity
          opacities &+= opacity
        }
        sums[column * 4] &+= red
        sums[column * 4 + 1] &+= green
        sums[column * 4 + 2] &+= blue
        sums[column * 4 + 3] &+= opacities
      }
    }
    rowCount += 1
    let line = y * scaled.height / height
    y += 1
    if y == height || y * scaled.height / height != line { finishLine() }
  }

  private mutating func finishLine() {
    for (column, range) in columns.enumerated() {
      let opacity = sums[column * 4 + 3]
      for sample in 0..<3 {
        pixels.append(opacity == 0 ? 0 : UInt8(clamping: sums[column * 4 + sample] / opacity))
      }
      pixels.append(UInt8(clamping: opacity / (UInt64(range.count) * rowCount)))
    }
    for index in sums.indices { sums[index] = 0 }
    rowCount = 0
  }

  /// The pixels of red, green, blue and opacity.
  func finished() -> [UInt8] { pixels }
}
