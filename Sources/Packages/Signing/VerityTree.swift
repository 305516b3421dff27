/// A tree of hashes over blocks of four kibibytes, as the fs-verity of the Linux kernel builds it with SHA-256.
final class VerityTree {
  /// The size of a block in bytes.
  static let blockSize = 4096

  private let hash = Hash(.sha256)
  private let salt: [UInt8]
  private var pending: [UInt8] = []
  private var leaves: [UInt8] = []

  /// Starts a tree.
  /// - Parameter salt: what is hashed in front of every block
  init(salt: [UInt8]) { self.salt = salt }

  /// Adds data; blocks need not end with it.
  func add(_ bytes: [UInt8]) {
    var start = 0
    if !pending.isEmpty {
      start = min(Self.blockSize - pending.count, bytes.count)
      pending += bytes[..<start]
      guard pending.count == Self.blockSize else { return }
      leaves += digest(pending[...])
      pending = []
    }
    while bytes.count - start >= Self.blockSize {
      leaves += digest(bytes[start..<start + Self.blockSize])
      start += Self.blockSize
    }
    pending = Array(bytes[start...])
  }

  /// The hash at the top.
  func root() -> [UInt8] {
    if !pending.isEmpty { leaves += digest(Self.padded(pending)[...]) }
    pending = []
    var level = Self.padded(leaves)
    while level.count > Self.blockSize {
      var next: [UInt8] = []
      for start in stride(from: 0, to: level.count, by: Self.blockSize) {
        next += digest(level[start..<start + Self.blockSize])
      }
      level = Self.padded(next)
    }
    return digest(level[...])
  }

  private func digest(_ block: ArraySlice<UInt8>) -> [UInt8] {
    hash.update(salt)
    hash.update(block)
    return hash.finish()
  }

  /// Bytes with zeros up to a whole number of blocks.
  private static func padded(_ bytes: [UInt8]) -> [UInt8] {
    let rest = bytes.count % blockSize
    return rest == 0 ? bytes : bytes + [UInt8](repeating: 0, count: blockSize - rest)
  }
}
