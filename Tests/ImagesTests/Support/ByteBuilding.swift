/// Bytes one after the other. (A long sum of arrays takes the compiler minutes.)
func joined(_ parts: [UInt8]...) -> [UInt8] { Array(parts.joined()) }

/// A number, most significant byte first.
func big<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  withUnsafeBytes(of: number.bigEndian) { Array($0) }
}

/// The letters of an ASCII text.
func letters(_ text: String) -> [UInt8] { Array(text.utf8) }

/// As many zeros.
func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
