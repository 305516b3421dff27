import CZlib

/// Makes small zip archives, right ones and wrong ones.
struct ZipBuilder {
  /// A file to pack, and the lies to tell about it.
  struct File {
    var name: [UInt8]
    var data: [UInt8]
    var method: UInt16 = 0
    var flags: UInt16 = 0
    /// Numbers that differ from what is true, in directory and local header alike.
    var crc32: UInt32?
    var size: UInt32?
    /// What the local header says in place of the directory.
    var localName: [UInt8]?
    var localMethod: UInt16?
    var localFlags: UInt16?
    var localSize: UInt32?
    var localCRC32: UInt32?
    /// Data that is packed already.
    var packed: [UInt8]?
    /// An offset that differs from where the local header is.
    var offset: UInt32?
    /// Zero bytes in the local extra field.
    var localExtra = 0

    init(_ name: String, _ data: [UInt8] = [], method: UInt16 = 0) {
      self.name = Array(name.utf8)
      self.data = data
      self.method = method
    }

    init(_ name: String, _ text: String, method: UInt16 = 0) {
      self.init(name, Array(text.utf8), method: method)
    }
  }

  var files: [File] = []
  /// Bytes in front of the archive; the offsets count them unless they are `shifted`.
  var before: [UInt8] = []
  var isShifted = false
  var beforeDirectory: [UInt8] = []
  var gap: [UInt8] = []
  var comment: [UInt8] = []
  var after: [UInt8] = []
  /// A count that differs from how many files there are.
  var count: UInt16?
  var isZip64 = false

  init(_ files: [File] = []) { self.files = files }

  /// The archive.
  var bytes: [UInt8] {
    var out = before
    let base = isShifted ? before.count : 0
    var directory: [UInt8] = []
    for file in files {
      let offset = file.offset ?? UInt32(out.count - base)
      let packed = file.packed ?? (file.method == 8 ? deflate(file.data) : file.data)
      let sum = file.crc32 ?? UInt32(CZlib.crc32(0, file.data, UInt32(file.data.count)))
      let size = file.size ?? UInt32(file.data.count)
      let localName = file.localName ?? file.name
      out += [0x50, 0x4B, 3, 4, 20, 0] + little(file.localFlags ?? file.flags)
      out += little(file.localMethod ?? file.method) + [0, 0, 0, 0] + little(file.localCRC32 ?? sum)
      out += little(UInt32(packed.count)) + little(file.localSize ?? size)
      out += little(UInt16(localName.count)) + little(UInt16(file.localExtra))
      out += localName + [UInt8](repeating: 0, count: file.localExtra) + packed
      let wide = isZip64 ? little(UInt16(1)) + little(UInt16(8)) + little(UInt64(offset)) : []
      directory +=
        [0x50, 0x4B, 1, 2, 20, 0, 20, 0] + little(file.flags) + little(file.method) + [0, 0, 0, 0]
      directory += little(sum) + little(UInt32(packed.count)) + little(size)
      directory += little(UInt16(file.name.count)) + little(UInt16(wide.count)) + [0, 0]
      directory += [UInt8](repeating: 0, count: 8) + little(isZip64 ? .max : offset) + file.name + wide
    }
    out += beforeDirectory
    let start = out.count - base
    out += directory + gap
    let count = count ?? UInt16(files.count)
    if isZip64 {
      let record = out.count
      out += [0x50, 0x4B, 6, 6] + little(UInt64(44)) + [45, 0, 45, 0] + [UInt8](repeating: 0, count: 8)
      out +=
        little(UInt64(count)) + little(UInt64(count)) + little(UInt64(directory.count))
        + little(UInt64(start))
      out += [0x50, 0x4B, 6, 7, 0, 0, 0, 0] + little(UInt64(record)) + [1, 0, 0, 0]
      out += [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + little(UInt16.max) + little(UInt16.max)
      out += little(UInt32.max) + little(UInt32.max)
    } else {
      out += [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + little(count) + little(count)
      out += little(UInt32(directory.count)) + little(UInt32(start))
    }
    return out + little(UInt16(comment.count)) + comment + after
  }
}

/// The bytes of a number, least significant first.
func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  withUnsafeBytes(of: number.littleEndian) { Array($0) }
}

/// Packs bytes as raw deflate data.
func deflate(_ data: [UInt8]) -> [UInt8] {
  var packed = [UInt8](repeating: 0, count: data.count + data.count / 500 + 64)
  var length = uLong(packed.count)
  compress2(&packed, &length, data, uLong(data.count), 9)
  return Array(packed[2..<Int(length) - 4])
}
