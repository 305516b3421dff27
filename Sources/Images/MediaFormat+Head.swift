extension MediaFormat {
  /// As many bytes tell a format.
  package static let headLength = 1024

  /// Tells a format from the first bytes of a file.
  package init(head: [UInt8]) {
    func starts(_ text: StaticString, at offset: Int = 0) -> Bool {
      text.withUTF8Buffer { head.count >= offset + $0.count && head[offset...].starts(with: $0) }
    }
    func starts(bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.count >= offset + bytes.count && head[offset...].starts(with: bytes)
    }
    if head.isEmpty {
      self = .empty
    } else if starts(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if starts(bytes: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      self = .unknown
    }
  }
}
