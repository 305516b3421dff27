import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program that judges the same input: the oracle of a test that runs where it is installed.
package struct Peer: Sendable {
  /// The older packager of the Android SDK.
  package static let aapt = Peer("aapt")
  /// The resource compiler of the Android SDK.
  package static let aapt2 = Peer("aapt2")
  /// Signs packages, and checks signatures.
  package static let apksigner = Peer("apksigner")
  /// The command of libxml2.
  package static let xmllint = Peer("xmllint")

  private let path: String?

  private init(_ name: String) {
    path = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }.first {
      access($0, X_OK) == 0
    }
  }

  /// True where the program is installed.
  package var isInstalled: Bool { path != nil }

  /// Runs it, and waits for it to end.
  /// - Returns: whether it was content, and what it said on both streams.
  package func run(_ arguments: [String]) throws -> (isContent: Bool, output: String) {
    let words = [try #require(path)] + arguments
    return try Self.shell(words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " "))
  }

  /// Runs a command of the shell.
  /// - Returns: whether it ended well, and what it said on both streams.
  package static func shell(_ command: String) throws -> (isContent: Bool, output: String) {
    let stream = try #require(popen("{ \(command) ; } 2>&1 </dev/null", "r"))
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return (pclose(stream) == 0, String(decoding: bytes, as: UTF8.self))
  }
}
