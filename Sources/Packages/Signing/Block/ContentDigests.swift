import Bytes

/// The digests of a package's content that signing blocks sign: the whole file but the block itself.
struct ContentDigests {
  /// The size of the pieces that are read, and hashed one by one, in bytes.
  static let chunkSize = 1 << 20

  private let chunked: [HashAlgorithm: ChunkedDigest]
  private let tree: VerityTree?
  private var length = 0

  /// Computes several digests in one go through the file.
  /// - Throws: `SigningFault.unreadable` where the file cannot be read
  static func compute(
    _ wanted: Set<SignatureAlgorithm.ContentDigest>, of archive: ZipArchive, without block: SigningBlock
  ) throws(SigningFault) -> [SignatureAlgorithm.ContentDigest: [UInt8]] {
    guard !wanted.isEmpty else { return [:] }
    var digests = ContentDigests(wanted)
    do {
      try digests.add(archive.file, 0..<block.offset)
      try digests.add(archive.file, archive.centralDirectoryOffset..<archive.endRecordOffset)
      digests.add(try endRecord(of: archive, directoryAt: block.offset))
    } catch {
      throw .unreadable
    }
    return digests.finish()
  }

  private init(_ wanted: Set<SignatureAlgorithm.ContentDigest>) {
    var chunked: [HashAlgorithm: ChunkedDigest] = [:]
    for case .chunked(let algorithm) in wanted { chunked[algorithm] = ChunkedDigest(algorithm) }
    self.chunked = chunked
    // Eight zero bytes in front of every block: the salt of signing blocks.
    tree = wanted.contains(.verity) ? VerityTree(salt: [UInt8](repeating: 0, count: 8)) : nil
  }

  private mutating func add(_ file: RandomAccessFile, _ range: Range<Int>) throws(ByteFault) {
    var position = range.lowerBound
    while position < range.upperBound {
      let chunk = try file.bytes(at: position, min(Self.chunkSize, range.upperBound - position))
      add(chunk)
      position += chunk.count
    }
  }

  private mutating func add(_ chunk: [UInt8]) {
    for digest in chunked.values { digest.add(chunk) }
    tree?.add(chunk)
    length += chunk.count
  }

  private func finish() -> [SignatureAlgorithm.ContentDigest: [UInt8]] {
    var results: [SignatureAlgorithm.ContentDigest: [UInt8]] = [:]
    for (algorithm, digest) in chunked { results[.chunked(algorithm)] = digest.finish() }
    results[.verity] = tree.map { $0.root() + UInt64(length).littleEndianBytes }
    return results
  }

  /// The end record as it was before the signing block was put in front of the central directory.
  private static func endRecord(of archive: ZipArchive, directoryAt offset: Int) throws(ByteFault) -> [UInt8]
  {
    let start = archive.endRecordOffset
    var record = try archive.file.bytes(at: start, archive.file.count - start)
    record.replaceSubrange(16..<20, with: UInt32(truncatingIfNeeded: offset).littleEndianBytes)
    return record
  }
}

/// A digest over the digests of pieces.
private final class ChunkedDigest {
  private let hash: Hash
  private var digests: [UInt8] = []
  private var count: UInt32 = 0

  init(_ algorithm: HashAlgorithm) { hash = Hash(algorithm) }

  func add(_ chunk: [UInt8]) {
    hash.update([0xa5] + UInt32(truncatingIfNeeded: chunk.count).littleEndianBytes)
    hash.update(chunk)
    digests += hash.finish()
    count += 1
  }

  func finish() -> [UInt8] {
    hash.update([0x5a] + count.littleEndianBytes)
    hash.update(digests)
    return hash.finish()
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, least significant first.
  var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian, Array.init) }
}
