#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Asks git about the files of a work tree: nobody else knows all the rules of `.gitignore`.
struct GitRepository {
  /// The top folder of the work tree.
  let directory: String

  /// The work tree that a boundary is the top of; nil where there is none.
  init?(boundary: Boundary, fileSystem: FileSystem) {
    guard fileSystem.kind(of: ShownPath.joined(boundary.root, ".git")) != nil else { return nil }
    directory = boundary.root
  }

  /// Those of the paths that git is told to leave alone and does not track.
  ///
  /// Without git, or where it refuses, nothing counts as ignored.
  func ignored(_ paths: [String]) -> Set<String> {
    let input = paths.flatMap { path -> [UInt8] in Array(path.utf8) + [0] }
    // Status 1 says that none is ignored.
    guard let (output, _) = try? run(["check-ignore", "--stdin", "-z"], input: input) else { return [] }
    return Set(Self.names(in: output))
  }

  /// The files that differ from a revision, those that git does not track yet among them, as absolute paths.
  /// - Throws: `GitFault` where git is missing or does not know the revision.
  func changed(since revision: String) throws(GitFault) -> [String] {
    var names: [String] = []
    for arguments in [
      ["diff", "--name-only", "--no-renames", "--no-ext-diff", "-z", "--end-of-options", revision, "--"],
      ["ls-files", "--others", "--exclude-standard", "-z"],
    ] {
      let (output, status) = try run(arguments, input: [])
      guard status == 0 else { throw .refused("git knows no revision \"\(revision)\" here") }
      names += Self.names(in: output)
    }
    return names.map { ShownPath.joined(directory, $0) }
  }

  private static func names(in output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Why git gave no answer.
enum GitFault: Error, Equatable {
  /// It could not be started.
  case missing
  /// It ended with an error; what that means here, in words.
  case refused(String)

  /// In words.
  var reason: String {
    switch self {
    case .missing: "git could not be started"
    case .refused(let reason): reason
    }
  }
}

extension GitRepository {
  /// Runs git with bytes as its input.
  /// - Returns: what it printed, and its exit status.
  private func run(_ arguments: [String], input: [UInt8]) throws(GitFault) -> ([UInt8], Int32) {
    // A file, since a pipe would have to be written and read at once.
    guard let file = tmpfile() else { throw .missing }
    defer { fclose(file) }
    fwrite(input, 1, input.count, file)
    rewind(file)
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { throw .missing }
    defer { close(pipes[0]) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, fileno(file), 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, pipes[0])

    // What a checked-out tree may set must not start a program.
    let words = ["git", "-C", directory, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"]
    var argv = (words + arguments).map { strdup($0) } + [nil]
    // No GIT_DIR or the like of the caller's: the answer is to be about this work tree.
    let inherited = ["PATH", "HOME"].compactMap { (name: String) -> String? in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    var environment = inherited.map { strdup($0) } + [nil]
    defer { for word in argv + environment { free(word) } }
    var child = pid_t()
    let failure = posix_spawnp(&child, "git", &actions, nil, &argv, &environment)
    close(pipes[1])
    guard failure == 0 else { throw .missing }

    var output: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(pipes[0], &buffer, buffer.count)
      if count > 0 { output += buffer[..<count] } else if count == 0 || errno != EINTR { break }
    }
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    // The exit status; 128 and more for a signal.
    return (output, status & 0x7F == 0 ? (status >> 8) & 0xFF : 128)
  }
}
