/// What is out of the ordinary in an archive that can be read all the same.
package enum ZipOddity: Sendable, Hashable {
  /// So many bytes stand before the first entry.
  case dataBefore(Int)
  /// So many bytes of compiled code stand before the first entry: Android 8 and earlier may run them in place of the
  /// package's own (CVE-2017-13156).
  case codeBefore(Int)
  /// All offsets are too small by so many bytes: something was put before a finished archive.
  case offsetsShifted(Int)
  /// So many bytes follow the end record, beyond its comment.
  case dataAfter(Int)
  /// So many bytes stand between the central directory and the end record.
  case gapBeforeEndRecord(Int)
  /// A comment of so many bytes.
  case comment(Int)
  /// Sizes or offsets are kept in their 64-bit form.
  case zip64
  /// The directory goes on after the entries that are counted.
  case uncountedEntries
  /// Two entries of one name.
  case duplicateName(String)
  /// Two entries share bytes of the file.
  case overlap(String)
  /// A name is empty, or holds a NUL byte.
  case badName(String)
  /// A name leads out of the folder it is unpacked in: `..`, a leading `/`, a drive, or a backslash.
  case unsafeName(String)
  /// A name is not UTF-8.
  case nameNotUTF8(String)
  /// An entry is marked as encrypted.
  case encrypted(String)
  /// An entry is packed in a way that Android does not know.
  case unknownMethod(String, UInt16)
  /// A stored entry has two sizes.
  case storedSizesDiffer(String)
  /// An entry unpacks to more than `ZipArchive.absurdRatio` times its size, or to more than its data can hold.
  case absurdRatio(String)
  /// The local header is missing or lies outside the file.
  case localHeaderMissing(String)
  /// The local header says something else than the central directory about this part of an entry.
  case localHeaderDiffers(String, LocalHeaderPart)
  /// The list was cut off: there are more.
  case more
}

/// A part of a local header that repeats what the central directory says.
package enum LocalHeaderPart: String, Sendable, Hashable {
  case name, flags, method, checksum, sizes
}
