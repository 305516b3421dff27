/// Which suppressions of the settings hid something in this run.
///
/// One file of settings speaks about many listings: that a suppression hides nothing is known when all are read.
struct SuppressionUse: Sendable {
  private struct Entry: Sendable {
    var suppression: Suppression
    /// The listing that it held for; of several the first by path, whichever was checked first.
    var owner: Owner
    var isUsed = false
    /// True where a file was read that it is about.
    var isAsked = false
    /// True where all listings that it held for could be read as a whole.
    var isComplete = true

    /// The place in the settings, seen from the listing.
    var location: Location {
      let place = suppression.location
      guard let file = place.file, let directory = owner.linter.directory else { return place }
      let here = FileSystem().realPath(".") ?? "/"
      let path = file.path.isRelativePath ? ShownPath.joined(here, file.path) : file.path
      return Location(
        file: SourceFile(file, path: ShownPath.relative(path, to: directory)), range: place.range)
    }
  }

  private struct Owner: Sendable {
    var report: ListingReport
    var listing: Listing
    var linter: Linter

    func precedes(_ other: Owner) -> Bool { report.place.precedes(other.report.place) }
  }

  /// By file and place.
  private var entries: [String: Entry] = [:]

  /// Takes note of one listing.
  /// - Parameters:
  ///   - suppressions: those of its settings.
  ///   - report: what is said of the listing.
  mutating func add(
    _ suppressions: [Suppression], _ result: LintResult, linter: Linter, _ report: ListingReport
  ) {
    let used = Set(result.usedSuppressions.map(Self.key))
    let isComplete = result.unreadable.isEmpty && !result.listing.isUnread
    for suppression in suppressions {
      let key = Self.key(suppression)
      let owner = Owner(report: report, listing: result.listing, linter: linter)
      var entry = entries[key] ?? Entry(suppression: suppression, owner: owner)
      if owner.precedes(entry.owner) { entry.owner = owner }
      entry.isUsed = entry.isUsed || used.contains(key)
      entry.isComplete = entry.isComplete && isComplete
      if !entry.isUsed, !entry.isAsked, case .paths(let patterns, _) = suppression.scope {
        entry.isAsked = result.files.contains { file in
          patterns.contains { $0.matches(file, in: linter.directory) }
        }
      }
      entries[key] = entry
    }
  }

  /// What is to be said about suppressions that hid nothing, with the listing that it is said of.
  /// - Parameter folders: the real paths of folders that were searched as a whole.
  func findings(searched folders: [String]) -> [(report: ListingReport, findings: [Finding])] {
    let unused = entries.sorted { $0.key < $1.key }.map(\.value).filter { entry in
      guard !entry.isUsed, entry.isComplete, case .paths(let patterns, _) = entry.suppression.scope else {
        return false
      }
      let isSearched = patterns.contains { pattern in
        folders.contains { folder in
          pattern.folder.map { Boundary(root: folder).contains(realPath: $0) } ?? false
        }
      }
      return entry.isAsked || isSearched
    }
    return Dictionary(grouping: unused, by: \.owner.report.place.order).values.compactMap { entries in
      guard let owner = entries.first?.owner else { return nil }
      let subjects = entries.map { UnusedSuppression(suppression: $0.suppression, location: $0.location) }
      return (owner.report, owner.linter.findings(about: subjects, of: owner.listing))
    }.sorted { $0.report.place.precedes($1.report.place) }
  }

  private static func key(_ suppression: Suppression) -> String {
    "\(suppression.location.path):\(suppression.location.range?.lowerBound ?? 0)"
  }
}
