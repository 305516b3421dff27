/// The text of one file: its bytes as UTF-8 without a byte-order mark. Every offset counts in these.
public final class SourceFile: Sendable {
  /// The path relative to the root of the listing, with `/`.
  public let path: String
  /// UTF-8, unless `invalidByte` says otherwise.
  public let text: [UInt8]
  /// How the file was written.
  public let encoding: TextEncoding
  /// True when the file began with a byte-order mark.
  public let hasByteOrderMark: Bool
  /// The offset of the first byte that is not UTF-8, counted in the file without its mark.
  public let invalidByte: Int?

  /// How many bytes of the file come before those of `text`; of a file in UTF-8 only.
  public var markLength: Int { hasByteOrderMark && encoding == .utf8 ? 3 : 0 }

  /// Takes the bytes of a file; UTF-16 is recognised by its mark and converted.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    let decoded = TextEncoding.decode(bytes)
    text = decoded.text
    encoding = decoded.encoding
    hasByteOrderMark = decoded.hasByteOrderMark
    invalidByte = decoded.invalidByte
  }

  /// The same file under another path.
  init(_ file: SourceFile, path: String) {
    self.path = path
    text = file.text
    encoding = file.encoding
    hasByteOrderMark = file.hasByteOrderMark
    invalidByte = file.invalidByte
  }
}

/// The encodings of text files that are told apart.
public enum TextEncoding: String, Sendable {
  case utf8 = "UTF-8"
  case utf16LittleEndian = "UTF-16LE"
  case utf16BigEndian = "UTF-16BE"

  struct Decoded {
    var text: [UInt8]
    var encoding: TextEncoding
    var hasByteOrderMark: Bool
    var invalidByte: Int?
  }

  static func decode(_ bytes: [UInt8]) -> Decoded {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let text = Array(bytes.dropFirst(3))
      return Decoded(
        text: text, encoding: .utf8, hasByteOrderMark: true, invalidByte: firstInvalidByte(of: text))
    }
    if bytes.starts(with: [0xFF, 0xFE]) { return decodeUTF16(bytes, .utf16LittleEndian) }
    if bytes.starts(with: [0xFE, 0xFF]) { return decodeUTF16(bytes, .utf16BigEndian) }
    return Decoded(
      text: bytes, encoding: .utf8, hasByteOrderMark: false, invalidByte: firstInvalidByte(of: bytes))
  }

  private static func decodeUTF16(_ bytes: [UInt8], _ encoding: TextEncoding) -> Decoded {
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      encoding == .utf16LittleEndian
        ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
        : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count * 2)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true, into: { text.append($0) })
    return Decoded(
      text: text, encoding: encoding, hasByteOrderMark: true,
      invalidByte: isBroken || bytes.count % 2 != 0 ? text.count : nil)
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    // The standard library's validator is vectorised; its error carries the offset.
    do {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
