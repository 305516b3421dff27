import Synchronization

@testable import ListingValidator

/// Pictures that were made already: many examples have the same.
private let made = Mutex<[SamplePicture: [UInt8]]>([:])

extension SamplePicture {
  /// A file that holds what is described.
  func bytes() -> [UInt8] {
    if let bytes = made.withLock({ $0[self] }) { return bytes }
    let bytes = newBytes()
    made.withLock { $0[self] = bytes }
    return bytes
  }

  private func newBytes() -> [UInt8] {
    var bytes: [UInt8] =
      switch format {
      case .png: png()
      case .jpeg: jpeg()
      case .webp:
        Array("RIFF".utf8) + little(22) + Array("WEBPVP8 ".utf8) + little(10) + [0, 0, 0, 0x9D, 0x01, 0x2A]
          + little(width, 2) + little(height, 2)
      case .gif: Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0, 0x3B]
      case .mp4: mp4()
      case .html: Array("<!DOCTYPE html>\n<html><body>Not found</body></html>\n".utf8)
      case .gitLFSPointer:
        Array(
          """
          version https://git-lfs.github.com/spec/v1
          oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
          size 12345

          """.utf8)
      case .empty: []
      }
    if traits.contains(.truncated) { bytes.removeLast(bytes.count / 2) }
    // The mark of a JPEG has two bytes.
    if traits.contains(.endMissing) { bytes.removeLast(2) }
    // An MP4 file holds its padding in a box of its own.
    if let byteCount, format != .mp4, byteCount > bytes.count {
      bytes += [UInt8](repeating: 0, count: byteCount - bytes.count)
    }
    return bytes
  }

  private func little(_ value: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).map { (index: Int) -> UInt8 in UInt8(truncatingIfNeeded: value >> (index * 8)) }
  }
}
