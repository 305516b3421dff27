import ListingValidator
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder that goes away with the test.
package final class TemporaryFolder: Sendable {
  /// Its real path.
  package let path: String

  package init() throws {
    var template = Array("/tmp/listing-lint-XXXXXX".utf8CString)
    try #require(mkdtemp(&template) != nil)
    let created = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    path = try #require(FileSystem().realPath(created))
  }

  /// A folder with these files.
  package convenience init(_ files: [String: [UInt8]]) throws {
    try self.init()
    for (name, content) in files { try write(name, content) }
  }

  package convenience init(_ files: [String: String]) throws {
    try self.init(files.mapValues { Array($0.utf8) })
  }

  deinit { remove(path) }

  /// Writes a file, and the folders above it.
  package func write(_ name: String, _ content: [UInt8] = []) throws {
    makeFolders(above: name)
    let file = try #require(fopen(path + "/" + name, "w"))
    defer { fclose(file) }
    try #require(fwrite(content, 1, content.count, file) == content.count)
  }

  /// Adds zeros to the end of a file; they take no room on disk.
  package func extend(_ name: String, by count: Int) throws {
    let file = try #require(fopen(path + "/" + name, "a"))
    defer { fclose(file) }
    try #require(fseek(file, 0, SEEK_END) == 0 && ftruncate(fileno(file), ftell(file) + count) == 0)
  }

  /// Makes a symbolic link, and the folders above it.
  package func link(_ name: String, to target: String) throws {
    makeFolders(above: name)
    try #require(symlink(target, path + "/" + name) == 0)
  }

  private func makeFolders(above name: String) {
    var folder = path
    for part in name.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o700)
    }
  }

  private func remove(_ path: String) {
    if FileSystem().kind(of: path) == .directory {
      for entry in (try? FileSystem().entries(of: path)) ?? [] { remove(path + "/" + entry.name) }
      rmdir(path)
    } else {
      unlink(path)
    }
  }
}
