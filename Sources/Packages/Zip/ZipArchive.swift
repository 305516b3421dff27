import Bytes

/// The directory of a zip archive, and its entries one by one; nothing is ever unpacked to disk.
///
/// The central directory is read here and not by a library, for four reasons. Android's own reader decides what an
/// installable package is, and it is laxer than zip libraries in some places (an encryption mark or an unknown
/// method does not stop it) and stricter in others (duplicate names). The signing block lies in front of the
/// directory, so its place in the file must be known. What is odd about an archive is itself a finding, but
/// libraries repair or hide it: libzip opens archives with `../` names, duplicates and bombs without a word. And
/// the file is read in pieces with `pread`, so that a package of two gigabytes costs its directory and the few
/// entries that are asked for.
package struct ZipArchive: Sendable {
  /// The most entries that are read. Android itself stops at 65,535 without the 64-bit form.
  package static let maximumEntries = 500_000
  /// The largest central directory that is read, in bytes.
  package static let maximumDirectorySize = 128 << 20
  /// An entry of more than `absurdSize` bytes that unpacks to more than this many times its size is a bomb.
  package static let absurdRatio = 200
  /// The size in bytes below which no ratio is absurd: an empty picture packs well.
  package static let absurdSize = 64 << 20
  /// Deflate cannot pack tighter than this.
  static let highestDeflateRatio = 1032
  /// How many oddities are listed.
  static let maximumOddities = 1000

  /// The archive's file.
  package let file: RandomAccessFile
  /// The entries in the order of the directory.
  package let entries: [ZipEntry]
  /// Where the central directory begins, in bytes from the start of the file.
  package let centralDirectoryOffset: Int
  /// The size of the central directory in bytes.
  package let centralDirectorySize: Int
  /// Where the end-of-central-directory record begins, in bytes from the start of the file.
  package let endRecordOffset: Int
  /// What the end record and the central directory show; `localHeaderOddities` looks at the entries themselves.
  package let oddities: [ZipOddity]
  private let indexes: [ZipName: Int]

  /// Reads the central directory.
  /// - Throws: `ZipFault` when there is none, or it is broken where Android would give up as well.
  package init(_ file: RandomAccessFile) throws(ZipFault) {
    let end = try ZipEndRecord(file)
    var found = OddityList<ZipOddity>(limit: Self.maximumOddities, more: .more)
    end.note(in: &found)
    let entries = try ZipDirectory.entries(file, end, &found)
    var indexes = [ZipName: Int](minimumCapacity: entries.count)
    for entry in entries {
      if indexes.updateValue(entry.index, forKey: ZipName(bytes: entry.nameBytes)) != nil {
        found.add(.duplicateName(entry.name))
      }
      entry.note(in: &found)
    }
    try ZipDirectory.noteLayout(of: entries, in: file, before: end, &found)
    self.file = file
    self.entries = entries
    self.indexes = indexes
    centralDirectoryOffset = end.directoryOffset
    centralDirectorySize = end.directorySize
    endRecordOffset = end.offset
    oddities = found.items
  }

  /// The entry of a name; of several the last, as Java's reader takes it.
  package func entry(named name: String) -> ZipEntry? {
    indexes[ZipName(bytes: Array(name.utf8)[...])].map { entries[$0] }
  }
}

/// The name of an entry as a key, hashed as one run of bytes.
private struct ZipName: Hashable {
  let bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
