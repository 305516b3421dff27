import Bytes
import Testing

@testable import Packages

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that other programs made, kept beside the tests.
enum Fixture {
  /// The folder of the files.
  static let folder = String(#filePath.dropLast("Support/Fixture.swift".count)) + "Fixtures/"

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    let descriptor = open(folder + path, O_RDONLY)
    try #require(descriptor >= 0, "no fixture \(path)")
    var status = stat()
    fstat(descriptor, &status)
    let file = RandomAccessFile(descriptor: descriptor, count: Int(status.st_size))
    return try file.bytes(at: 0, file.count)
  }
}

/// Programs of others that tell what is right.
enum Peer {
  /// True where a program is installed.
  static func isInstalled(_ name: String) -> Bool {
    ["/usr/bin/", "/usr/local/bin/"].contains { access($0 + name, X_OK) == 0 }
  }

  /// Runs a program on a file of the given bytes; `FILE` among the words stands for its path.
  static func run(_ words: String, on bytes: [UInt8], beside: [String: [UInt8]] = [:]) throws -> (
    Int32, String
  ) {
    var template = Array("/tmp/listing-lint-peer-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    let files = beside.merging(["file.apk": bytes]) { given, _ in given }
    defer {
      for name in Array(files.keys) + ["out"] { unlink("\(folder)/\(name)") }
      rmdir(folder)
    }
    for (name, bytes) in files {
      let descriptor = open("\(folder)/\(name)", O_WRONLY | O_CREAT, 0o600)
      #expect(write(descriptor, bytes, bytes.count) == bytes.count)
      close(descriptor)
    }
    let command = words.split(separator: " ").map { $0 == "FILE" ? "\(folder)/file.apk" : String($0) }
    let status = system("\(command.joined(separator: " ")) >\(folder)/out 2>&1")
    let descriptor = open("\(folder)/out", O_RDONLY)
    var info = stat()
    fstat(descriptor, &info)
    let output = RandomAccessFile(descriptor: descriptor, count: Int(info.st_size))
    return (status, String(decoding: try output.bytes(at: 0, output.count), as: UTF8.self))
  }
}
