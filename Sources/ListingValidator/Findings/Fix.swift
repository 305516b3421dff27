/// A change to files that takes a fault away. Rules propose it, the fixer makes it.
public struct Fix: Sendable {
  /// Whether a change needs a look.
  public enum Safety: String, Sendable, Codable {
    /// Nothing that a reader or a store sees changes, but for the fault.
    case safe
    /// It may change what is meant, or what another store or tool sees.
    case unsafe
  }

  /// One step of a fix; all are taken, or none.
  public enum Change: Sendable {
    /// Other bytes in place of some in a file.
    case edit(Edit)
    /// A new file, at a path relative to the root of the listing; one that is there is never overwritten.
    case create(path: String, content: [UInt8])
    /// Another name for a file or folder, both relative to the root of the listing.
    case rename(from: String, to: String)
  }

  /// What it does, in words; begins in lower case, no full stop.
  public let title: String
  /// Whether it needs a look.
  public let safety: Safety
  /// The steps.
  public let changes: [Change]

  /// Proposes a change.
  public init(_ title: String, _ safety: Safety, _ changes: [Change]) {
    self.title = title
    self.safety = safety
    self.changes = changes
  }

  /// Proposes other bytes for places in files.
  /// - Parameter replacement: nothing to take the bytes away.
  init?(_ title: String, _ safety: Safety, replacing places: [Location], with replacement: String = "") {
    let edits = places.compactMap { place in
      place.file.flatMap { file in
        place.range.flatMap { Edit(file: file, textRange: $0, replacement: Array(replacement.utf8)) }
      }
    }
    guard !edits.isEmpty, edits.count == places.count else { return nil }
    self.init(title, safety, edits.map(Change.edit))
  }
}

/// Other bytes in place of some in a file.
public struct Edit: Sendable {
  /// The file as it was read.
  public let file: SourceFile
  /// Which bytes, counted in the file as it lies on disk: a byte-order mark included.
  public let range: Range<Int>
  /// What comes in their place.
  public let replacement: [UInt8]

  /// - Parameter range: counted in the file as it lies on disk.
  public init(file: SourceFile, range: Range<Int>, replacement: [UInt8]) {
    self.file = file
    self.range = range
    self.replacement = replacement
  }

  /// - Parameter textRange: counted in the text of the file, as findings are; nil is returned for a file that is not kept
  ///   as UTF-8, whose bytes are others.
  public init?(file: SourceFile, textRange: Range<Int>, replacement: [UInt8]) {
    guard file.encoding == .utf8 else { return nil }
    self.init(
      file: file, range: textRange.lowerBound + file.markLength..<textRange.upperBound + file.markLength,
      replacement: replacement)
  }

  /// The bytes counted in the text of the file; nil where they are those of its mark.
  public var textRange: Range<Int>? {
    guard range.lowerBound >= file.markLength else { return nil }
    return range.lowerBound - file.markLength..<range.upperBound - file.markLength
  }
}
