import Bytes

/// The header that every part of a binary XML file or a resource table begins with.
struct Chunk {
  /// The size of the smallest header in bytes.
  static let headerSize = 8

  /// What the part is: `ChunkType`.
  let type: UInt16
  /// Where it begins in its file.
  let offset: Int
  /// The size of the header, from `offset`.
  let headerSize: Int
  /// The size of the whole part, from `offset`.
  let size: Int

  /// Where the part ends.
  var end: Int { offset + size }
  /// Where what follows the header begins.
  var body: Int { offset + headerSize }

  /// Reads a header, and checks it as Android does: it fits in its surroundings, and all sizes are multiples of four.
  /// - Parameters:
  ///   - end: where the part that holds this one ends
  ///   - alignment: 1 for an XML document, whose own size may be anything
  /// - Throws: `ChunkFault`
  init(
    _ file: RandomAccessFile, at offset: Int, end: Int, smallestHeader: Int = Self.headerSize,
    alignment: Int = 4
  ) throws(ChunkFault) {
    guard offset <= end - Self.headerSize else { throw .outOfBounds(offset: offset) }
    var reader = try ChunkFault.reading { () throws(ByteFault) in try file.reader(at: offset, Self.headerSize)
    }
    do throws(ByteFault) {
      type = try reader.little(UInt16.self)
      headerSize = Int(try reader.little(UInt16.self))
      size = Int(try reader.little(UInt32.self))
    } catch {
      throw .unreadable(error)
    }
    self.offset = offset
    guard headerSize >= smallestHeader, headerSize <= size, (headerSize | size) & (alignment - 1) == 0 else {
      throw .badSize(offset: offset)
    }
    guard size <= end - offset else { throw .outOfBounds(offset: offset) }
  }
}

/// The numbers of the parts of binary files.
enum ChunkType {
  static let stringPool: UInt16 = 0x0001
  static let table: UInt16 = 0x0002
  static let xml: UInt16 = 0x0003
  static let xmlStartNamespace: UInt16 = 0x0100
  static let xmlEndNamespace: UInt16 = 0x0101
  static let xmlStartElement: UInt16 = 0x0102
  static let xmlEndElement: UInt16 = 0x0103
  static let xmlCharacters: UInt16 = 0x0104
  static let xmlNodes: ClosedRange<UInt16> = 0x0100...0x017F
  static let xmlResourceMap: UInt16 = 0x0180
  static let tablePackage: UInt16 = 0x0200
  static let tableType: UInt16 = 0x0201
  static let tableTypeSpecification: UInt16 = 0x0202
  static let tableLibrary: UInt16 = 0x0203
  static let tableOverlayable: UInt16 = 0x0204
  static let tableOverlayablePolicy: UInt16 = 0x0205
  static let tableStagedAlias: UInt16 = 0x0206
}

/// Why a binary file cannot be read, where Android could not read it either.
package enum ChunkFault: Error, Hashable {
  /// The file could not be read, or ends too early.
  case unreadable(ByteFault)
  /// The part at `offset` reaches beyond the one that holds it.
  case outOfBounds(offset: Int)
  /// The part at `offset` has sizes that cannot be.
  case badSize(offset: Int)
  /// The pool of strings at `offset` reaches beyond its own end.
  case badStringPool(offset: Int)
  /// The file does not begin as one of its kind does.
  case wrongKind
  /// An XML file without an element.
  case noElement
  /// Elements are nested deeper than is read.
  case tooDeep
  /// More elements, attributes, text or parts than are read.
  case tooMany

  /// Runs `body`; what cannot be read is a fault of the file.
  /// - Throws: `unreadable`
  static func reading<Value>(_ body: () throws(ByteFault) -> Value) throws(ChunkFault) -> Value {
    do { return try body() } catch { throw .unreadable(error) }
  }
}
