/// The part of a line around a span, short enough for a terminal.
struct Excerpt: Sendable {
  /// What is shown before the span.
  let lead: String
  /// The span, as far as it is shown.
  let span: String
  /// What is shown after the span.
  let rest: String

  private static let width = 90
  private static let before = 30
  /// More than can be shown of a line to either side of where a span begins, in bytes.
  static let reach = 1_024

  /// - Parameters:
  ///   - from: the first scalar of the span, 0-based.
  ///   - to: the scalar after the span.
  init(line: [Unicode.Scalar], from: Int, to: Int) {
    let from = min(max(from, 0), line.count)
    let to = min(max(to, from), line.count)
    let indentation = line.firstIndex { !$0.properties.isWhitespace } ?? 0
    // What fits without its indentation is shown whole.
    let fits = line.count - indentation <= Self.width
    let start = min(fits ? indentation : max(indentation, from - Self.before), from)
    let isCut = !fits && start > indentation
    let end = min(line.count, start + Self.width)
    func part(_ range: Range<Int>) -> String {
      TerminalText.escaped(String(String.UnicodeScalarView(line[range])))
    }
    lead = (isCut ? "…" : "") + part(start..<from)
    span = part(from..<min(max(to, from), end))
    rest = part(min(max(to, from), end)..<end) + (end < line.count ? "…" : "")
  }

  /// The part of the line, safe to print.
  var text: String { lead + span + rest }

  /// Blanks and carets that stand under the span.
  var carets: String {
    func cells(_ text: String) -> Int { text.map(TerminalText.width).reduce(0, +) }
    return String(repeating: " ", count: cells(lead)) + String(repeating: "^", count: max(1, cells(span)))
  }
}
