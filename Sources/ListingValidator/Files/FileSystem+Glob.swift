extension FileSystem {
  /// How many paths a pattern gives at most.
  package static let maximumMatches = 10_000

  /// The references that a pattern such as `images/phone/*.png` stands for, in natural order.
  ///
  /// `*`, `?` and sets as `[abc]`, `[1-5]`, `[!a]` match within a name; names that start with a dot only where
  /// the pattern has that dot. Matches are relative to `directory` and may be links: `resolve` decides what they
  /// lead to. A folder on the way that is missing gives no match; one that may not be read is a fault.
  package func glob(
    _ pattern: String, in directory: String, within boundary: Boundary
  ) throws(FileFault) -> [String] {
    guard pattern.isRelativePath else { throw .outsideBoundary }
    var matches = [""]
    for component in pattern.split(separator: "/") {
      guard let wildcard = NamePattern(component) else {
        matches = matches.map { $0.appending(component) }
        continue
      }
      var next: [String] = []
      for match in matches {
        for entry in try entriesIfAny(of: match, in: directory, within: boundary) {
          guard next.count < Self.maximumMatches else { break }
          if wildcard.matches(entry.name) { next.append(match.appending(entry.name)) }
        }
      }
      matches = next
    }
    var existing: [String] = []
    for match in matches where try exists(match, in: directory, within: boundary) { existing.append(match) }
    return existing.sorted(by: NaturalOrder.precedes)
  }

  private func entriesIfAny(
    of reference: String, in directory: String, within boundary: Boundary
  ) throws(FileFault) -> [DirectoryEntry] {
    do {
      return try entries(of: resolve("./" + reference, relativeTo: directory, within: boundary))
    } catch .missing {
      return []
    }
  }
}
