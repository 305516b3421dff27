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

  /// The rows of the table of all pictures, by column.
  static func rows() throws -> [[String: String]] { try rows("EXPECTED-images.tsv") }

  /// The rows of a table, by column.
  static func rows(_ name: String) throws -> [[String: String]] {
    let table = try String(decoding: file(name).bytes, as: UTF8.self)
    let lines = table.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    let columns = try #require(lines.first).map(String.init)
    return lines.dropFirst().map { line in
      Dictionary(uniqueKeysWithValues: zip(columns, line.map(String.init)))
    }
  }

  /// The absolute path of one of them. In a copy without links there are texts in their place, with what they lead to.
  static func path(_ name: String) throws -> String {
    var path = try #require(Corpus.path) + "/listings"
    for part in name.split(separator: "/") {
      path += "/\(part)"
      guard let text = try? opened(path).start(80), text.starts(with: "../".utf8) else { continue }
      path = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
      for step in String(decoding: text, as: UTF8.self).split(separator: "/") {
        path =
          step == ".." ? path.split(separator: "/").dropLast().map { "/\($0)" }.joined() : "\(path)/\(step)"
      }
    }
    return path
  }

  private struct Missing: Error { let name: String }

  /// One of them, opened.
  static func file(_ name: String) throws -> RandomAccessFile { try opened(path(name)) }

  private static func opened(_ path: String) throws -> RandomAccessFile {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Missing(name: path) }
    var status = stat()
    try #require(fstat(descriptor, &status) == 0)
    return RandomAccessFile(descriptor: descriptor, count: Int(status.st_size))
  }
}

extension RandomAccessFile {
  /// All of it.
  fileprivate var bytes: [UInt8] { get throws { try bytes(at: 0, count) } }

  /// The first bytes; all of it where there are no more.
  fileprivate func start(_ length: Int) throws -> [UInt8] { try bytes(at: 0, min(length, count)) }
}

/// Pillow, where a Python has it: that of the development tools, or the system's.
enum Pillow {
  static let isPresent = python != nil

  private static let root = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined()

  private static let python: String? = ["\(root)/.build/consumers/bin/python3", "python3"].first { python in
    (try? output(of: "'\(python)' -c 'import PIL; print(PIL.__version__)' 2>/dev/null"))?.isEmpty == false
  }

  private static let script = "\(root)/Tests/Peers/pillow-facts.py"

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
    let python = try #require(python)
    return try output(of: "'\(python)' '\(script)' '\(list)'").split(separator: "\n").map(String.init)
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
