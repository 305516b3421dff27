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
