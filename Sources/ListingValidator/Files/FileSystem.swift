import Bytes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads files and folders that nobody vouches for: nothing waits, grows without end or leaves the boundary.
package struct FileSystem: Sendable {
  /// The file system of this machine.
  package init() {}

  /// What `path` names, links not followed; nil when nothing is there or it cannot be seen.
  package func kind(of path: String) -> FileKind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return FileKind(mode: status.st_mode)
  }

  /// The entries of a folder, sorted by the bytes of their names.
  package func entries(of directory: String) throws(FileFault) -> [DirectoryEntry] {
    guard let stream = opendir(directory) else { throw FileFault(errno: errno) }
    defer { closedir(stream) }
    var entries: [DirectoryEntry] = []
    while true {
      // Only the error number tells the end from a failure.
      errno = 0
      guard let entry = readdir(stream) else { break }
      let (name, isValid) = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        let bytes = bytes.prefix { $0 != 0 }
        let name = String(validating: bytes, as: UTF8.self)
        return (name ?? String(decoding: bytes, as: UTF8.self), name != nil)
      }
      if name == "." || name == ".." { continue }
      // Without a kind its name is no UTF-8, or it went away meanwhile; a reader will tell.
      let known = isValid ? FileKind(entryType: entry.pointee.d_type) : nil
      let kind = known ?? kind(of: directory + "/" + name) ?? .other
      entries.append(DirectoryEntry(name: name, kind: kind))
    }
    guard errno == 0 else { throw FileFault(errno: errno) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The absolute path of what `path` leads to, without links; nil when nothing is there.
  package func realPath(_ path: String) -> String? { try? followed(path) }

  /// What tells a file from all others, be it there or not: its real path, or that of its folder and its name.
  package func placeOfFile(_ path: String) -> String {
    realPath(path) ?? realPath(PathName.parent(of: path)).map { "\($0)/\(PathName.name(of: path))" } ?? path
  }

  /// The bytes of a regular file of at most `maximumBytes`; links are followed.
  ///
  /// A pipe or device is refused before reading, so that it cannot hold us up.
  package func read(_ path: String, maximumBytes: Int) throws(FileFault) -> [UInt8] {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    guard size <= maximumBytes else { throw .tooLarge(bytes: size, limit: maximumBytes) }

    // A byte more than allowed tells a file that grows; some, as in /proc, have no size at first.
    var bytes = [UInt8](repeating: 0, count: min(max(size, 4095), maximumBytes) + 1)
    var filled = 0
    while true {
      let count = try retrying {
        bytes.withUnsafeMutableBytes { buffer in
          let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
          return pread(descriptor, rest.baseAddress, rest.count, off_t(filled))
        }
      }
      if count == 0 { break }
      filled += count
      guard filled <= maximumBytes else { throw .tooLarge(bytes: filled, limit: maximumBytes) }
      if filled == bytes.count {
        bytes.append(contentsOf: repeatElement(0, count: min(filled, maximumBytes - filled + 1)))
      }
    }
    bytes.removeSubrange(filled...)
    return bytes
  }

  /// All that comes from what the user named as input: a file, a pipe or a terminal; `-` is the standard input.
  package func readInput(_ path: String, maximumBytes: Int) throws(FileFault) -> [UInt8] {
    let isStandard = path == "-"
    let descriptor = isStandard ? STDIN_FILENO : try retrying { open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY) }
    defer { if !isStandard { close(descriptor) } }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try retrying { buffer.withUnsafeMutableBytes { readSome(descriptor, $0) } }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= maximumBytes else { throw .tooLarge(bytes: bytes.count, limit: maximumBytes) }
    }
  }

  /// A regular file to be read here and there; links are followed.
  package func file(at path: String) throws(FileFault) -> RandomAccessFile {
    let (descriptor, size) = try opened(path)
    return RandomAccessFile(descriptor: descriptor, count: size)
  }

  /// The real path of what a reference in a file of `directory` leads to.
  ///
  /// A reference is a relative path; links are followed as long as they end inside the boundary.
  package func resolve(
    _ href: String, relativeTo directory: String, within boundary: Boundary
  ) throws(FileFault) -> String {
    guard href.isRelativePath else { throw .outsideBoundary }
    guard !href.isEmpty else { throw .missing }
    let base = try followed(directory)
    // First by the names alone: what lies outside is never asked for, not even whether it exists.
    guard boundary.contains(realPath: base.appending(reference: href)) else { throw .outsideBoundary }
    let path = try followed(base + "/" + href)
    guard boundary.contains(realPath: path) else { throw .outsideBoundary }
    return path
  }
}

