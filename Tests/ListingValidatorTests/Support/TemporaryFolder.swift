import Foundation

/// A folder of files that is removed with the value.
final class TemporaryFolder: Sendable {
  let path: String

  init(_ files: [String: [UInt8]]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "listing-lint-\(UUID().uuidString)")
    path = url.path
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, bytes) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
  }

  convenience init(_ files: [String: String]) throws {
    try self.init(files.mapValues { Array($0.utf8) })
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
