/// An id of Play games services, taken apart.
///
/// No page describes the form; it is what all ids in people's files have in common: URL-safe Base64 of a message as
/// protocol buffers write it. Field 1 holds a message with the application id (field 1) and the number 2 (field 2);
/// field 2, or 3, holds the running number of the achievement, leaderboard or event within the game.
public struct GamesResourceID: Sendable, Equatable {
  /// The application id of the game.
  public let appID: UInt64
  /// The running number, one count for all kinds.
  public let number: UInt64
  /// True where the id has a value that no known id has.
  public let isUnusual: Bool

  /// Why a text is no id.
  public enum Fault: Error, Equatable, Sendable {
    /// Nothing is there.
    case empty
    /// A character that ids do not have.
    case character(Unicode.Scalar)
    /// `+`, `/` or `=`: the other Base64 alphabet.
    case standardAlphabet(Unicode.Scalar)
    /// A number of characters that no bytes are written as.
    case length
    /// The last character has bits that belong to no byte.
    case trailingBits
    /// The bytes end too early.
    case truncated
    /// The bytes are not those of an id.
    case structure
  }

  /// Reads an id.
  /// - Throws: `Fault`
  public init(_ text: String) throws(Fault) {
    var reader = MessageReader(bytes: try Self.bytes(of: text)[...])
    guard try reader.varint() == 0x0A else { throw .structure }
    var inner = try reader.message()
    guard try inner.varint() == 0x08 else { throw .structure }
    appID = try inner.varint()
    guard try inner.varint() == 0x10 else { throw .structure }
    let constant = try inner.varint()
    let tag = try reader.varint()
    guard tag == 0x10 || tag == 0x18, inner.isAtEnd else { throw .structure }
    number = try reader.varint()
    guard reader.isAtEnd else { throw .structure }
    isUnusual = constant != 2 || reader.isPadded || inner.isPadded
  }

  /// Decodes URL-safe Base64 without padding.
  private static func bytes(of text: String) throws(Fault) -> [UInt8] {
    guard !text.isEmpty else { throw .empty }
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var bitCount = 0
    var count = 0
    for scalar in text.unicodeScalars {
      let value: UInt32
      switch scalar {
      case "A"..."Z": value = scalar.value - 0x41
      case "a"..."z": value = scalar.value - 0x61 + 26
      case "0"..."9": value = scalar.value - 0x30 + 52
      case "-": value = 62
      case "_": value = 63
      case "+", "/", "=": throw .standardAlphabet(scalar)
      default: throw .character(scalar)
      }
      count += 1
      bits = (bits << 6 | value) & 0xFFFF
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    guard count % 4 != 1 else { throw .length }
    guard bits & (1 << UInt32(bitCount) - 1) == 0 else { throw .trailingBits }
    return bytes
  }
}

/// Reads the parts of a message as protocol buffers write it.
private struct MessageReader {
  var bytes: ArraySlice<UInt8>
  /// True where a number was written with more bytes than it needs.
  var isPadded = false

  var isAtEnd: Bool { bytes.isEmpty }

  /// A number of at most 64 bits.
  mutating func varint() throws(GamesResourceID.Fault) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while let byte = bytes.popFirst() {
      let part = UInt64(byte & 0x7F)
      guard shift < 64, shift < 63 || part <= 1 else { throw .structure }
      value |= part << shift
      if byte & 0x80 == 0 {
        if byte == 0, shift > 0 { isPadded = true }
        return value
      }
      shift += 7
    }
    throw .truncated
  }

  /// A message within this one.
  mutating func message() throws(GamesResourceID.Fault) -> MessageReader {
    let length = try varint()
    guard length <= UInt64(bytes.count) else { throw .truncated }
    defer { bytes = bytes.dropFirst(Int(length)) }
    return MessageReader(bytes: bytes.prefix(Int(length)))
  }
}
