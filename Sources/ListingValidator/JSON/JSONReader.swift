/// Why an input is not JSON, and where.
package struct JSONFault: Error, Equatable, Sendable {
  /// What is wrong: lower-case, without a full stop.
  package let message: String
  /// The byte in the input where it is wrong; the length of the input at its end.
  package let offset: Int
}

/// Reads JSON (RFC 8259) strictly and keeps byte positions, which `JSONDecoder` does not.
package struct JSONReader {
  /// Whether the input may have what people put into configuration files.
  package enum CommentPolicy: Sendable {
    /// Plain JSON.
    case refused
    /// `//` and `/* */` comments and trailing commas, as in `.jsonc` files.
    case allowed
  }

  /// How deep arrays and objects may nest; it also bounds the recursion here.
  private static let maximumDepth = 128

  private let bytes: [UInt8]
  private let comments: CommentPolicy
  private var offset = 0
  private var depth = 0

  /// The value that `bytes` hold, UTF-8 with or without a byte order mark.
  package static func read(
    _ bytes: [UInt8], comments: CommentPolicy = .refused
  ) throws(JSONFault) -> JSONValue {
    try refuseInvalidUTF8(bytes)
    var reader = JSONReader(bytes: bytes, comments: comments)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.offset = 3 }
    try reader.skipSpace()
    let value = try reader.value()
    try reader.skipSpace()
    guard reader.next == nil else { throw reader.unexpected(expected: "the end of the input") }
    return value
  }

  private init(bytes: [UInt8], comments: CommentPolicy) {
    self.bytes = bytes
    self.comments = comments
  }

  private static func refuseInvalidUTF8(_ bytes: [UInt8]) throws(JSONFault) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return
      case .error: throw JSONFault(message: "invalid UTF-8", offset: offset)
      }
    }
  }
}

// MARK: - Values

extension JSONReader {
  private mutating func value() throws(JSONFault) -> JSONValue {
    let start = offset
    let kind: JSONValue.Kind
    switch next {
    case UInt8(ascii: "{"): kind = .object(try object())
    case UInt8(ascii: "["): kind = .array(try array())
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): kind = .number(try number())
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: throw unexpected(expected: "a value")
    }
    return JSONValue(kind: kind, range: start..<offset)
  }

  private mutating func object() throws(JSONFault) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    // Bytes, because strings that differ in their code points alone are equal in Swift, but not in JSON.
    var names: Set<[UInt8]> = []
    try list(closedBy: "}") { reader throws(JSONFault) in
      let start = reader.offset
      guard reader.next == UInt8(ascii: "\"") else { throw reader.unexpected(expected: "a name in quotes") }
      let name = try reader.string()
      let nameRange = start..<reader.offset
      guard names.insert(Array(name.utf8)).inserted else {
        throw JSONFault(message: "duplicate name \"\(name)\"", offset: start)
      }
      try reader.skipSpace()
      guard reader.skip(":") else { throw reader.unexpected(expected: "\":\"") }
      try reader.skipSpace()
      members.append(JSONValue.Member(name: name, nameRange: nameRange, value: try reader.value()))
    }
    return members
  }

  private mutating func array() throws(JSONFault) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list(closedBy: "]") { reader throws(JSONFault) in
      elements.append(try reader.value())
    }
    return elements
  }

  /// Reads an opening bracket, items with commas between them, and the closing bracket.
  private mutating func list(
    closedBy close: Unicode.Scalar, item: (inout JSONReader) throws(JSONFault) -> Void
  ) throws(JSONFault) {
    guard depth < Self.maximumDepth else {
      throw JSONFault(message: "nested deeper than \(Self.maximumDepth) levels", offset: offset)
    }
    depth += 1
    defer { depth -= 1 }
    offset += 1
    try skipSpace()
    if skip(close) { return }
    while true {
      try item(&self)
      try skipSpace()
      if skip(close) { return }
      let comma = offset
      guard skip(",") else { throw unexpected(expected: "\",\" or \"\(close)\"") }
      try skipSpace()
      guard next == UInt8(ascii: close) else { continue }
      guard comments == .allowed else {
        throw JSONFault(message: "comma before \"\(close)\"", offset: comma)
      }
      offset += 1
      return
    }
  }

  private mutating func word(_ word: String, _ kind: JSONValue.Kind) throws(JSONFault) -> JSONValue.Kind {
    guard bytes[offset...].starts(with: word.utf8) else { throw unexpected(expected: "a value") }
    offset += word.utf8.count
    return kind
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = offset
    _ = skip("-")
    let integer = offset
    try digits()
    if bytes[integer] == UInt8(ascii: "0"), offset > integer + 1 {
      throw JSONFault(message: "number with a leading zero", offset: integer)
    }
    if skip(".") { try digits() }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      try digits()
    }
    return text(start..<offset)
  }

  private mutating func digits() throws(JSONFault) {
    let start = offset
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    guard offset > start else { throw unexpected(expected: "a digit") }
  }
}

// MARK: - Strings

extension JSONReader {
  private mutating func string() throws(JSONFault) -> String {
    let start = offset
    offset += 1
    var result = ""
    var plain = offset
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        result += text(plain..<offset)
        offset += 1
        return result
      case UInt8(ascii: "\\"):
        result += text(plain..<offset)
        result.unicodeScalars.append(try escape())
        plain = offset
      case 0..<0x20:
        throw JSONFault(message: "control character in a string, to be written as an escape", offset: offset)
      default:
        offset += 1
      }
    }
    throw JSONFault(message: "string without its closing quote", offset: start)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = offset
    offset += 1
    guard let letter = next else { throw unexpected(expected: "an escape") }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw JSONFault(message: "unknown escape in a string", offset: start)
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try hexDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONFault(message: "half of a surrogate pair", offset: start)
    guard UTF16.isLeadSurrogate(first) else { throw lone }
    let secondStart = offset
    guard skip("\\"), skip("u") else { throw lone }
    let second = try hexDigits(from: secondStart)
    guard UTF16.isTrailSurrogate(second) else { throw lone }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func hexDigits(from start: Int) throws(JSONFault) -> UInt16 {
    let digits = bytes[offset...].prefix(4)
    // The initialiser alone would take a sign.
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw JSONFault(message: "\\u without four hexadecimal digits", offset: start) }
    offset += 4
    return unit
  }
}

// MARK: - Bytes

extension JSONReader {
  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() throws(JSONFault) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONFault) {
    let start = offset
    guard comments == .allowed else { throw JSONFault(message: "comment in JSON", offset: start) }
    offset += 1
    if skip("/") {
      while let byte = next, byte != 0x0A, byte != 0x0D { offset += 1 }
    } else if skip("*") {
      while offset < bytes.count {
        if skip("*") {
          if skip("/") { return }
        } else {
          offset += 1
        }
      }
      throw JSONFault(message: "comment without its end", offset: start)
    } else {
      throw JSONFault(message: "expected a comment, found \"/\"", offset: start)
    }
  }

  private func unexpected(expected: String) -> JSONFault {
    // The bytes are valid UTF-8 and the offset is never inside a character.
    let found = text(offset..<min(offset + 4, bytes.count)).unicodeScalars.first
    let name = found.map { "\"\($0)\"" } ?? "the end of the input"
    return JSONFault(message: "expected \(expected), found \(name)", offset: offset)
  }
}
