import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The command as a user runs it: the built executable in a process of its own.
struct Executable {
  /// What came of a run.
  struct Outcome {
    var status: Int32
    var stdout: String
    var stderr: String
  }

  /// The most memory that a run may take.
  static let maximumMegabytes = 256

  /// False where a sanitizer is built in, which takes memory and time of its own.
  private static let isLimited = getenv("LISTING_LINT_NO_LIMITS") == nil

  private struct Failure: Error { var what: String }

  /// The built executable, beside the test bundle.
  static var path: String {
    get throws {
      let bundle = try #require(CommandLine.arguments.first.flatMap(realPath))
      var folder = bundle
      for _ in 0..<4 {
        folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
        let candidate = folder + "/listing-lint"
        var status = stat()
        if stat(candidate, &status) == 0, status.st_mode & S_IFMT == S_IFREG { return candidate }
      }
      throw Failure(what: "no listing-lint beside \(bundle)")
    }
  }

  /// Runs another program with the environment of the tests.
  /// - Returns: nil where it is not installed.
  static func run(
    tool: String, _ arguments: [String], in folder: String? = nil, seconds: Int = 20
  ) throws -> Outcome? {
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    let candidates = folders.split(separator: ":").map { "\($0)/\(tool)" }
    guard let program = candidates.first(where: { access($0, X_OK) == 0 }) else { return nil }
    let home = getenv("HOME").map { String(cString: $0) } ?? "/"
    return try run(
      arguments, in: folder, seconds: seconds, environment: ["PATH": folders, "HOME": home], program: program)
  }

  /// Runs the command, or another program; the streams go to files, so that nothing can fill a pipe.
  /// - Parameter signal: sent after a moment.
  /// - Throws: `Failure` where the run takes longer than `seconds`.
  static func run(
    _ arguments: [String], in folder: String? = nil, seconds: Int = 5, environment: [String: String] = [:],
    as user: [String] = [], output: String? = nil, program: String? = nil, signal: Int32? = nil
  ) throws -> Outcome {
    let scratch = try #require(temporaryFolder())
    defer { for name in ["out", "err"] { unlink("\(scratch)/\(name)") }; rmdir(scratch) }
    // The shell caps the memory of the run: more than this, and it dies. `env` changes the folder, since glibc's own
    // way to do so at a spawn is not visible from Swift.
    let words =
      // Other programs are not ours to be sparing with memory.
      (program == nil && isLimited
        ? ["/bin/sh", "-c", "ulimit -d \(maximumMegabytes * 1_024) && exec \"$@\"", "sh"] : [])
      + (folder.map { ["/usr/bin/env", "-C", $0] } ?? []) + user + [try program ?? path] + arguments
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 1, output ?? "\(scratch)/out", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, "\(scratch)/err", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var variables = ["PATH": "/usr/bin:/bin", "SOURCE_DATE_EPOCH": "1796000000"]
    // Where the reach of tests is measured, what they start counts as well.
    variables["LLVM_PROFILE_FILE"] = getenv("LLVM_PROFILE_FILE").map { String(cString: $0) }
    variables.merge(environment) { _, given in given }
    var argv = words.map { strdup($0) } + [nil]
    var envp = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var pid = pid_t()
    let failed = posix_spawn(&pid, words[0], &actions, nil, &argv, &envp)
    guard failed == 0 else { throw Failure(what: String(cString: strerror(failed))) }
    var status: Int32 = 0
    var waited = 0
    while waitpid(pid, &status, WNOHANG) == 0 {
      guard waited < seconds * (isLimited ? 200 : 4_000) else {
        kill(pid, SIGKILL)
        waitpid(pid, &status, 0)
        throw Failure(what: "still running after \(seconds) s: \(words)")
      }
      usleep(5_000)
      waited += 1
      if let signal, waited == 20 { kill(pid, signal) }
    }
    let isSignal = status & 0x7F != 0
    return Outcome(
      status: isSignal ? -(status & 0x7F) : (status >> 8) & 0xFF, stdout: read("\(scratch)/out"),
      stderr: read("\(scratch)/err"))
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func temporaryFolder() -> String? {
    var template = Array("/tmp/listing-lint-run-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func read(_ path: String) -> String {
    guard let file = fopen(path, "r") else { return "" }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
