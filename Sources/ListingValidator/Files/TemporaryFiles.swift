import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that are being written and are not whole yet: whoever ends the process early takes them away.
package final class TemporaryFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// None yet.
  package init() {}

  /// Creates a file that is to go away again when the process ends before it is whole.
  /// - Returns: a descriptor to write to.
  func create(_ path: String) throws(FileFault) -> Int32 {
    // With the lock held a file is either known here or not there.
    let result = paths.withLock { paths -> Result<Int32, FileFault> in
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      guard descriptor >= 0 else { return .failure(FileFault(errno: errno)) }
      paths.insert(path)
      return .success(descriptor)
    }
    return try result.get()
  }

  /// A file that is whole, and may stay or has another name by now.
  func release(_ path: String) { paths.withLock { _ = $0.remove(path) } }

  /// Takes a file away that will not become whole.
  func remove(_ path: String) {
    paths.withLock { paths in
      unlink(path)
      paths.remove(path)
    }
  }

  /// Takes all files away, and does not let another one be created while it does what follows.
  package func removeAll(then finish: () -> Void = {}) {
    paths.withLock { paths in
      for path in paths { unlink(path) }
      paths = []
      finish()
    }
  }
}
