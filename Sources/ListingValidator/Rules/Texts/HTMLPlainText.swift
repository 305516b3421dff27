/// What a reader sees of a text with HTML: the words, with line breaks where the markup makes them.
struct HTMLPlainText {
  /// The text without markup, trimmed.
  private(set) var text = ""

  /// - Parameter html: what was found in the text.
  init(_ string: String, _ html: HTMLScan) {
    let marks =
      html.tags.map { (range: $0.range, tag: Optional($0)) } + html.entities.map { (range: $0, tag: nil) }
    var position = 0
    for (range, tag) in marks.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      // Some markup may lie within a comment.
      guard range.lowerBound >= position else { continue }
      text += string.slice(position..<range.lowerBound)
      position = range.upperBound
      guard let tag else {
        text += Self.character(for: string.slice(range)) ?? String(string.slice(range))
        continue
      }
      let rest = string.slice(position..<string.utf8.count)
      switch tag.name {
      case "!--":
        let end = rest.firstRange(of: "-->")?.upperBound ?? rest.endIndex
        position += rest.utf8.distance(from: rest.startIndex, to: end)
      case "br":
        // People write the tag and a line break.
        if rest.first != "\n" { text += "\n" }
      case "li": if !tag.isClosing { startLine(with: "• ") }
      case _ where Self.blocks.contains(tag.name): startLine(with: "")
      default: break
      }
    }
    text += string.slice(position..<string.utf8.count)
    tidy()
  }

  private mutating func startLine(with mark: String) {
    while text.last == " " || text.last == "\t" { text.removeLast() }
    if !text.isEmpty, text.last != "\n" { text += "\n" }
    text += mark
  }

  /// No blanks at line ends, no more than one empty line, and no mark of a list that stands alone.
  private mutating func tidy() {
    var lines: [String] = []
    var mark = ""
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = mark + String(part).trimmed
      mark = line == "•" ? "• " : ""
      if mark.isEmpty, !(line.isEmpty && lines.last?.isEmpty ?? true) { lines.append(line) }
    }
    text = lines.joined(separator: "\n").trimmed
  }

  /// The character that a reference stands for; nil for one that is not known.
  private static func character(for reference: Substring) -> String? {
    let name = reference.dropFirst().dropLast()
    guard name.first == "#" else { return names[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    guard let code = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(code)
    else { return nil }
    return String(scalar)
  }

  /// Elements that begin and end a line.
  private static let blocks: Set<String> = [
    "blockquote", "center", "dd", "div", "dl", "dt", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "ol", "p",
    "pre",
    "table", "tr", "ul",
  ]
  private static let names = [
    "amp": "&", "apos": "'", "bull": "•", "copy": "©", "euro": "€", "gt": ">", "hellip": "…", "laquo": "«",
    "ldquo": "“", "lsquo": "‘", "lt": "<", "mdash": "—", "middot": "·", "nbsp": " ", "ndash": "–",
    "pound": "£",
    "quot": "\"", "raquo": "»", "rdquo": "”", "reg": "®", "rsquo": "’", "trade": "™",
  ]
}
