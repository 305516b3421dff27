#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is read here and there and never whole, so that two gigabytes cost no more than what is asked for.
///
/// It is read and not mapped: a mapped file that somebody cuts short meanwhile would end the process.
package final class RandomAccessFile: Sendable {
  private let source: ByteStore
  /// The size in bytes when it was opened.
  package let count: Int

  private enum ByteStore: Sendable {
    case descriptor(Int32)
    case array([UInt8])
    case part(RandomAccessFile, start: Int)
  }

  /// Takes over an open descriptor, and closes it in the end.
  package init(descriptor: Int32, count: Int) {
    source = .descriptor(descriptor)
    self.count = count
  }

  /// Bytes in memory, read in the same way.
  package init(_ bytes: [UInt8]) {
    source = .array(bytes)
    count = bytes.count
  }

  /// A part of another file, read from it in the same way: an archive inside an archive.
  /// - Throws: `ByteFault.outOfBounds`
  package init(_ file: RandomAccessFile, at offset: Int, _ length: Int) throws(ByteFault) {
    guard offset >= 0, length >= 0, offset <= file.count, length <= file.count - offset else {
      throw .outOfBounds(offset: offset, length: length, count: file.count)
    }
    source = .part(file, start: offset)
    count = length
  }

  deinit {
    if case .descriptor(let descriptor) = source { close(descriptor) }
  }

  /// The bytes of a range.
  /// - Throws: `ByteFault.outOfBounds` beyond the end, also when the file has shrunk since; `ByteFault.system`.
  package func bytes(at offset: Int, _ length: Int) throws(ByteFault) -> [UInt8] {
    guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
      throw .outOfBounds(offset: offset, length: length, count: count)
    }
    switch source {
    case .array(let bytes): return Array(bytes[offset..<offset + length])
    case .descriptor(let descriptor): return try read(descriptor, at: offset, length)
    case .part(let file, let start): return try file.bytes(at: start + offset, length)
    }
  }

  /// A reader of the bytes of a range.
  /// - Throws: as `bytes(at:_:)`
  package func reader(at offset: Int, _ length: Int) throws(ByteFault) -> ByteReader {
    ByteReader(try bytes(at: offset, length))
  }
}

extension RandomAccessFile {
  private func read(_ descriptor: Int32, at offset: Int, _ length: Int) throws(ByteFault) -> [UInt8] {
    var failure: ByteFault?
    let bytes = [UInt8](unsafeUninitializedCapacity: length) { buffer, filled in
      while filled < length {
        let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let got = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
        if got > 0 {
          filled += got
        } else if got == 0 {
          failure = .outOfBounds(offset: offset, length: length, count: offset + filled)
          return
        } else if errno != EINTR {
          failure = .system(errno)
          return
        }
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
