import Bytes
import Images
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Pictures of real listings, where they are.
enum RealImages {
  static let isPresent = Corpus.path != nil

  /// The rows of the table of all pictures, by column. Links are left out: in a copy they may be texts.
  static func rows() throws -> [[String: String]] {
    let table = try String(decoding: file("EXPECTED-images.tsv").bytes, as: UTF8.self)
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let columns = try #require(lines.first).map(String.init)
    let rows = lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(columns, line.map(String.init)))
    }
    return rows.filter { row in
      guard let name = row["path"], let opened = try? file(name), let format = try? MediaFormat(of: opened)
      else { return false }
      return format != .linkTarget
    }
  }

  /// The absolute path of one of them.
  static func path(_ name: String) throws -> String { try #require(Corpus.path) + "/listings/" + name }

  private struct Missing: Error { let name: String }

  /// One of them, opened.
  static func file(_ name: String) throws -> RandomAccessFile {
    let descriptor = open(try path(name), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Missing(name: name) }
    var status = stat()
    try #require(fstat(descriptor, &status) == 0)
    return RandomAccessFile(descriptor: descriptor, count: Int(status.st_size))
  }
}

extension RandomAccessFile {
  /// All of it.
  fileprivate var bytes: [UInt8] { get throws { try bytes(at: 0, count) } }
}

/// Pillow, where Python has it.
enum Pillow {
  static let isPresent =
    (try? output(of: "python3 -c 'import PIL; print(PIL.__version__)' 2>/dev/null"))?.isEmpty == false

  private static let script =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/Peers/pillow-facts.py"

  /// What it reads in files, one JSON object each.
  static func facts(of paths: [String]) throws -> [String] {
    var template = Array("/tmp/listing-lint-pillow-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    try #require(descriptor >= 0)
    let list = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(list) }
    let text = Array(paths.joined(separator: "\n").utf8)
    try #require(write(descriptor, text, text.count) == text.count)
    close(descriptor)
    return try output(of: "python3 '\(script)' '\(list)'").split(separator: "\n").map(String.init)
  }

  /// What a command writes.
  private static func output(of command: String) throws -> String {
    let stream = try #require(popen(command, "r"))
    defer { pclose(stream) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
