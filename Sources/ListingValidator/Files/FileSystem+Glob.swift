extension FileSystem {
  /// How many paths a pattern gives at most.
  package static let maximumMatches = 10_000

  /// The references that a pattern such as `images/phone/*.png` stands for, in natural order.
  ///
  /// `*`, `?` and sets as `[abc]`, `[1-5]`, `[!a]` match within a name; names that start with a dot only where
  /// the pattern has that dot. Matches are relative to `directory` and may be links or folders: `resolve` and
  /// `read` decide. A folder on the way that is missing gives no match; one that may not be read is a fault.
  package func glob(
    _ pattern: String, in directory: String, within boundary: Boundary
  ) throws(FileFault) -> [String] {
    guard pattern.isRelativePath else { throw .outsideBoundary }
    var matches = pattern.isEmpty ? [] : [""]
    // Names that were read are there; names of the pattern are to be looked for.
    var areThere = false
    for component in pattern.pathComponents {
      let wildcard = NamePattern(component)
      areThere = wildcard != nil
      var next: [String] = []
      for match in matches where next.count < Self.maximumMatches {
        guard let wildcard else {
          next.append(match.appending(name: component))
          continue
        }
        for name in try names(in: match, relativeTo: directory, within: boundary)
        where next.count < Self.maximumMatches && wildcard.matches(name) {
          next.append(match.appending(name: name))
        }
      }
      matches = next
    }
    if !areThere {
      var existing: [String] = []
      for match in matches where try exists(match, relativeTo: directory, within: boundary) {
        existing.append(match)
      }
      matches = existing
    }
    // A name with a colon would look like a URL.
    return matches.sorted(by: NaturalOrder.precedes).map { $0.isRelativePath ? $0 : "./" + $0 }
  }

  private func names(
    in folder: String, relativeTo directory: String, within boundary: Boundary
  ) throws(FileFault) -> [String] {
    do {
      return try entries(of: resolve("./" + folder, relativeTo: directory, within: boundary)).map(\.name)
    } catch .missing {
      return []
    }
  }

  private func exists(
    _ href: String, relativeTo directory: String, within boundary: Boundary
  ) throws(FileFault) -> Bool {
    do {
      _ = try resolve("./" + href, relativeTo: directory, within: boundary)
      return true
    } catch .missing {
      return false
    }
  }
}

extension String {
  fileprivate func appending(name: some StringProtocol) -> String {
    isEmpty ? String(name) : self + "/" + name
  }
}
