import ListingValidator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The streams of the process and what is known of them.
struct Terminal: Sendable {
  /// The files that are not whole yet.
  let files = TemporaryFiles()
  /// Who writes to the standard output does so here, so that the process never ends within a line.
  let output = StandardOutput()
  private let fileSystem = FileSystem()

  /// True when reports go to a person.
  var isInteractive: Bool { isatty(STDOUT_FILENO) == 1 }

  /// True where colours are wanted and shown.
  var showsColor: Bool {
    environment("NO_COLOR") == nil && environment("CI") == nil && environment("TERM") != "dumb"
  }

  /// True for the terminals that are known to open links (OSC 8); others would show the sequence itself.
  var opensLinks: Bool {
    guard showsColor else { return false }
    if ["KITTY_WINDOW_ID", "KONSOLE_VERSION", "WT_SESSION", "DOMTERM"].contains(where: {
      environment($0) != nil
    }) {
      return true
    }
    let programs: Set = ["iTerm.app", "WezTerm", "vscode", "Hyper", "ghostty", "rio", "Tabby"]
    if environment("TERM_PROGRAM").map(programs.contains) ?? false { return true }
    if ["alacritty", "foot", "contour", "xterm-kitty", "xterm-ghostty"].contains(environment("TERM")) {
      return true
    }
    // VTE, of GNOME Terminal and many others, from 0.50 on.
    return environment("VTE_VERSION").flatMap { Int($0) }.map { $0 >= 5000 } ?? false
  }

  /// Where the files of links are.
  var linkBase: TextReport.LinkBase? {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0, let folder = FileSystem().realPath(".") else { return nil }
    let host = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return TextReport.LinkBase(host: host, folder: folder)
  }

  /// The value of an environment variable; nil where it is unset or empty.
  func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }

  /// Seconds since 1970-01-01, UTC.
  var now: Int { time(nil) }

  /// Ends the process.
  static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

  /// Writes a report.
  func write(_ bytes: [UInt8]) throws(FileFault) { try output.write(bytes) }

  /// True where a line can be written over.
  var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && environment("CI") == nil && environment("TERM") != "dumb"
  }

  /// Shows how far a run is; nobody can be told where that fails.
  func show(progress: String) { try? fileSystem.send(Array(progress.utf8), to: STDERR_FILENO) }

  /// Nanoseconds since some moment; never set back.
  static var clock: UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }

  /// How many processors there are to use.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Writes lines.
  func write(lines: [String]) throws(FileFault) { try write(Array(lines.map { $0 + "\n" }.joined().utf8)) }

  /// Writes a message of the run itself; nobody can be told where that fails.
  func complain(_ message: String) {
    // Names come from the listing: one message stays one line, and moves no cursor.
    try? fileSystem.send(
      Array("listing-lint: \(TerminalText.escaped(message))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes a file as a whole or not at all: a report that is cut short must not be taken for one.
  func write(_ bytes: [UInt8], toFile path: String) throws(FileFault) {
    let sink = try sink(path)
    try sink.write(bytes)
    try sink.finish()
  }

  /// Where a report goes piece by piece; nil for the standard output.
  func sink(_ path: String?) throws(FileFault) -> ReportSink {
    guard let path else { return .output(output) }
    guard let kind = fileSystem.realPath(path).flatMap(fileSystem.kind), kind != .regular else {
      return .file(try FileReplacement(of: path, through: files))
    }
    // A device or pipe cannot be replaced, only written to; without a reader a pipe would wait for ever.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileFault.system(errno: errno) }
    _ = fcntl(descriptor, F_SETFL, 0)
    return .device(descriptor)
  }
}

/// Where a report goes, piece by piece.
enum ReportSink {
  case output(StandardOutput)
  case file(FileReplacement)
  case device(Int32)

  /// Writes a piece.
  func write(_ bytes: [UInt8]) throws(FileFault) {
    switch self {
    case .output(let output): try output.write(bytes)
    case .file(let file): try file.write(bytes)
    case .device(let descriptor): try FileSystem().send(bytes, to: descriptor)
    }
  }

  /// Ends the report.
  func finish() throws(FileFault) {
    switch self {
    case .output: break
    case .file(let file): try file.finish()
    case .device(let descriptor):
      guard close(descriptor) == 0 else { throw FileFault.system(errno: errno) }
    }
  }
}
