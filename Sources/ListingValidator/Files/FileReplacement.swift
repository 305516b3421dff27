#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file that is written beside the one whose place it takes when it is whole.
package final class FileReplacement {
  private let target: String
  private let temporary: String
  private let descriptor: Int32
  private let files: TemporaryFiles
  private let fileSystem = FileSystem()
  private var isOpen = true

  /// Begins to write; permissions of what is there are kept, and a link is followed.
  /// - Parameter files: where the half-written file is known.
  /// - Throws: `FileFault` where nothing may be written.
  package init(of path: String, through files: TemporaryFiles) throws(FileFault) {
    var status = stat()
    let exists = stat(path, &status) == 0
    guard !exists || FileKind(mode: status.st_mode) == .regular else {
      throw .notRegular(FileKind(mode: status.st_mode))
    }
    // Replacing a file needs a writable folder only: ask for the file's own permission.
    guard !exists || access(path, W_OK) == 0 else { throw FileFault(errno: errno) }
    target = fileSystem.realPath(path) ?? path
    temporary = "\(target).\(getpid()).tmp"
    self.files = files
    descriptor = try files.create(temporary)
    if exists {
      // Only root can give a file to somebody else; for all others it is theirs already, or may become it.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      fchmod(descriptor, status.st_mode & 0o7777)
    }
  }

  /// Writes more; after a fault nothing is left of the file.
  package func write(_ bytes: [UInt8]) throws(FileFault) {
    do {
      try fileSystem.send(bytes, to: descriptor)
    } catch {
      cancel()
      throw error
    }
  }

  /// Puts the file in its place.
  package func finish() throws(FileFault) {
    guard isOpen else { return }
    isOpen = false
    // Some file systems tell only now that there is no room.
    guard close(descriptor) == 0, rename(temporary, target) == 0 else {
      let fault = FileFault(errno: errno)
      files.remove(temporary)
      throw fault
    }
    files.release(temporary)
  }

  /// Takes away what was written.
  package func cancel() {
    guard isOpen else { return }
    isOpen = false
    close(descriptor)
    files.remove(temporary)
  }

  deinit { cancel() }
}
