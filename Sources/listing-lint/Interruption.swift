import ListingValidator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Ends the run at SIGINT or SIGTERM, and takes half-written files away first.
final class Interruption: Sendable {
  private let files: TemporaryFiles
  private let output: StandardOutput

  init(files: TemporaryFiles, output: StandardOutput) {
    self.files = files
    self.output = output
  }

  /// Waits for the signals in a thread of its own: a signal handler could do next to nothing.
  ///
  /// To be called before there are other threads, which take over that the signals are not for them.
  func watch() {
    // Where a file may not grow any more, writing fails as it does on a full disk, and the run says so.
    signal(SIGXFSZ, SIG_IGN)
    var signals = Self.signals()
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Interruption>.fromOpaque(context).takeRetainedValue().wait()
        return nil
      }, context)
  }

  private func wait() {
    var signals = Self.signals()
    var signal: Int32 = 0
    guard sigwait(&signals, &signal) == 0 else { return }
    output.betweenPieces {
      files.removeAll { _exit(ExitStatus.interrupted.rawValue) }
    }
  }

  /// Those of the two that whoever started the run does not have ignored.
  private static func signals() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM] {
      var action = sigaction()
      sigaction(signal, nil, &action)
      let isIgnored =
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
        == unsafeBitCast(SIG_IGN, to: Int.self)
      if !isIgnored { sigaddset(&signals, signal) }
    }
    return signals
  }
}
