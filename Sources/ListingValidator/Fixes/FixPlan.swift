/// What fixes do to the files of a run, all taken together. Nothing is changed before a step is taken.
public struct FixPlan: Sendable {
  /// One change on disk. Paths are absolute, without links.
  public enum Step: Sendable {
    /// A file with other content.
    case edit(FileEdit)
    /// A new file.
    case create(path: String, content: [UInt8])
    /// A new name for a file or folder.
    case rename(from: String, to: String)
  }

  /// A file with other content.
  public struct FileEdit: Sendable {
    /// The file.
    public var path: String
    /// What is in it.
    public var old: [UInt8]
    /// Sorted, none of them touching another.
    public var edits: [Edit]
    /// The bytes that only reviewers may see; nil for none.
    public var confidential: Range<Int>?

    /// What will be in it.
    public var new: [UInt8] {
      var result: [UInt8] = []
      var position = 0
      for edit in edits {
        result += old[position..<edit.range.lowerBound] + edit.replacement
        position = edit.range.upperBound
      }
      return result + old[position...]
    }
  }

  /// A fix that is not made, and why.
  public struct Refusal: Sendable {
    /// Where the finding is, as a report shows it.
    public var place: String
    /// What the fix would do.
    public var title: String
    /// Why not.
    public var reason: String
  }

  /// What is to be done, edits first, then new files, then new names.
  public private(set) var steps: [Step] = []
  /// The fixes that the steps make: where the finding is and what the fix does.
  public private(set) var fixes: [(place: String, title: String)] = []
  /// The fixes that are not made.
  public private(set) var refusals: [Refusal] = []
  /// How many fixes are left out because they need a look.
  public private(set) var unsafeCount = 0

  /// True where a file or folder gets another name.
  public var renames: Bool {
    steps.contains { if case .rename = $0 { true } else { false } }
  }

  /// Works out what to do.
  /// - Parameter isUnsafe: true to take fixes as well that need a look.
  public init(_ report: RunReport, isUnsafe: Bool) {
    var drafts: [Draft] = []
    var resolver = FixResolver()
    for listing in report.listings {
      for finding in listing.findings.map(\.finding) {
        for fix in finding.fixes {
          guard isUnsafe || fix.safety == .safe else {
            unsafeCount += 1
            continue
          }
          let place = ShownPath.joined(listing.root, finding.location.path)
          do {
            drafts.append(
              Draft(place: place, title: fix.title, operations: try resolver.operations(of: fix, in: listing))
            )
          } catch {
            refusals.append(Refusal(place: place, title: fix.title, reason: error.reason))
          }
        }
      }
    }
    let clashing = Self.clashes(among: drafts)
    for (number, draft) in drafts.enumerated() where clashing.contains(number) {
      refusals.append(
        Refusal(place: draft.place, title: draft.title, reason: "another fix changes the same place"))
    }
    let made = drafts.indices.filter { !clashing.contains($0) }.map { drafts[$0] }
    fixes = made.map { ($0.place, $0.title) }
    steps = Self.steps(of: made, files: resolver.files)
  }

  /// A fix whose places on disk are known.
  struct Draft {
    var place: String
    var title: String
    var operations: [Operation]
  }

  /// One change of a fix, on disk.
  enum Operation {
    case edit(path: String, Edit)
    case create(path: String, content: [UInt8])
    case rename(from: String, to: String)
  }

  /// The drafts that want different things of one place: none of them is made, so that a second run does nothing new.
  private static func clashes(among drafts: [Draft]) -> Set<Int> {
    var clashing: Set<Int> = []
    var edits: [String: [(draft: Int, edit: Edit)]] = [:]
    var targets: [String: [(draft: Int, source: [UInt8])]] = [:]
    for (number, draft) in drafts.enumerated() {
      for operation in draft.operations {
        switch operation {
        case .edit(let path, let edit): edits[path, default: []].append((number, edit))
        case .create(let path, let content): targets[path, default: []].append((number, content))
        case .rename(let path, let other):
          targets[other, default: []].append((number, Array(path.utf8)))
          targets[path, default: []].append((number, Array(other.utf8)))
        }
      }
    }
    for var list in edits.values {
      list.sort {
        ($0.edit.range.lowerBound, $0.edit.range.upperBound) < (
          $1.edit.range.lowerBound, $1.edit.range.upperBound
        )
      }
      // The edit that reaches furthest of those before.
      var last = list[0]
      for entry in list.dropFirst() {
        let isSame = entry.edit.range == last.edit.range && entry.edit.replacement == last.edit.replacement
        if !isSame, entry.edit.touches(last.edit) { clashing.formUnion([entry.draft, last.draft]) }
        if entry.edit.range.upperBound >= last.edit.range.upperBound { last = entry }
      }
    }
    for list in targets.values where !list.allSatisfy({ $0.source == list[0].source }) {
      clashing.formUnion(list.map(\.draft))
    }
    return clashing
  }

  private static func steps(of drafts: [Draft], files: [String: FixResolver.File]) -> [Step] {
    var edits: [String: [Edit]] = [:]
    var created: [String: [UInt8]] = [:]
    var renamed: [String: String] = [:]
    for operation in drafts.flatMap(\.operations) {
      switch operation {
      case .edit(let path, let edit):
        // One file may be part of two listings, which say the same about it.
        let isKnown = edits[path, default: []].contains { $0.range == edit.range }
        if !isKnown { edits[path, default: []].append(edit) }
      case .create(let path, let content): created[path] = content
      case .rename(let path, let other): renamed[path] = other
      }
    }
    let changed = edits.sorted { $0.key < $1.key }.compactMap { path, edits -> Step? in
      guard let file = files[path] else { return nil }
      return .edit(
        FileEdit(
          path: path, old: file.bytes, edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound },
          confidential: file.confidential))
    }
    // Deeper ones first: their paths are those of before.
    let renames = renamed.sorted { $0.key > $1.key }.map { Step.rename(from: $0.key, to: $0.value) }
    return changed + created.sorted { $0.key < $1.key }.map { Step.create(path: $0.key, content: $0.value) }
      + renames
  }
}

extension Edit {
  /// True where one changes what the other is about; two insertions at one place have no order.
  fileprivate func touches(_ other: Edit) -> Bool {
    range.overlaps(other.range) || range.isEmpty && other.range.isEmpty && range == other.range
      || range.isEmpty && other.range.contains(range.lowerBound) && range.lowerBound > other.range.lowerBound
      || other.range.isEmpty && range.contains(other.range.lowerBound)
        && other.range.lowerBound > range.lowerBound
  }
}

extension FixPlan.Step {
  /// Does it.
  /// - Parameter files: where half-written files are known.
  package func take(through files: TemporaryFiles) throws(FileFault) {
    let fileSystem = FileSystem()
    switch self {
    case .edit(let edit): try fileSystem.replace(edit.path, with: edit.new, through: files)
    case .create(let path, let content): try fileSystem.create(path, content, through: files)
    case .rename(let path, let other): try fileSystem.move(path, to: other)
    }
  }

  /// The path that is changed, as a person would write it here.
  package var shown: String {
    switch self {
    case .edit(let edit): ShownPath.fromHere(edit.path)
    case .create(let path, _), .rename(let path, _): ShownPath.fromHere(path)
    }
  }
}
