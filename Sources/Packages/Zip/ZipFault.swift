import Bytes

/// Why an archive, or one of its entries, cannot be read.
package enum ZipFault: Error, Hashable {
  /// The file could not be read, or has shrunk since it was opened.
  case unreadable(ByteFault)
  /// No end-of-central-directory record: no zip archive, or one that was cut off.
  case endRecordMissing
  /// The end record, or its 64-bit form, points outside the file.
  case directoryOutOfBounds
  /// Entry `index` (from 0) of the central directory is damaged, or the end record counts more than there are.
  case directoryEntryBroken(index: Int)
  /// The archive is split over several files.
  case severalDisks
  /// More entries than are read: `ZipArchive.maximumEntries`.
  case tooManyEntries(UInt64)
  /// A directory of more bytes than are read: `ZipArchive.maximumDirectorySize`.
  case directoryTooLarge(UInt64)
  /// Where the directory says an entry begins there is no entry.
  case localHeaderMissing
  /// The data of an entry reaches beyond the end of the file.
  case dataOutOfBounds
  /// An entry is larger than its reader takes: `size` bytes of `limit`.
  case tooLarge(size: Int, limit: Int)
  /// The declared size is more than the compressed data can hold.
  case impossibleSize
  /// The data unpacks to so many times its size that it can only be meant to fill the memory.
  case absurdRatio
  /// The compressed data is damaged.
  case deflateBroken
  /// The compressed data holds more, or less, than was declared.
  case sizeDiffers
  /// The data is not what was packed: its CRC-32 differs.
  case checksumDiffers
}

extension ZipFault {
  /// Runs `body`; what cannot be read is a fault of the archive.
  /// - Throws: `unreadable`
  static func reading<Value>(_ body: () throws(ByteFault) -> Value) throws(ZipFault) -> Value {
    do { return try body() } catch { throw .unreadable(error) }
  }
}