// Inside the type the name means a method.
private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

extension FileSystem {
  /// Opens a regular file, and tells its size in bytes.
  private func opened(_ path: String) throws(FileFault) -> (descriptor: Int32, size: Int) {
    let descriptor = try retrying { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    var status = stat()
    var fault: FileFault?
    if fstat(descriptor, &status) != 0 {
      fault = FileFault(errno: errno)
    } else if FileKind(mode: status.st_mode) != .regular {
      fault = .notRegular(FileKind(mode: status.st_mode))
    }
    if let fault {
      close(descriptor)
      throw fault
    }
    return (descriptor, Int(status.st_size))
  }

  private func followed(_ path: String) throws(FileFault) -> String {
    #if os(Linux)
      // The kernel walks the path at once, where realpath asks for each folder of it.
      if let real = try walked(path) { return real }
    #endif
    guard let resolved = realpath(path, nil) else { throw FileFault(errno: errno) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  #if os(Linux)
    /// `O_PATH`, which Swift does not see: nothing is opened for reading, so that a pipe does not wait.
    private static let pathOnly: Int32 = 0o10000000

    /// The path that the kernel knows a file by; nil where that cannot be asked for.
    private func walked(_ path: String) throws(FileFault) -> String? {
      let descriptor = try retrying { open(path, Self.pathOnly | O_CLOEXEC) }
      defer { close(descriptor) }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        let count = readlink("/proc/self/fd/\(descriptor)", start, buffer.count)
        // A path that fills the buffer may be longer, and one without a slash is that of no file.
        guard count > 0, count < buffer.count, buffer[0] == 0x2F else { return nil }
        let bytes = UnsafeRawBufferPointer(buffer)[..<count]
        return String(validating: bytes, as: UTF8.self)
      }
    }
  #endif

  /// Calls again what a signal interrupted.
  func retrying<Result: SignedInteger>(_ call: () -> Result) throws(FileFault) -> Result {
    while true {
      let result = call()
      if result >= 0 { return result }
      guard errno == EINTR else { throw FileFault(errno: errno) }
    }
  }
}

extension FileKind {
  /// What the mode of a file says.
  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .directory
    case S_IFLNK: self = .symlink
    default: self = .other
    }
  }
}

extension FileKind {
  /// What the entry of a folder says; nil where the file system leaves it open.
  fileprivate init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .directory
    case Int(DT_LNK): self = .symlink
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

extension FileFault {
  /// The fault that an error number of the system stands for.
  init(errno: Int32) {
    switch errno {
    case ENOENT, ENOTDIR: self = .missing
    case EACCES, EPERM: self = .noPermission
    case ELOOP: self = .linkLoop
    case ENXIO: self = .notRegular(.other)  // a socket cannot even be opened
    default: self = .system(errno: errno)
    }
  }
}

extension String {
  /// Whether a reference is neither an absolute path nor a URL, and whole to C: a NUL would cut it short.
  var isRelativePath: Bool {
    guard utf8.first != UInt8(ascii: "/"), !utf8.contains(0) else { return false }
    // A scheme, or a Windows drive, ends in a colon; `./a:b` has none.
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return true }
    let scheme = self[..<colon]
    return scheme.isEmpty
      || !scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// The absolute path of a reference in this folder, by the names alone.
  func appending(reference: String) -> String {
    var names: [Substring] = []
    for name in (self + "/" + reference).pathComponents where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}

extension [UInt8] {
  /// True where an ASCII word stands anywhere in the bytes.
  func holds(_ word: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      let length = word.utf8CodeUnitCount
      guard length > 0, bytes.count >= length, let start = bytes.baseAddress else { return false }
      var next = start
      let last = start + (bytes.count - length)
      while next <= last, let found = memchr(next, Int32(word.utf8Start.pointee), last - next + 1) {
        if memcmp(found, word.utf8Start, length) == 0 { return true }
        next = UnsafeRawPointer(found) + 1
      }
      return false
    }
  }
}
