/// Width and height in pixels.
package struct ImageSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  /// The same, turned by a quarter.
  package var turned: ImageSize { ImageSize(height, width) }
  /// Pixels in all; as large as can be said where the product overflows.
  package var pixelCount: Int {
    let (product, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : product
  }

  /// True where it is no wider and no higher than another.
  package func fits(in other: ImageSize) -> Bool { width <= other.width && height <= other.height }
}
