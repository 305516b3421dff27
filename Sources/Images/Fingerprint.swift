/// What an image looks like: the mean brightness of each of 32 by 32 fields, on a white ground.
///
/// A copy that was encoded anew has nearly the same in every field, and so has one that was scaled by a whole number.
/// One number in a field of a screenshot moves its mean by several levels, so that two screenshots of one app are
/// told apart.
package struct Fingerprint: Hashable, Sendable {
  /// Fields along each side.
  package static let side = 32
  /// 0 (black) to 255 (white), row by row; empty where the image was not read to its end.
  package let levels: [UInt8]

  package init(levels: [UInt8]) { self.levels = levels }

  /// How far two images are apart.
  package struct Difference: Equatable, Sendable {
    /// In levels from 0 to 255, over all fields.
    package var mean: Double
    /// In the field that differs most.
    package var largest: Int
  }

  /// How far another image is from this one, both stretched to the same square.
  package func difference(to other: Fingerprint) -> Difference {
    var sum = 0
    var largest = 0
    for (left, right) in zip(levels, other.levels) {
      let distance = abs(Int(left) - Int(right))
      sum += distance
      largest = max(largest, distance)
    }
    return Difference(mean: Double(sum) / Double(max(levels.count, 1)), largest: largest)
  }

  /// How much alike the light and the dark parts of two images are, whatever their contrast: 1 for the same, 0 for
  /// unrelated ones and where one is plain, -1 for a negative.
  package func resemblance(to other: Fingerprint) -> Double {
    let count = min(levels.count, other.levels.count)
    let left = levels.prefix(count).map(Double.init)
    let right = other.levels.prefix(count).map(Double.init)
    let means = (left.reduce(0, +) / Double(max(count, 1)), right.reduce(0, +) / Double(max(count, 1)))
    var common = 0.0
    var own = (0.0, 0.0)
    for (left, right) in zip(left, right) {
      common += (left - means.0) * (right - means.1)
      own.0 += (left - means.0) * (left - means.0)
      own.1 += (right - means.1) * (right - means.1)
    }
    return own.0 * own.1 > 0 ? common / (own.0 * own.1).squareRoot() : 0
  }

  /// True for what is one picture to the eye, though it may be encoded anew.
  package func isSamePicture(as other: Fingerprint) -> Bool {
    difference(to: other).largest <= Self.tolerance
  }

  /// Encoding two hundred real pictures as JPEG of quality 75 moved the mean of no field by more, and no two
  /// screenshots of one app were closer than 46.
  private static let tolerance = 6
}
