/// A digest of all bytes of a file. Equal digests mean equal files; it withstands chance, no attack.
package struct ContentHash: Hashable, Sendable {
  package var high: UInt64
  package var low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }
}
