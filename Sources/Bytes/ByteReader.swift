/// Reads numbers and slices from bytes that nobody vouches for; nothing is read beyond the end.
package struct ByteReader: Sendable {
  /// The bytes that a reader was made on, whole.
  private let bytes: [UInt8]
  /// The part of them that this reader may see.
  private let bounds: Range<Int>
  /// The next byte to read, counted from the start of the part.
  package private(set) var offset = 0

  /// Reads all of `bytes`.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    bounds = bytes.indices
  }

  private init(_ bytes: [UInt8], bounds: Range<Int>) {
    self.bytes = bytes
    self.bounds = bounds
  }

  /// How many bytes there are.
  package var count: Int { bounds.count }
  /// How many bytes are left.
  package var remaining: Int { count - offset }
  /// True when nothing is left.
  package var isAtEnd: Bool { remaining == 0 }

  /// Moves to a byte counted from the start.
  /// - Throws: `ByteFault.outOfBounds`
  package mutating func seek(to offset: Int) throws(ByteFault) {
    guard offset >= 0, offset <= count else { throw .outOfBounds(offset: offset, length: 0, count: count) }
    self.offset = offset
  }

  /// Passes over bytes.
  /// - Throws: `ByteFault.outOfBounds`
  package mutating func skip(_ length: Int) throws(ByteFault) { _ = try take(length) }

  /// A reader of the next bytes alone.
  /// - Throws: `ByteFault.outOfBounds`
  package mutating func read(_ length: Int) throws(ByteFault) -> ByteReader {
    ByteReader(bytes, bounds: try take(length))
  }

  /// A reader of a part, wherever this one stands.
  /// - Throws: `ByteFault.outOfBounds`
  package func slice(at offset: Int, _ length: Int) throws(ByteFault) -> ByteReader {
    var reader = self
    try reader.seek(to: offset)
    return try reader.read(length)
  }

  /// The next number, least significant byte first.
  /// - Throws: `ByteFault.outOfBounds`
  package mutating func little<Number: FixedWidthInteger>(_ type: Number.Type) throws(ByteFault) -> Number {
    Number(littleEndian: try load(type))
  }

  /// The next number, most significant byte first.
  /// - Throws: `ByteFault.outOfBounds`
  package mutating func big<Number: FixedWidthInteger>(_ type: Number.Type) throws(ByteFault) -> Number {
    Number(bigEndian: try load(type))
  }

  /// The bytes of the whole part, copied.
  package var array: [UInt8] { Array(bytes[bounds]) }

  /// True when the part holds `signature` at an offset.
  package func holds(_ signature: some Collection<UInt8>, at offset: Int = 0) -> Bool {
    guard offset >= 0, offset <= count, signature.count <= count - offset else { return false }
    return bytes[(bounds.lowerBound + offset)...].starts(with: signature)
  }

  /// Lets `body` see the bytes of the whole part; they do not outlive the call.
  package func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[bounds])) }
  }
}

extension ByteReader {
  /// Passes over bytes and tells where they lie. Compares before adding, so that no length can overflow.
  private mutating func take(_ length: Int) throws(ByteFault) -> Range<Int> {
    guard length >= 0, length <= remaining else {
      throw .outOfBounds(offset: offset, length: length, count: count)
    }
    let start = bounds.lowerBound + offset
    offset += length
    return start..<start + length
  }

  private mutating func load<Number: FixedWidthInteger>(_: Number.Type) throws(ByteFault) -> Number {
    let range = try take(MemoryLayout<Number>.size)
    return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: range.lowerBound, as: Number.self) }
  }
}

/// Why bytes could not be read.
package enum ByteFault: Error, Hashable {
  /// Something reaches beyond the end: `length` bytes at `offset` of `count`.
  case outOfBounds(offset: Int, length: Int, count: Int)
  /// The system refused, with its error number.
  case system(Int32)
}
