import Bytes
import CZlib

extension ZipArchive {
  /// How many unpacked bytes are handed on at once.
  private static let chunkSize = 64 << 10

  /// What is done with data whose checksum is wrong.
  package enum Checksum: Sendable {
    /// The data counts as damaged.
    case required
    /// The data is taken as it is, as Android takes a manifest.
    case ignored
  }

  /// Where the data of an entry begins, in bytes from the start of the file; read from its local header.
  /// - Throws: `ZipFault.localHeaderMissing`, `.dataOutOfBounds`, `.unreadable`
  package func dataOffset(of entry: ZipEntry) throws(ZipFault) -> Int {
    let header = try ZipLocalHeader(file, at: entry.headerOffset)
    let length = try storedLength(of: entry)
    guard header.dataOffset <= file.count - length else { throw .dataOutOfBounds }
    return header.dataOffset
  }

  /// The unpacked data of an entry.
  ///
  /// As on Android, an encryption mark is looked past, and an unknown method means stored.
  /// - Parameter limit: the most bytes that are taken; an entry that declares more is not read at all
  /// - Throws: `ZipFault`
  package func read(
    _ entry: ZipEntry, limit: Int, checksum: Checksum = .required
  ) throws(ZipFault) -> [UInt8] {
    guard entry.size <= limit else { throw .tooLarge(size: entry.size, limit: limit) }
    guard !entry.hasAbsurdRatio else { throw .absurdRatio }
    var bytes: [UInt8] = []
    try check(entry)
    bytes.reserveCapacity(entry.size)
    try forEachChunk(of: entry, checksum: checksum) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// An entry as a file of its own: read in place where it is stored, else unpacked into memory.
  /// - Parameter limit: the most bytes that are unpacked
  /// - Throws: `ZipFault`
  package func file(of entry: ZipEntry, limit: Int) throws(ZipFault) -> RandomAccessFile {
    guard entry.method != .deflated else { return RandomAccessFile(try read(entry, limit: limit)) }
    let offset = try dataOffset(of: entry)
    return try ZipFault.reading { () throws(ByteFault) in
      try RandomAccessFile(file, at: offset, entry.size)
    }
  }

  /// The first unpacked bytes of an entry, at most `count`; their checksum cannot be known.
  /// - Throws: `ZipFault`
  package func prefix(of entry: ZipEntry, _ count: Int) throws(ZipFault) -> [UInt8] {
    var bytes: [UInt8] = []
    try check(entry)
    try unpack(entry) { chunk in
      bytes.append(contentsOf: chunk.prefix(count - bytes.count))
      return bytes.count < count ? .more : .enough
    }
    return bytes
  }

  /// Hands the unpacked data of an entry to `body`, piece by piece and in order; it is never whole in memory.
  /// - Throws: `ZipFault`; what was handed on before may then be damaged
  package func forEachChunk(
    of entry: ZipEntry, checksum: Checksum = .required, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(ZipFault) {
    try check(entry)
    var sum = CZlib.crc32(0, nil, 0)
    try unpack(entry) { chunk in
      sum = CZlib.crc32(sum, chunk.bindMemory(to: UInt8.self).baseAddress, UInt32(chunk.count))
      body(chunk)
      return .more
    }
    guard checksum == .ignored || sum == UInt(entry.crc32) else { throw .checksumDiffers }
  }
}

extension ZipArchive {
  private enum Demand { case more, enough }

  private func check(_ entry: ZipEntry) throws(ZipFault) {
    guard !entry.holdsLessThanDeclared else { throw .impossibleSize }
  }

  /// How many bytes of the file the data takes: what is not deflated is as long as it is unpacked.
  private func storedLength(of entry: ZipEntry) throws(ZipFault) -> Int {
    let length = entry.method == .deflated ? entry.compressedSize : entry.size
    guard length <= file.count else { throw .dataOutOfBounds }
    return length
  }

  private func unpack(_ entry: ZipEntry, _ body: (UnsafeRawBufferPointer) -> Demand) throws(ZipFault) {
    var position = try dataOffset(of: entry)
    let end = position + (try storedLength(of: entry))
    func nextPiece() throws(ZipFault) -> [UInt8] {
      let length = min(Self.chunkSize, end - position)
      let piece = try ZipFault.reading { () throws(ByteFault) in try file.bytes(at: position, length) }
      position += length
      return piece
    }
    if entry.method == .deflated {
      try inflate(to: entry.size, nextPiece, body)
    } else {
      while position < end {
        if try nextPiece().withUnsafeBytes(body) == .enough { return }
      }
    }
  }

  /// Unpacks raw deflate data of exactly `size` bytes.
  private func inflate(
    to size: Int, _ nextPiece: () throws(ZipFault) -> [UInt8], _ body: (UnsafeRawBufferPointer) -> Demand
  ) throws(ZipFault) {
    var inflater = z_stream()
    guard listing_lint_inflate_raw_init(&inflater) == Z_OK else { throw .deflateBroken }
    defer { inflateEnd(&inflater) }
    var output = [UInt8](repeating: 0, count: min(Self.chunkSize, size + 1))
    var total = 0
    while true {
      var piece = try nextPiece()
      guard !piece.isEmpty else { throw .deflateBroken }
      let step = inflatePiece(&inflater, &piece, &output, total: &total, size: size, body)
      switch step {
      case .needsInput: continue
      case .finished: break
      case .enough: return
      case .broken: throw .deflateBroken
      case .tooLong: throw .sizeDiffers
      }
      guard total == size else { throw .sizeDiffers }
      return
    }
  }

  private enum Step { case needsInput, finished, enough, broken, tooLong }

  /// Unpacks one piece of packed data, as often as the output buffer is full.
  private func inflatePiece(
    _ inflater: inout z_stream, _ piece: inout [UInt8], _ output: inout [UInt8], total: inout Int, size: Int,
    _ body: (UnsafeRawBufferPointer) -> Demand
  ) -> Step {
    piece.withUnsafeMutableBufferPointer { input in
      inflater.next_in = input.baseAddress
      inflater.avail_in = UInt32(input.count)
      while true {
        let (status, made) = output.withUnsafeMutableBufferPointer { buffer in
          inflater.next_out = buffer.baseAddress
          inflater.avail_out = UInt32(buffer.count)
          let status = CZlib.inflate(&inflater, Z_NO_FLUSH)
          return (status, buffer.count - Int(inflater.avail_out))
        }
        guard status == Z_OK || status == Z_STREAM_END || status == Z_BUF_ERROR else { return .broken }
        total += made
        if total > size { return .tooLong }
        if made > 0, output.withUnsafeBytes({ body(.init(rebasing: $0[..<made])) }) == .enough {
          return .enough
        }
        if status == Z_STREAM_END { return .finished }
        if made < output.count { return .needsInput }
      }
    }
  }
}
