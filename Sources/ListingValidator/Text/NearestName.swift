/// Finds the known name that a mistyped one was probably meant to be.
package enum NearestName {
  /// The candidate with the fewest edits from `name`, the first of several, or nil when none is close.
  ///
  /// An edit inserts, removes or replaces a Unicode scalar, or swaps two neighbours. A third of the name may
  /// differ, and always one scalar, as long as something of the name remains.
  /// - Parameter edits: the most edits that still count as close, where a third of a long name would be too many.
  package static func nearest(
    to name: String, in candidates: some Sequence<String>, atMost edits: Int = .max
  ) -> String? {
    let scalars = Array(name.unicodeScalars)
    var limit = min(edits, scalars.count < 2 ? 0 : max(1, scalars.count / 3))
    var best: String?
    for candidate in candidates {
      guard let edits = distance(scalars, Array(candidate.unicodeScalars), atMost: limit) else { continue }
      best = candidate
      // Only a closer one may replace it.
      limit = edits - 1
      if edits == 0 { break }
    }
    return best
  }

  /// The Damerau-Levenshtein distance (no scalar edited twice), or nil above `limit`.
  private static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var edits = min(previous[j] + (a[i] == b[j] ? 0 : 1), previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          edits = min(edits, beforePrevious[j - 1] + 1)
        }
        row.append(edits)
      }
      (beforePrevious, previous) = (previous, row)
    }
    return previous.last.flatMap { $0 <= limit ? $0 : nil }
  }
}
