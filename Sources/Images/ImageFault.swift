/// Something broken in an image file.
package typealias ImageFault = MediaFault<ImageFaultKind>

/// What can be wrong in a picture.
package enum ImageFaultKind: MediaFaultKind {
  /// The file is larger than the limit in bytes; it was named and not read.
  case fileTooLarge(limit: Int)
  /// The file ends within a part, or before the last row.
  case truncated
  /// All rows are there, but not the mark of the end (`IEND`, `EOI`).
  case endMissing
  /// A checksum does not fit the bytes.
  case badChecksum
  /// The header contradicts the format: a side of zero, a depth that its colour type does not have.
  case badHeader
  /// A part that must be there is missing.
  case partMissing
  /// A part stands where it must not, or twice.
  case partMisplaced
  /// A part that decoders cannot do without knowing is of an unknown kind, such as Apple's `CgBI`.
  case partUnknown
  /// The PNG signature shows that a program took the file for text and changed its line ends.
  case lineEndsConverted
  /// What should be a part is none.
  case notAPart
  /// The header announces more pixels than the limit; nothing was decoded.
  case tooManyPixels(limit: Int)
  /// The image data does not decode.
  case badData
  /// The image data ends before the last row.
  case dataMissing
  /// The image data goes on well after the last row, as in a decompression bomb.
  case dataExcessive
  /// A rare form of the format that common decoders do not know, such as lossless or 12-bit JPEG.
  case unsupported
  /// Decoding took longer than the limit.
  case timedOut
}
