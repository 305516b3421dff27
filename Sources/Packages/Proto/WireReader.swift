import Bytes

/// A message of a protocol buffer.
struct WireMessage {
  /// The bytes of the message.
  let bytes: ByteReader

  /// Hands the fields to `body` in the order written.
  /// - Throws: `WireFault`
  func forEachField(_ body: (WireField) throws(WireFault) -> Void) throws(WireFault) {
    var reader = WireReader(reader: bytes)
    while !reader.reader.isAtEnd { try body(reader.next()) }
  }
}

/// Reads one field after another.
private struct WireReader {
  var reader: ByteReader

  /// The next field.
  /// - Throws: `WireFault`
  mutating func next() throws(WireFault) -> WireField {
    let tag = try varint()
    guard let number = Int(exactly: tag >> 3), number > 0 else { throw .badField }
    switch tag & 7 {
    case 0: return WireField(number: number, content: .varint(try varint()))
    case 1: return WireField(number: number, content: .fixed64(try fixed(UInt64.self)))
    case 2:
      let length = try varint()
      guard length <= UInt64(reader.remaining) else { throw .truncated }
      return WireField(number: number, content: .bytes(try take(Int(length))))
    case 5: return WireField(number: number, content: .fixed32(try fixed(UInt32.self)))
    default: throw .badField
    }
  }

  private mutating func varint() throws(WireFault) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let byte = UInt64(try fixed(UInt8.self))
      // Bits beyond 64 are dropped, as other readers do.
      value |= (byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
    }
    throw .badField
  }

  private mutating func fixed<Number: FixedWidthInteger>(_ type: Number.Type) throws(WireFault) -> Number {
    do { return try reader.little(type) } catch { throw .truncated }
  }

  private mutating func take(_ length: Int) throws(WireFault) -> ByteReader {
    do { return try reader.read(length) } catch { throw .truncated }
  }
}

/// A field of a message.
struct WireField {
  let number: Int
  let content: Content

  /// What a field holds, as far as the wire tells.
  enum Content {
    case varint(UInt64)
    case fixed32(UInt32)
    case fixed64(UInt64)
    case bytes(ByteReader)
  }

  /// A message inside; nil for a number.
  var message: WireMessage? { bytes.map(WireMessage.init) }
  /// Text; nil for a number.
  var text: String? { bytes.map { ModifiedUTF8.string($0.array) } }
  /// A whole number; nil for anything else.
  var number32: UInt32? {
    guard case .varint(let value) = content else { return nil }
    return UInt32(truncatingIfNeeded: value)
  }

  var bytes: ByteReader? {
    guard case .bytes(let bytes) = content else { return nil }
    return bytes
  }

  var float: Float? {
    guard case .fixed32(let bits) = content else { return nil }
    return Float(bitPattern: bits)
  }
}

/// Why a protocol buffer cannot be read.
package enum WireFault: Error, Hashable {
  /// The message ends in the middle of a field.
  case truncated
  /// A field of no known form.
  case badField
  /// A message that must be there is missing.
  case missing
  /// Messages are nested deeper than is read.
  case tooDeep
  /// More elements, attributes or resources than are read.
  case tooMany
}
