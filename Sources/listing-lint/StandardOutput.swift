import ListingValidator
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The standard output, written to in whole pieces even where somebody ends the run.
final class StandardOutput: Sendable {
  private let lock = Mutex(())
  private let fileSystem = FileSystem()

  /// Writes a report, or a line of one.
  func write(_ bytes: [UInt8]) throws(FileFault) {
    let result = lock.withLock { _ in
      Result { () throws(FileFault) in try fileSystem.send(bytes, to: STDOUT_FILENO) }
    }
    try result.get()
  }

  /// Calls back between two pieces, after a second at the latest: whoever reads may have stopped reading.
  func betweenPieces(_ finish: () -> Void) {
    for _ in 0..<100 {
      if lock.withLockIfAvailable({ _ in finish() }) != nil { return }
      usleep(10_000)
    }
    finish()
  }
}
