/// A digest of all bytes of a file. Equal digests mean equal files; it withstands chance, no attack.
///
/// A listing's pictures are compared with each other, so nothing is gained by telling two files apart that
/// somebody made alike on purpose. Multiplying 64 by 64 bits mixes well enough for that, and at several times
/// the speed of a checksum.
package struct ContentHash: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The digest of all these bytes.
  package init(of bytes: UnsafeRawBufferPointer) {
    // Odd numbers without a pattern: the fractional digits of square roots.
    let keys: (UInt64, UInt64) = (0x6A09_E667_F3BC_C909, 0xBB67_AE85_84CA_A73B)
    high = 0x3C6E_F372_FE94_F82B ^ UInt64(bytes.count)
    low = 0xA54F_F53A_5F1D_36F1
    var offset = 0
    func word(_ index: Int) -> UInt64 {
      bytes.loadUnaligned(fromByteOffset: offset + index * 8, as: UInt64.self)
    }
    while bytes.count - offset >= 32 {
      high = Self.mix(word(0) ^ keys.0, word(1) ^ high)
      low = Self.mix(word(2) ^ keys.1, word(3) ^ low)
      offset += 32
    }
    for byte in bytes[offset...] {
      high = Self.mix(high ^ keys.0, low ^ UInt64(byte))
      low = Self.mix(low ^ keys.1, high)
    }
    high = Self.mix(high ^ keys.1, low ^ keys.0)
    low = Self.mix(low ^ keys.1, high ^ keys.0)
  }

  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
