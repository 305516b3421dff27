/// What the decoded pixels of an image show, in stored orientation.
package struct PixelFacts: Sendable, Equatable {
  /// Pixels in all.
  package var pixelCount: Int
  /// Pixels that are not wholly opaque: what lies behind shows through.
  package var seeThroughPixels = 0
  /// Pixels that are wholly transparent.
  package var invisiblePixels = 0
  /// All pixels are the same, opacity included (colours of invisible pixels left aside).
  package var isSingleColor = false
  /// Rows and columns at the border that are wholly transparent.
  package var transparentBorder = Border()
  /// Rows and columns at the border that have the colour of the corners, transparent ones included.
  package var uniformBorder = Border()
  /// Of the visible pixels, the share of those that are nearly white: 0 to 1.
  package var whiteShare = 0.0
  /// What the image looks like, alike for copies that were encoded anew or scaled.
  package var fingerprint = Fingerprint(levels: [])
  /// A guess: it looks as though a smaller image was enlarged.
  package var looksUpscaled = false

  /// An image of wholly opaque pixels of which no more is known.
  package init(pixelCount: Int) { self.pixelCount = pixelCount }

  /// Every pixel is wholly transparent.
  package var isFullyTransparent: Bool { invisiblePixels == pixelCount }
  /// Some pixel is not wholly opaque.
  package var isSeeThrough: Bool { seeThroughPixels > 0 }

  /// Widths of strips along the four sides, in pixels.
  package struct Border: Sendable, Equatable {
    package var top = 0
    package var left = 0
    package var bottom = 0
    package var right = 0

    package init() {}

    package var isEmpty: Bool { top == 0 && left == 0 && bottom == 0 && right == 0 }
  }
}
