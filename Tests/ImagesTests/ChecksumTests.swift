import CImageCodecs
import Images
import Testing

@Suite struct ChecksumTests {
  @Test func agreesWithTheDefinition() {
    let bytes = (0..<700).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 31 &+ $0 >> 3) }
    for start in [0, 1, 7, 16] {
      for count in 0...(bytes.count - start) where count < 300 || count % 13 == 0 {
        let part = Array(bytes[start..<start + count])
        #expect(image_crc32(0, part, count) == CRC32.of(part), "\(count) bytes from \(start)")
      }
    }
  }

  @Test func goesOnFromAnotherChecksum() {
    let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    for split in [0, 1, 63, 64, 65, 128, 400] {
      let first = image_crc32(0, bytes, split)
      let whole = bytes.withUnsafeBufferPointer {
        image_crc32(first, $0.baseAddress.map { $0 + split }, bytes.count - split)
      }
      #expect(whole == CRC32.of(bytes))
    }
  }

  @Test func everyByteCountsInADigest() {
    let bytes = [UInt8](repeating: 0, count: 100)
    func digest(_ bytes: [UInt8]) -> ContentHash { bytes.withUnsafeBytes { ContentHash(of: $0) } }
    var seen: Set = [digest(bytes)]
    #expect(digest(bytes) == digest(Array(bytes)))
    for index in bytes.indices {
      for value in [1, 2, 0x80, 0xFF] as [UInt8] {
        var other = bytes
        other[index] = value
        #expect(seen.insert(digest(other)).inserted)
      }
    }
    for count in 0..<bytes.count {
      #expect(seen.insert(digest(Array(bytes.prefix(count)))).inserted, "\(count) zeros")
    }
    // Exchanged words are another file.
    let words = (0..<64).map { UInt8($0) }
    #expect(digest(words) != digest(Array(words[8..<16] + words[0..<8] + words[16...])))
    #expect(digest(words) != digest(Array(words[32...] + words[..<32])))
  }
}
