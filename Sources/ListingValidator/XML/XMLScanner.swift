/// Reads raw XML that a parser has found well-formed: what libxml2 does not tell, namely where things stand.
struct XMLScanner {
  struct RawAttribute {
    var name: Range<Int>
    var value: Range<Int>
    var range: Range<Int>
    var isNamespaceDeclaration: Bool
  }

  private let text: [UInt8]

  init(_ text: [UInt8]) { self.text = text }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// The start tag that the parser has read up to about `offset`: a raw `<` cannot stand in an attribute value,
  /// so the last one before opens the tag.
  func startTag(endingNear offset: Int) -> (range: Range<Int>, attributes: [RawAttribute]) {
    var start = min(max(offset, 1), text.count) - 1
    while start > 0, text[start] != UInt8(ascii: "<") { start -= 1 }
    var index = start + 1
    while index < text.count, !Self.isSpace(text[index]), text[index] != UInt8(ascii: ">"),
      !isEmptyTagEnd(index)
    {
      index += 1
    }
    var attributes: [RawAttribute] = []
    while index < text.count, text[index] != UInt8(ascii: ">") {
      if Self.isSpace(text[index]) || text[index] == UInt8(ascii: "/") {
        index += 1
      } else if let attribute = attribute(at: index) {
        attributes.append(attribute)
        index = attribute.range.upperBound
      } else {
        break
      }
    }
    return (start..<min(index + 1, text.count), attributes)
  }

  private func isEmptyTagEnd(_ index: Int) -> Bool {
    text[index] == UInt8(ascii: "/") && index + 1 < text.count && text[index + 1] == UInt8(ascii: ">")
  }

  private func attribute(at start: Int) -> RawAttribute? {
    guard let equals = text[start...].firstIndex(of: UInt8(ascii: "=")) else { return nil }
    let nameEnd = text[start..<equals].lastIndex { !Self.isSpace($0) }.map { $0 + 1 } ?? equals
    guard let quote = text[(equals + 1)...].firstIndex(where: { !Self.isSpace($0) }),
      let end = text[(quote + 1)...].firstIndex(of: text[quote])
    else { return nil }
    let name = text[start..<nameEnd]
    return RawAttribute(
      name: start..<nameEnd, value: quote + 1..<end, range: start..<end + 1,
      isNamespaceDeclaration: name.elementsEqual("xmlns".utf8) || name.starts(with: "xmlns:".utf8))
  }

  /// A decoded attribute value: references resolved, each white-space character a blank.
  func attributeValue(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == UInt8(ascii: "&"), let reference = reference(at: index, before: range.upperBound) {
        bytes.append(contentsOf: reference.bytes)
        index = reference.range.upperBound
      } else if text[index] == 0x0D, index + 1 < range.upperBound, text[index + 1] == 0x0A {
        index += 1
      } else {
        bytes.append(Self.isSpace(text[index]) ? 0x20 : text[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// One piece of an element's content.
  enum Piece {
    /// Bytes that stand for themselves.
    case verbatim(Range<Int>)
    /// A character or entity reference.
    case reference(Range<Int>, [UInt8])
  }

  /// The character data in a range of content; comments, processing instructions and tags are skipped.
  func characterData(in range: Range<Int>) -> [Piece] {
    var pieces: [Piece] = []
    var index = range.lowerBound
    var start = index
    func flush(to end: Int) {
      if start < end { pieces.append(.verbatim(start..<end)) }
    }
    while index < range.upperBound {
      switch text[index] {
      case UInt8(ascii: "&"):
        guard let reference = reference(at: index, before: range.upperBound) else {
          index += 1
          continue
        }
        flush(to: index)
        pieces.append(.reference(reference.range, reference.bytes))
        index = reference.range.upperBound
        start = index
      case UInt8(ascii: "<"):
        flush(to: index)
        let rest = text[index..<range.upperBound]
        if rest.starts(with: "<![CDATA[".utf8) {
          let contentStart = index + "<![CDATA[".utf8.count
          let contentEnd = end(of: "]]>", from: contentStart, before: range.upperBound) - 3
          if contentStart < contentEnd { pieces.append(.verbatim(contentStart..<contentEnd)) }
          index = contentEnd + 3
        } else if rest.starts(with: "<!--".utf8) {
          index = end(of: "-->", from: index + 4, before: range.upperBound)
        } else if rest.starts(with: "<?".utf8) {
          index = end(of: "?>", from: index + 2, before: range.upperBound)
        } else if rest.starts(with: "</".utf8) {
          index = end(of: ">", from: index, before: range.upperBound)
        } else {
          index = startTag(endingNear: index + 1).range.upperBound
        }
        start = index
      default:
        index += 1
      }
    }
    flush(to: min(index, range.upperBound))
    return pieces
  }

  private func end(of marker: String, from start: Int, before limit: Int) -> Int {
    let marker = Array(marker.utf8)
    var index = start
    while index + marker.count <= limit {
      if text[index..<index + marker.count].elementsEqual(marker) { return index + marker.count }
      index += 1
    }
    return limit
  }

  private func reference(at index: Int, before limit: Int) -> (range: Range<Int>, bytes: [UInt8])? {
    guard let end = text[index..<limit].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: text[index + 1..<end], as: UTF8.self)
    let range = index..<end + 1
    switch name {
    case "amp": return (range, Array("&".utf8))
    case "lt": return (range, Array("<".utf8))
    case "gt": return (range, Array(">".utf8))
    case "quot": return (range, Array("\"".utf8))
    case "apos": return (range, Array("'".utf8))
    default:
      let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
      guard name.hasPrefix("#"), let code = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
        let scalar = Unicode.Scalar(code)
      else { return nil }
      return (range, Array(String(scalar).utf8))
    }
  }
}
