#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells one file from another, whatever paths lead to it.
package struct FileIdentity: Hashable, Sendable {
  fileprivate let device: UInt64
  fileprivate let number: UInt64
}

extension FileSystem {
  /// Which file a path leads to, links followed; nil when nothing is there.
  package func identity(of path: String) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Replaces a file, or makes a new one, as a whole or not at all; permissions are kept and a link is followed.
  ///
  /// - Parameter files: where the half-written file is known.
  package func replace(_ path: String, with bytes: [UInt8], through files: TemporaryFiles) throws(FileFault) {
    let replacement = try FileReplacement(of: path, through: files)
    try replacement.write(bytes)
    try replacement.finish()
  }

  /// Makes a new file and the folders above it; one that is there is never overwritten.
  package func create(_ path: String, _ bytes: [UInt8], through files: TemporaryFiles) throws(FileFault) {
    try makeFolder(PathName.parent(of: path))
    let descriptor = try files.create(path)
    do {
      defer { close(descriptor) }
      try send(bytes, to: descriptor)
    } catch {
      files.remove(path)
      throw error
    }
    files.release(path)
  }

  /// Gives a file or folder another name; nothing that is there is overwritten.
  package func move(_ path: String, to other: String) throws(FileFault) {
    guard kind(of: other) == nil else { throw .system(errno: EEXIST) }
    guard rename(path, other) == 0 else { throw FileFault(errno: errno) }
  }

  private func makeFolder(_ path: String) throws(FileFault) {
    guard kind(of: path) == nil else { return }
    try makeFolder(PathName.parent(of: path))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileFault(errno: errno) }
  }

  /// Writes all bytes to an open file.
  package func send(_ bytes: [UInt8], to descriptor: Int32) throws(FileFault) {
    var offset = 0
    while offset < bytes.count {
      let start = offset
      offset += try retrying {
        bytes.withUnsafeBytes { buffer in
          let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
          return write(descriptor, rest.baseAddress, rest.count)
        }
      }
    }
  }
}
