/// The HTML in a text that should be plain.
struct HTMLScan {
  /// A tag, or what is left of one.
  struct Tag {
    /// The element's name in lower case.
    var name: String
    var isClosing: Bool
    /// False where the `>` is missing.
    var isComplete: Bool
    /// UTF-8 offsets.
    var range: Range<Int>
  }

  private(set) var tags: [Tag] = []
  /// References such as `&quot;`, in UTF-8 offsets.
  private(set) var entities: [Range<Int>] = []

  init(_ string: String) {
    let utf8 = string.utf8
    guard utf8.contains(UInt8(ascii: "<")) || utf8.contains(UInt8(ascii: "&")) else { return }
    let bytes = Array(utf8)
    var offset = 0
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"):
        guard let tag = Self.tag(at: offset, in: bytes) else { break }
        tags.append(tag)
        offset = tag.range.upperBound
        continue
      case UInt8(ascii: "&"):
        guard let entity = Self.entity(at: offset, in: bytes) else { break }
        // A token of a translation program, which is no HTML.
        if string.slice(offset..<bytes.count).hasPrefix("&lt;unk&gt;") {
          offset += "&lt;unk&gt;".utf8.count
          continue
        }
        entities.append(entity)
        offset = entity.upperBound
        continue
      default: break
      }
      offset += 1
    }
  }

  /// What is wrong with the tags even as HTML, in words; nil when nothing is.
  var imbalance: String? {
    if let broken = tags.first(where: { !$0.isComplete }) {
      return "<\(broken.isClosing ? "/" : "")\(broken.name) lacks its >"
    }
    var open: [String: Int] = [:]
    var order: [String] = []
    for tag in tags where Self.pairedNames.contains(tag.name) {
      if open[tag.name] == nil { order.append(tag.name) }
      open[tag.name, default: 0] += tag.isClosing ? -1 : 1
    }
    guard let name = order.first(where: { open[$0] != 0 }), let balance = open[name] else { return nil }
    return balance > 0 ? "<\(name)> is not closed" : "</\(name)> closes nothing"
  }

  private static func tag(at start: Int, in bytes: [UInt8]) -> Tag? {
    var offset = start + 1
    if bytes[offset...].starts(with: "!--".utf8) {
      return Tag(name: "!--", isClosing: false, isComplete: true, range: start..<offset + 3)
    }
    let isClosing = offset < bytes.count && bytes[offset] == UInt8(ascii: "/")
    if isClosing { offset += 1 }
    let nameEnd = bytes[offset...].firstIndex { !isNameByte($0) } ?? bytes.count
    let name = String(decoding: bytes[offset..<nameEnd], as: UTF8.self).lowercased()
    guard pairedNames.contains(name) || singleNames.contains(name) else { return nil }
    let end =
      bytes[nameEnd...].firstIndex { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") } ?? bytes.count
    let rest = bytes[nameEnd..<end]
    // "a <b and c> d" is a comparison: attributes have an equals sign.
    let hasAttributes = rest.first.map { isSpace($0) } == true && rest.contains(UInt8(ascii: "="))
    if end < bytes.count, bytes[end] == UInt8(ascii: ">") {
      guard hasAttributes || rest.allSatisfy({ isSpace($0) || $0 == UInt8(ascii: "/") }) else { return nil }
      return Tag(name: name, isClosing: isClosing, isComplete: true, range: start..<end + 1)
    }
    guard isClosing || hasAttributes else { return nil }
    return Tag(name: name, isClosing: isClosing, isComplete: false, range: start..<nameEnd)
  }

  private static func entity(at start: Int, in bytes: [UInt8]) -> Range<Int>? {
    let name = bytes[(start + 1)...].prefix(9).prefix { $0 != UInt8(ascii: ";") }
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: ";") else {
      return nil
    }
    if name.first == UInt8(ascii: "#") {
      let digits =
        name.dropFirst().first.map { $0 | 0x20 } == UInt8(ascii: "x") ? name.dropFirst(2) : name.dropFirst()
      let isNumber = !digits.isEmpty && digits.allSatisfy { isNameByte($0) }
      return isNumber ? start..<name.endIndex + 1 : nil
    }
    return entityNames.contains(String(decoding: name, as: UTF8.self)) ? start..<name.endIndex + 1 : nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// Elements that need an end tag.
  private static let pairedNames: Set<String> = [
    "a", "abbr", "b", "big", "blockquote", "center", "code", "del", "div", "dl", "em", "font", "h1", "h2",
    "h3", "h4",
    "h5", "h6", "i", "ins", "ol", "pre", "s", "small", "span", "strike", "strong", "sub", "sup", "table",
    "tt", "u", "ul",
  ]
  /// Elements that may stand without one.
  private static let singleNames: Set<String> = [
    "br", "dd", "dt", "hr", "img", "li", "p", "tbody", "td", "th", "thead", "tr",
  ]
  private static let entityNames: Set<String> = [
    "amp", "apos", "bull", "copy", "euro", "gt", "hellip", "laquo", "ldquo", "lsquo", "lt", "mdash", "middot",
    "nbsp",
    "ndash", "pound", "quot", "raquo", "rdquo", "reg", "rsquo", "trade",
  ]
}
