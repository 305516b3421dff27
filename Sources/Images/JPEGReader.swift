import Bytes
import CImageCodecs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Walks through the segments of a JPEG file up to the end of the image.
struct JPEGReader {
  private(set) var image: WalkedImage
  private var reader: ByteReader
  private let bytes: [UInt8]
  private var hasFrame = false
  private var hasScan = false
  private var hasJFIF = false
  /// The colour transform that Adobe's segment names.
  private var adobeTransform: UInt8?
  private var componentIDs: [UInt8] = []
  /// The pieces of a profile that spans segments, by their number.
  private var profilePieces: [UInt8: [UInt8]] = [:]
  private var hasEXIF = false

  /// Reads `bytes`, which start with the mark of a JPEG's start.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    image = WalkedImage(facts: ImageFacts(format: .jpeg, byteCount: bytes.count))
    reader = ByteReader(bytes)
    do {
      try reader.skip(2)
      while let (marker, start) = try nextMarker() {
        if marker == .end {
          image.facts.trailingBytes = reader.remaining
          if !hasScan { fault(.partMissing, at: start, in: .scan) }
          break
        }
        guard try readSegment(marker, at: start) else { break }
      }
    } catch {
      fault(.truncated, at: reader.offset)
    }
    nameColors()
  }
}

/// The second byte of a marker.
private struct Marker: Hashable {
  let code: UInt8

  static let start = Marker(code: 0xD8)
  static let end = Marker(code: 0xD9)
  static let scan = Marker(code: 0xDA)
  static let jfif = Marker(code: 0xE0)
  static let exif = Marker(code: 0xE1)
  static let profile = Marker(code: 0xE2)
  static let adobe = Marker(code: 0xEE)

  /// Stands alone, without a length: restarts and the like.
  var isLone: Bool { isRestart || code == 0x01 || self == .start }
  /// Has no meaning, and no length that could be trusted.
  var isReserved: Bool { (0x02...0xBF).contains(code) }
  var isRestart: Bool { (0xD0...0xD7).contains(code) }
  /// Starts a frame; three codes among them mean other things.
  var isFrame: Bool { (0xC0...0xCF).contains(code) && ![0xC4, 0xC8, 0xCC].contains(code) }

  var name: String {
    switch code {
    case 0xC4: "DHT"
    case 0xC8: "JPG"
    case 0xCC: "DAC"
    case 0xC0...0xCF: "SOF\(code - 0xC0)"
    case 0xD0...0xD7: "RST\(code - 0xD0)"
    case 0xD8: "SOI"
    case 0xD9: "EOI"
    case 0xDA: "SOS"
    case 0xDB: "DQT"
    case 0xDC: "DNL"
    case 0xDD: "DRI"
    case 0xE0...0xEF: "APP\(code - 0xE0)"
    case 0xFE: "COM"
    default: "FF" + String(code, radix: 16, uppercase: true)
    }
  }
}

extension JPEGReader {
  private mutating func fault(_ kind: ImageFault.Kind, at offset: Int, in marker: Marker? = nil) {
    image.facts.faults.append(ImageFault(kind, at: offset, in: marker?.name))
  }

  /// The next marker and where it starts; nil where the walk ends.
  private mutating func nextMarker() throws(ByteFault) -> (Marker, start: Int)? {
    let start = reader.offset
    guard let found = marker(from: start) else {
      if hasScan { fault(.endMissing, at: bytes.count, in: .end) } else { fault(.truncated, at: bytes.count) }
      return nil
    }
    // Decoders look for the next marker, and so do we.
    if found > start { fault(.notAPart, at: start) }
    try reader.seek(to: found)
    // Any number of FF may stand in front of the code.
    var code: UInt8 = 0xFF
    while code == 0xFF { code = try reader.big(UInt8.self) }
    return (Marker(code: code), found)
  }

