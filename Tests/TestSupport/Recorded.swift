import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files of the repository that hold what the tool writes: compared, or written anew.
package enum Recorded {
  /// The folder of the package.
  package static let package = String(#filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined())

  /// True where `LISTING_LINT_RECORD` is set: files are written, and every test that does so fails, so that
  /// nobody takes a new file for a checked one.
  package static var isRecording: Bool { getenv("LISTING_LINT_RECORD") != nil }

  /// Compares a text with a file.
  /// - Parameter path: relative to the package.
  package static func expect(
    _ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = "\(package)/\(path)"
    if isRecording {
      if (try? TextFile.read(file)) == text { return }
      try write(text, to: file)
      Issue.record("recorded \(path)", sourceLocation: sourceLocation)
      return
    }
    let recorded = try? TextFile.read(file)
    #expect(recorded != nil, "\(path) is missing: ./dev record writes it", sourceLocation: sourceLocation)
    guard let recorded, recorded != text else { return }
    let lines = zip(recorded.split(separator: "\n"), text.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    Issue.record(
      """
      \(path) is not what the tool writes now: ./dev record writes it anew
      recorded: \(first.map { String($0.0) } ?? "\(recorded.utf8.count) bytes")
      now:      \(first.map { String($0.1) } ?? "\(text.utf8.count) bytes")
      """, sourceLocation: sourceLocation)
  }

  private static func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }
}
