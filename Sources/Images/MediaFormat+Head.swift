import Bytes

extension MediaFormat {
  /// As many bytes tell a format.
  package static let headLength = 4096

  /// Tells the format of a file.
  /// - Throws: `ByteFault` where it cannot be read.
  package init(of file: RandomAccessFile) throws(ByteFault) {
    self.init(head: try file.bytes(at: 0, min(file.count, Self.headLength)))
  }

  /// Tells a format from the first bytes of a file.
  package init(head: [UInt8]) {
    if head.isEmpty {
      self = .empty
    } else {
      let head = Head(bytes: head)
      self = head.signature ?? head.container ?? head.transport ?? head.text ?? .unknown
    }
  }
}

/// The first bytes of a file.
private struct Head {
  let bytes: [UInt8]

  private func holds(_ text: String, at offset: Int = 0) -> Bool { holds(Array(text.utf8), at: offset) }

  private func holds(_ signature: [UInt8], at offset: Int = 0) -> Bool {
    bytes.count - offset >= signature.count && bytes[offset...].starts(with: signature)
  }

  /// Formats that start with bytes of their own.
  private static let signatures: [(bytes: [UInt8], format: MediaFormat)] = [
    // The other half of PNG's is there to tell damage.
    ([0x89] + "PNG".utf8, .png),
    ([0xFF, 0xD8, 0xFF], .jpeg),
    (Array("GIF87a".utf8), .gif),
    (Array("GIF89a".utf8), .gif),
    (Array("II*\0".utf8), .tiff),
    (Array("MM\0*".utf8), .tiff),
    (Array("8BPS".utf8), .psd),
    ([0xFF, 0x0A], .jxl),
    ([0, 0, 0, 0x0C] + "JXL \r\n".utf8, .jxl),
    ([0, 0, 1, 0], .ico),
    (Array("%PDF-".utf8), .pdf),
    (Array("PK\u{3}\u{4}".utf8), .zip),
    ([0, 0, 1, 0xBA], .mpegProgram),
    ([0, 0, 1, 0xB3], .mpegProgram),  // its video alone
    ([0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11], .asf),
    (Array("FLV\u{1}".utf8), .flv),
    (Array("OggS".utf8), .ogg),
  ]

  var signature: MediaFormat? {
    if let found = Self.signatures.first(where: { holds($0.bytes) }) { return found.format }
    // Two letters are too few: the reserved fields are zero, too.
    return holds("BM") && holds([0, 0, 0, 0], at: 6) ? .bmp : nil
  }

  /// Containers that name their content further on.
  var container: MediaFormat? {
    if holds("RIFF") {
      if holds("WEBP", at: 8) { return .webp }
      if holds("AVI ", at: 8) { return .avi }
    }
    if holds([0x1A, 0x45, 0xDF, 0xA3]) {
      let isWebM = bytes.prefix(64).indices.contains { holds("webm", at: $0) }
      return isWebM ? .webm : .matroska
    }
    guard bytes.count >= 8 else { return nil }
    if holds("ftyp", at: 4) { return brand }
    // QuickTime had no such box at first.
    let types = ["moov", "mdat", "wide", "free", "skip", "pnot"]
    return types.contains { holds($0, at: 4) } && bytes[0] == 0 ? .mov : nil
  }

  /// What the brands of an ISO base media file make of it.
  private var brand: MediaFormat {
    let length = min(Int(bytes[2]) << 8 | Int(bytes[3]), bytes.count)
    let brands = stride(from: 8, through: max(length - 4, 8), by: 4).filter { $0 != 12 }
    func has(_ names: String...) -> Bool { brands.contains { at in names.contains { holds($0, at: at) } } }
    if holds("qt  ", at: 8) { return .mov }
    if has("avif", "avis") { return .avif }
    if has("heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1") { return .heic }
    return .mp4
  }

  /// MPEG transport streams consist of packets of 188 bytes, or 192 with a time in front.
  var transport: MediaFormat? {
    func isStream(_ first: Int, _ length: Int) -> Bool {
      (0..<4).allSatisfy { holds([0x47], at: first + $0 * length) }
    }
    return isStream(0, 188) || isStream(4, 192) ? .mpegTransport : nil
  }

  /// Formats of text.
  var text: MediaFormat? {
    let isMarked = holds([0xEF, 0xBB, 0xBF])
    let text = bytes.dropFirst(isMarked ? 3 : 0).drop { $0 <= 0x20 }
    guard !text.contains(0) else { return nil }
    func starts(_ start: String) -> Bool { text.prefix(start.utf8.count).elementsEqual(start.utf8) }
    if starts("version https://git-lfs.github.com/spec/") { return .gitLFSPointer }
    if text.first == UInt8(ascii: "<") { return markup(text) }
    return isLinkTarget(text) ? .linkTarget : nil
  }

  private func markup(_ text: ArraySlice<UInt8>) -> MediaFormat? {
    // By its first element: comments and declarations may stand in front.
    let lower = String(decoding: text, as: UTF8.self).lowercased()
    var rest = lower[...]
    var isXML = false
    while true {
      rest = rest.drop { $0.isWhitespace }
      if rest.hasPrefix("<!doctype html") { return .html }
      let end: String
      if rest.hasPrefix("<?") {
        isXML = isXML || rest.hasPrefix("<?xml")
        end = "?>"
      } else if rest.hasPrefix("<!--") {
        end = "-->"
      } else if rest.hasPrefix("<!") {
        end = ">"
      } else {
        break
      }
      guard let close = rest.firstRange(of: end) else { break }
      rest = rest[close.upperBound...]
    }
    let name = rest.dropFirst().prefix { $0.isLetter || $0 == ":" }
    if name == "svg" || name == "svg:svg" { return .svg }
    if ["html", "head", "body", "title", "meta", "script"].contains(name) { return .html }
    return isXML ? .xml : nil
  }

  /// The path that a symbolic link leads to: what Git writes where links are not supported.
  private func isLinkTarget(_ text: ArraySlice<UInt8>) -> Bool {
    let path = text.reversed().drop { $0 <= 0x20 }
    let start = String(decoding: text.prefix(3), as: UTF8.self)
    return path.count <= 1024 && path.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
      && (start == "../" || start.hasPrefix("./") || start.hasPrefix("/"))
  }
}
