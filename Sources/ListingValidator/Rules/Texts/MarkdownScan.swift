/// The marks of Markdown in a text: only those that hardly mean anything else.
///
/// Lists with hyphens and asterisks are not among them: half of all plain texts have them.
struct MarkdownScan {
  /// Where marks stand, in UTF-8 offsets.
  private(set) var marks: [Range<Int>] = []

  init(_ string: String) {
    let utf8 = string.utf8
    let isPossible = utf8.contains { byte in
      byte == UInt8(ascii: "#") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "[")
        || byte == UInt8(ascii: "`")
    }
    guard isPossible else { return }
    let bytes = Array(utf8)
    var start = 0
    while start <= bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      marks += Self.marks(in: bytes[start..<end])
      start = end + 1
    }
  }

  private static func marks(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    if line.starts(with: "```".utf8) { return [line.startIndex..<line.startIndex + 3] }
    // One number sign may be a number: "# of players".
    let signs = line.prefix { $0 == UInt8(ascii: "#") }
    if (2...6).contains(signs.count), line.dropFirst(signs.count).first == UInt8(ascii: " ") {
      return [signs.startIndex..<signs.endIndex]
    }
    var found: [Range<Int>] = []
    var offset = line.startIndex
    while offset < line.endIndex {
      if let mark = bold(at: offset, in: line) ?? link(at: offset, in: line) {
        found.append(mark)
        offset = mark.upperBound
      } else {
        offset += 1
      }
    }
    return found
  }

  /// `**text**`, neither part of a row of asterisks nor with blanks inside the marks.
  private static func bold(at start: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
    let asterisk = UInt8(ascii: "*")
    let rest = line[start...]
    guard rest.starts(with: "**".utf8), start == line.startIndex || line[start - 1] != asterisk else {
      return nil
    }
    let content = rest.dropFirst(2).prefix { $0 != asterisk }
    guard let first = content.first, let last = content.last, first != 0x20, last != 0x20 else { return nil }
    let after = line[content.endIndex...]
    guard after.starts(with: "**".utf8), after.dropFirst(2).first != asterisk else { return nil }
    return start..<content.endIndex + 2
  }

  /// The longest address of a link that is looked at, in bytes: a line may be one row of beginnings of links.
  private static let maximumTarget = 2_000

  /// `[text](address)`.
  private static func link(at start: Int, in line: ArraySlice<UInt8>) -> Range<Int>? {
    guard line[start] == UInt8(ascii: "[") else { return nil }
    let label = line[(start + 1)...].prefix { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") }
    let target = line[label.endIndex...].prefix(maximumTarget)
    guard !label.isEmpty, target.starts(with: "](http".utf8) || target.starts(with: "](mailto:".utf8),
      let end = target.firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return start..<end + 1
  }
}
