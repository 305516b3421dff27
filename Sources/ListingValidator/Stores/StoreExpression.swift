import Synchronization

/// A regular expression of a store's profile, compiled when it is first asked for. One that is none finds nothing; a
/// test compiles every one.
public final class StoreExpression: Sendable {
  /// The expression as the profile has it.
  public let source: String
  // Regular expressions may not cross threads by themselves.
  private let compiled = Mutex<Regex<AnyRegexOutput>?>(nil)

  init(_ source: String) { self.source = source }

  /// The parts of a text that match.
  func ranges(in text: String) -> [Range<String.Index>] {
    compiled.withLock { compiled in
      if compiled == nil { compiled = try? Regex(source) }
      return compiled.map { text.ranges(of: $0) } ?? []
    }
  }

  /// Where a match from the beginning of a text ends, which is there where nothing matches.
  func end(in text: String) -> String.Index? {
    compiled.withLock { compiled in
      if compiled == nil { compiled = try? Regex(source) }
      return compiled.map { (try? $0.prefixMatch(in: text))?.range.upperBound ?? text.startIndex }
    }
  }
}
