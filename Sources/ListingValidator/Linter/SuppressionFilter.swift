/// Takes away the findings that suppressions are about.
struct SuppressionFilter {
  /// What is left, and what was taken away.
  struct Outcome {
    var shown: [Finding] = []
    var hidden: [(finding: Finding, suppression: Suppression)] = []
    /// The suppressions that hid something, by their number.
    var used: Set<Int> = []
  }

  private let suppressions: [Suppression]
  private let numbers: [RuleID: [Int]]
  private let directory: String?
  /// The places that refer to a file, and those that refer to a folder.
  private var filesReferredTo: [String: [Location]] = [:]
  private var foldersReferredTo: [(path: String, location: Location)] = []

  /// - Parameters:
  ///   - directory: the real path of the listing's root; nil where it is not known.
  ///   - references: what the manifest refers to, for whichever store.
  init(_ suppressions: [Suppression], references: [FileReference], directory: String?) {
    self.suppressions = suppressions
    self.directory = directory
    numbers = Dictionary(grouping: suppressions.indices) { suppressions[$0].rule }
    guard suppressions.contains(where: \.isInSource) else { return }
    for reference in references {
      let path = ShownPath.joined(".", reference.path)
      if reference.isFolder {
        foldersReferredTo.append((path, reference.location))
      } else {
        filesReferredTo[path, default: []].append(reference.location)
      }
    }
  }

  /// Tells findings that are to be shown from others.
  func apply(to findings: [Finding]) -> Outcome {
    var outcome = Outcome()
    for finding in findings {
      let covering = (numbers[finding.rule] ?? []).filter { covers(suppressions[$0], finding) }
      if let first = covering.first {
        outcome.hidden.append((finding, suppressions[first]))
        outcome.used.formUnion(covering)
      } else {
        outcome.shown.append(finding)
      }
    }
    return outcome
  }

  private func covers(_ suppression: Suppression, _ finding: Finding) -> Bool {
    switch suppression.scope {
    case .paths(let patterns, let locales):
      return patterns.contains { $0.matches(finding.location.path, in: directory) }
        && (locales.map { finding.isInLocale(of: $0) } ?? true)
    case .markup(let range):
      let file = suppression.location.path
      func isWithin(_ location: Location) -> Bool {
        location.path == file && (location.range.map { range.contains($0.lowerBound) } ?? false)
      }
      if finding.location.path == file {
        // A finding about the whole file belongs to what is about the whole file.
        return finding.location.range == nil ? range.lowerBound == 0 : isWithin(finding.location)
      }
      let path = ShownPath.joined(".", finding.location.path)
      return filesReferredTo[path]?.contains(where: isWithin) ?? false
        || foldersReferredTo.contains { folder in
          (path == folder.path || path.hasPrefix(folder.path + "/")) && isWithin(folder.location)
        }
    }
  }
}

extension Finding {
  /// True where the finding is about one of these locales, however they are spelled.
  fileprivate func isInLocale(of names: [String]) -> Bool {
    guard let locale else { return false }
    let tag = LocaleTag(locale)
    return names.contains { $0 == locale || tag != nil && LocaleTag($0) == tag }
  }
}