  /// Where the next marker starts, from an offset on; nil when there is none.
  private func marker(from start: Int) -> Int? {
    bytes.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var offset = start
      while offset < bytes.count, let found = memchr(base + offset, 0xFF, bytes.count - offset) {
        offset = UnsafeRawPointer(found) - base
        var next = offset + 1
        while next < bytes.count, bytes[next] == 0xFF { next += 1 }
        guard next < bytes.count else { return nil }
        // A zero makes the FF one of the data.
        if bytes[next] != 0 { return offset }
        offset = next + 1
      }
      return nil
    }
  }

  /// Reads the segment of a marker; false where the walk ends.
  private mutating func readSegment(_ marker: Marker, at start: Int) throws(ByteFault) -> Bool {
    guard !marker.isReserved else {
      fault(.notAPart, at: start, in: marker)
      return false
    }
    if marker.isLone {
      if marker == .start { fault(.partMisplaced, at: start, in: marker) }
      return true
    }
    guard reader.remaining >= 2 else {
      fault(.truncated, at: start, in: marker)
      return false
    }
    let length = Int(try reader.big(UInt16.self))
    guard length >= 2 else {
      fault(.notAPart, at: start, in: marker)
      return false
    }
    guard length - 2 <= reader.remaining else {
      fault(.truncated, at: start, in: marker)
      return false
    }
    let content = try reader.read(length - 2)
    if marker.isFrame {
      readFrame(content, marker, at: start)
    } else if marker == .scan {
      if !hasFrame { fault(.partMissing, at: start, in: Marker(code: 0xC0)) }
      if !hasScan { image.dataOffset = start }
      hasScan = true
      try skipScan()
    } else {
      readApplicationData(content, marker)
    }
    return true
  }

  /// Passes over the data of a scan, restarts included.
  private mutating func skipScan() throws(ByteFault) {
    var offset = reader.offset
    while let found = marker(from: offset) {
      var next = found + 1
      while bytes[next] == 0xFF { next += 1 }
      guard Marker(code: bytes[next]).isRestart else {
        try reader.seek(to: found)
        return
      }
      offset = next + 1
    }
    try reader.seek(to: bytes.count)
  }

  private mutating func readFrame(_ content: ByteReader, _ marker: Marker, at start: Int) {
    // Hierarchical images have several; none is in use.
    guard !hasFrame else { return fault(.partMisplaced, at: start, in: marker) }
    hasFrame = true
    image.headerOffset = start
    var content = content
    do {
      let depth = Int(try content.big(UInt8.self))
      let height = Int(try content.big(UInt16.self))
      let width = Int(try content.big(UInt16.self))
      let components = Int(try content.big(UInt8.self))
      for _ in 0..<components {
        componentIDs.append(try content.big(UInt8.self))
        try content.skip(2)
      }
      image.facts.bitDepth = depth
      // Without a height the image is as high as its data goes, which hardly any decoder knows of.
      if width > 0, height > 0 { image.facts.size = ImageSize(width, height) }
      if image.facts.size == nil || components == 0 || !content.isAtEnd {
        fault(.badHeader, at: start, in: marker)
      }
    } catch {
      fault(.badHeader, at: start, in: marker)
    }
    image.facts.isInterlaced = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker.code)
  }

  /// Reads what others have put in; what cannot be read tells nothing.
  private mutating func readApplicationData(_ content: ByteReader, _ marker: Marker) {
    var content = content
    func starts(_ text: String) -> Bool { content.holds(Array(text.utf8)) }
    switch marker {
    case .jfif where starts("JFIF\0"):
      hasJFIF = true
    case .exif where starts("Exif\0\0") && !hasEXIF:
      hasEXIF = true
      guard let rest = try? content.slice(at: 6, content.count - 6), let exif = EXIF(rest) else { return }
      image.facts.exifOrientation = exif.orientation
      if exif.isSRGB { image.facts.colorSpace = .sRGB }
    case .profile where starts("ICC_PROFILE\0"):
      guard (try? content.skip(12)) != nil, let number = try? content.big(UInt8.self),
        (try? content.skip(1)) != nil, let piece = try? content.read(content.remaining)
      else { return }
      profilePieces[number] = piece.array
    case .adobe where starts("Adobe") && content.count >= 12:
      guard (try? content.seek(to: 11)) != nil else { return }
      adobeTransform = try? content.big(UInt8.self)
    default: return
    }
  }

  /// Concludes from all segments what the components mean, as decoders do.
  private mutating func nameColors() {
    switch componentIDs.count {
    case 1: image.facts.colorType = .grayscale
    case 3:
      let isRGB =
        hasJFIF
        ? false : adobeTransform.map { $0 == 0 } ?? (componentIDs == Array("RGB".utf8))
      image.facts.colorType = isRGB ? .rgb : .ycbcr
    case 4: image.facts.colorType = adobeTransform == 2 ? .ycck : .cmyk
    default: break
    }
    guard !profilePieces.isEmpty else { return }
    let profile = profilePieces.sorted { $0.key < $1.key }.flatMap(\.value)
    image.facts.colorSpace = .profile(ImageFacts.ICCProfile(profile: ByteReader(profile)))
  }
}
