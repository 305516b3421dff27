/// Something broken in a picture or a video.
package struct MediaFault<FaultKind: MediaFaultKind>: Hashable, Sendable {
  package typealias Kind = FaultKind

  /// What is wrong.
  package var kind: Kind
  /// The byte of the file where it shows.
  package var offset: Int
  /// The chunk (`IDAT`), marker (`SOS`) or box (`moov`) it shows in; nil where there is none.
  package var part: String?

  package init(_ kind: Kind, at offset: Int, in part: String? = nil) {
    self.kind = kind
    self.offset = offset
    self.part = part
  }

  /// What is wrong, as the predicate of a sentence.
  package var reason: String { kind.reason }

  /// Where it shows: `in IDAT, byte 41`.
  package var place: String { "\(part.map { "in \($0), " } ?? "")byte \(offset)" }
}

/// The kinds of what can be wrong in files of one sort.
package protocol MediaFaultKind: Hashable, Sendable {
  /// What is wrong, as the predicate of a sentence.
  var reason: String { get }
}
