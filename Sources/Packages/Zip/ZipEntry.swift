/// One file in an archive, as the central directory tells it.
package struct ZipEntry: Sendable {
  /// The name as it is written.
  package let nameBytes: ArraySlice<UInt8>
  /// The general-purpose flags.
  package let flags: UInt16
  /// How the data is packed.
  package let method: ZipMethod
  /// The CRC-32 of the unpacked data.
  package let crc32: UInt32
  /// The size of the packed data in bytes.
  package let compressedSize: Int
  /// The declared size of the unpacked data in bytes.
  package let size: Int
  /// Where the local header begins, counted from the start of the file.
  package let headerOffset: Int
  /// The place in the central directory, from 0.
  package let index: Int

  /// The name as UTF-8, as Android reads every name; what is not UTF-8 is replaced by U+FFFD.
  package var name: String { String(decoding: nameBytes, as: UTF8.self) }
  /// True when the data is marked as encrypted. Android looks past the mark, and so does `ZipArchive.read`.
  package var isMarkedEncrypted: Bool { flags & 1 != 0 }
  /// True when sizes and checksum stand behind the data, and the local header need not hold them.
  package var hasDataDescriptor: Bool { flags & 8 != 0 }
  /// True for the name of a folder.
  package var isFolder: Bool { nameBytes.last == UInt8(ascii: "/") }

  /// True when the name is exactly this one.
  package func isNamed(_ name: String) -> Bool { nameBytes.elementsEqual(name.utf8) }
  /// True when the name begins so.
  package func hasPrefix(_ prefix: String) -> Bool { nameBytes.starts(with: prefix.utf8) }
  /// True when the name ends so.
  package func hasSuffix(_ suffix: String) -> Bool {
    nameBytes.reversed().starts(with: suffix.utf8.reversed())
  }
}

/// How the data of an entry is packed.
package enum ZipMethod: Sendable, Hashable {
  case stored
  case deflated
  /// Anything else, by its number.
  case other(UInt16)

  init(number: UInt16) {
    switch number {
    case 0: self = .stored
    case 8: self = .deflated
    default: self = .other(number)
    }
  }
}
