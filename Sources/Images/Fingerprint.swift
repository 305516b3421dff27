/// What an image looks like: the mean brightness of each of 32 by 32 fields, on a white ground.
///
/// Copies that were encoded anew or scaled have nearly the same in every field. One number in a field of a
/// screenshot moves its mean by several levels, so that two screenshots of one app are told apart.
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

  /// True for what is one picture to the eye, though it may be encoded anew or scaled.
  package func isSamePicture(as other: Fingerprint) -> Bool {
    difference(to: other).largest <= Self.tolerance
  }

  /// What encoding as JPEG and scaling move the mean of a field by.
  private static let tolerance = 4
}
