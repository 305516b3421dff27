/// How viewers turn and mirror an image before they show it: the eight orientations of EXIF.
struct ImageOrientation {
  /// Rows and columns change places.
  let isTransposed: Bool
  /// Each row is read from its end.
  private let startsRight: Bool
  /// The rows are read from the last one.
  private let startsBelow: Bool

  /// - Parameter exif: as it is written; nil, 0 and numbers above 8 mean upright.
  init(exif: Int?) {
    let exif = exif ?? 1
    isTransposed = (5...8).contains(exif)
    startsRight = [2, 3, 7, 8].contains(exif)
    startsBelow = [3, 4, 6, 7].contains(exif)
  }

  /// Width and height as viewers show them.
  func displayed(_ size: ImageSize) -> ImageSize { isTransposed ? size.turned : size }

  /// Pixels of four bytes each, as viewers show them.
  func upright(_ pixels: [UInt8], _ size: ImageSize) -> [UInt8] {
    guard isTransposed || startsRight || startsBelow else { return pixels }
    let shown = displayed(size)
    var result: [UInt8] = []
    result.reserveCapacity(pixels.count)
    for y in 0..<shown.height {
      for x in 0..<shown.width {
        let (column, row) = isTransposed ? (y, x) : (x, y)
        let pixel =
          (startsBelow ? size.height - 1 - row : row) * size.width
          + (startsRight ? size.width - 1 - column : column)
        result += pixels[pixel * 4..<pixel * 4 + 4]
      }
    }
    return result
  }
}
