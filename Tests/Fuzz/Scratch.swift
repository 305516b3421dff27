import ListingValidator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder in memory that the files of one input after the other are written to.
final class Scratch {
  let path: String
  private var folders: Set<String> = []
  private var files: [String] = []

  init() {
    let parent = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(parent)/listing-lint-fuzz-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { fatalError("cannot make a folder in \(parent)") }
    path = String(cString: made)
  }

  /// Writes files in place of those of the input before.
  func replace(with contents: [(name: String, bytes: [UInt8])]) {
    for file in files { unlink("\(path)/\(file)") }
    // An empty folder can be a listing, too.
    for folder in folders.sorted(by: >) { rmdir("\(path)/\(folder)") }
    folders = []
    files = contents.map(\.name)
    for (name, bytes) in contents {
      makeFolders(above: name)
      Self.save(bytes, to: "\(path)/\(name)")
    }
  }

  private func makeFolders(above name: String) {
    var folder = ""
    for part in name.split(separator: "/").dropLast() {
      folder += folder.isEmpty ? String(part) : "/\(part)"
      if folders.insert(folder).inserted { mkdir("\(path)/\(folder)", 0o700) }
    }
  }

  static func save(_ bytes: [UInt8], to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    guard write(descriptor, bytes, bytes.count) == bytes.count else { fatalError("cannot write \(path)") }
  }
}

/// The files of the repository, which seeds are made from.
enum Repository {
  private static let root = String(#filePath.dropLast("Tests/Fuzz/Scratch.swift".count))

  /// The content of a file.
  static func file(_ path: String) -> [UInt8] {
    guard let bytes = try? FileSystem().read(root + path, maximumBytes: 1 << 20) else {
      fatalError("no file \(path)")
    }
    return bytes
  }

  /// The contents of all files in a folder whose paths end in one of these, sorted by name.
  static func files(in folder: String, _ ends: String...) -> [[UInt8]] {
    paths(in: folder).filter { path in ends.contains(where: path.hasSuffix) }.map(file)
  }

  /// The files of a folder that have these names.
  static func named(in folder: String, _ names: [String]) -> [(name: String, bytes: [UInt8])] {
    let paths = Set(paths(in: folder))
    return names.filter { paths.contains("\(folder)/\($0)") }.map { ($0, file("\(folder)/\($0)")) }
  }

  private static func paths(in folder: String) -> [String] {
    let entries = (try? FileSystem().entries(of: root + folder)) ?? []
    return entries.flatMap { entry in
      let path = "\(folder)/\(entry.name)"
      return entry.kind == .directory ? paths(in: path) : [path]
    }
  }
}
