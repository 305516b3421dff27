import Bytes

/// The block in front of the central directory that holds the signatures of schemes v2 and later.
struct SigningBlock: Sendable {
  /// The largest block that is read, in bytes.
  static let maximumSize = 64 << 20
  private static let magic = Array("APK Sig Block 42".utf8)
  /// The size of the second length and the magic, which end the block.
  private static let footerSize = 24
  /// The size of the length that begins it.
  private static let headerSize = 8

  /// Where it begins, in bytes from the start of the file.
  let offset: Int
  /// What it holds, by number; of several the first, as Android takes it.
  private let parts: [UInt32: ByteReader]

  /// Reads the block that ends at the central directory; nil where there is none.
  /// - Throws: `SigningFault.unreadable`
  init?(_ file: RandomAccessFile, before directory: Int) throws(SigningFault) {
    do {
      let footer = directory - Self.footerSize
      guard footer >= Self.headerSize else { return nil }
      var end = try file.reader(at: footer, Self.footerSize)
      guard end.holds(Self.magic, at: Self.headerSize) else { return nil }
      let size = try end.little(UInt64.self)
      guard size >= Self.footerSize, size <= Self.maximumSize, Int(size) <= directory - Self.headerSize else {
        throw SigningFault.unreadable
      }
      offset = directory - Int(size) - Self.headerSize
      var block = try file.reader(at: offset, Int(size) + Self.headerSize - Self.footerSize)
      guard try block.little(UInt64.self) == size else { throw SigningFault.unreadable }
      var parts: [UInt32: ByteReader] = [:]
      while !block.isAtEnd {
        let length = try block.little(UInt64.self)
        guard length >= 4, length <= block.remaining else { throw SigningFault.unreadable }
        let id = try block.little(UInt32.self)
        let value = try block.read(Int(length) - 4)
        if parts[id] == nil { parts[id] = value }
      }
      self.parts = parts
    } catch {
      throw .unreadable
    }
  }

  /// What the block holds for a scheme.
  subscript(scheme: SigningScheme) -> ByteReader? { scheme.blockID.flatMap { parts[$0] } }
}

extension ByteReader {
  /// A reader of the next bytes, whose length stands in front of them in four bytes.
  /// - Throws: `ByteFault.outOfBounds`
  mutating func readPrefixed() throws(ByteFault) -> ByteReader { try read(Int(try little(UInt32.self))) }

  /// What stands in a list of such parts, to the end.
  /// - Throws: `ByteFault.outOfBounds`, also for more than `limit` parts
  mutating func readList<Part>(
    limit: Int, _ part: (inout ByteReader) throws(ByteFault) -> Part
  ) throws(ByteFault) -> [Part] {
    var parts: [Part] = []
    while !isAtEnd {
      guard parts.count < limit else { throw .outOfBounds(offset: offset, length: remaining, count: count) }
      var item = try readPrefixed()
      parts.append(try part(&item))
    }
    return parts
  }
}
