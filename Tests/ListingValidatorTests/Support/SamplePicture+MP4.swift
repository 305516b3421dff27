@testable import ListingValidator

extension SamplePicture {
  /// An MP4 file with one track of pictures, and zeros for their content.
  func mp4() -> [UInt8] {
    let rate = bitRate ?? 2_000_000
    let sampleSize = rate / 8
    // A second for each sample; the content need not be there to be counted.
    let head = box("ftyp", Array("isom".utf8) + big(0x200) + Array("isomavc1".utf8))
    let codec = traits.contains(.hevc) ? "hvc1" : "avc1"
    let entry =
      [UInt8](repeating: 0, count: 6) + big(1, 2) + [UInt8](repeating: 0, count: 16) + big(width, 2)
      + big(height, 2) + big(0x48_0000) + big(0x48_0000) + big(0) + big(1, 2)
      + [UInt8](repeating: 0, count: 32) + big(0x18, 2) + big(0xFFFF, 2)
    func moov(at offset: Int) -> [UInt8] {
      let table =
        full("stsd", big(1) + box(codec, entry)) + full("stts", big(1) + big(seconds) + big(1000))
        + full("stsc", big(1) + big(1) + big(seconds) + big(1)) + full("stsz", big(sampleSize) + big(seconds))
        + full("stco", big(1) + big(offset))
      let media =
        full("mdhd", big(0) + big(0) + big(1000) + big(seconds * 1000) + big(0x55C4, 2) + big(0, 2))
        + full("hdlr", big(0) + Array("vide".utf8) + [UInt8](repeating: 0, count: 13))
        + box("minf", full("vmhd", big(0) + big(0)) + box("dinf", full("dref", big(0))) + box("stbl", table))
      let matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000].flatMap { big($0) }
      let header =
        big(0) + big(0) + big(1) + big(0) + big(seconds * 1000) + big(0) + big(0) + big(0, 2) + big(0, 2)
        + big(0, 2) + big(0, 2) + matrix + big(width << 16) + big(height << 16)
      return box(
        "moov",
        full(
          "mvhd",
          big(0) + big(0) + big(1000) + big(seconds * 1000) + big(0x10000) + big(0x100, 2)
            + [UInt8](repeating: 0, count: 10) + matrix + [UInt8](repeating: 0, count: 24) + big(2))
          + box("trak", full("tkhd", header) + box("mdia", media)))
    }
    let index = traits.contains(.withoutIndex) ? [] : moov(at: 0)
    let offset = head.count + index.count + 16
    return head + (index.isEmpty ? [] : moov(at: offset)) + big(1) + Array("mdat".utf8)
      + big(0) + big(16 + contentSize(beside: offset))
  }

  /// How many zeros follow the bytes.
  func zeros() -> Int {
    format == .mp4 && !traits.contains(.truncated) ? contentSize(beside: bytes().count) : 0
  }

  private func contentSize(beside count: Int) -> Int {
    byteCount.map { $0 - count } ?? (bitRate ?? 2_000_000) / 8 * seconds
  }

  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8) + Array(name.utf8) + content
  }

  private func full(_ name: String, _ content: [UInt8]) -> [UInt8] { box(name, big(0) + content) }

  private func big(_ value: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> ((count - 1 - $0) * 8)) }
  }
}
