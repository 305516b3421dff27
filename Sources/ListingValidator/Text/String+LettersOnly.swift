extension String {
  /// The letters and digits in lower case: `fdroid` for `F-Droid`.
  var lettersOnly: String {
    // Most names are ASCII, which needs no tables.
    if utf8.allSatisfy({ $0 < 0x80 }) {
      let letters = utf8.compactMap { byte in
        let lower = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        return (0x61...0x7A).contains(lower) || (0x30...0x39).contains(lower) ? lower : nil
      }
      return String(decoding: letters, as: UTF8.self)
    }
    return lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
