import Bytes

/// What matters of the EXIF data of an image. Cameras and editors leave much garbage in it, which tells nothing.
struct EXIF {
  /// As it is written, also where it means nothing; nil without one.
  private(set) var orientation: Int?
  /// The colours are meant as sRGB.
  private(set) var isSRGB = false

  /// The most entries of a directory that are looked at; cameras write about fifty.
  private static let maximumEntries = 1000
  private static let orientationTag: UInt16 = 0x0112
  private static let exifDirectoryTag: UInt16 = 0x8769
  private static let colorSpaceTag: UInt16 = 0xA001

  /// Reads a TIFF structure; nil where it is none.
  init?(_ content: ByteReader) {
    let isBigEndian: Bool
    if content.holds([0x4D, 0x4D, 0x00, 0x2A]) {
      isBigEndian = true
    } else if content.holds([0x49, 0x49, 0x2A, 0x00]) {
      isBigEndian = false
    } else {
      return nil
    }
    var directories = TIFFDirectories(content: content, isBigEndian: isBigEndian)
    guard let first = try? directories.first() else { return }
    orientation = first[Self.orientationTag]
    if let offset = first[Self.exifDirectoryTag], let exif = try? directories.directory(at: offset) {
      isSRGB = exif[Self.colorSpaceTag] == 1
    }
  }

  /// Directories of tagged values, of which only those of a single small number are read.
  private struct TIFFDirectories {
    var content: ByteReader
    let isBigEndian: Bool

    mutating func first() throws(ByteFault) -> [UInt16: Int] {
      try content.seek(to: 4)
      return try directory(at: Int(try number(UInt32.self)))
    }

    mutating func directory(at offset: Int) throws(ByteFault) -> [UInt16: Int] {
      try content.seek(to: offset)
      let count = min(Int(try number(UInt16.self)), EXIF.maximumEntries)
      var values: [UInt16: Int] = [:]
      for index in 0..<count {
        guard (try? content.seek(to: offset + 2 + index * 12)) != nil, content.remaining >= 12 else { break }
        let tag = try number(UInt16.self)
        let type = try number(UInt16.self)
        guard try number(UInt32.self) == 1, values[tag] == nil else { continue }
        switch type {
        case 3: values[tag] = Int(try number(UInt16.self))
        case 4: values[tag] = Int(try number(UInt32.self))
        default: continue
        }
      }
      return values
    }

    private mutating func number<Number: FixedWidthInteger>(_ type: Number.Type) throws(ByteFault) -> Number {
      isBigEndian ? try content.big(type) : try content.little(type)
    }
  }
}
