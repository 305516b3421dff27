import Bytes
import CImageCodecs

/// Walks through the chunks of a PNG file, and checks their checksums.
struct PNGReader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var image: WalkedImage
  private var reader: ByteReader
  private var seen: Set<FourCC> = []
  /// The last chunk, for what must stand together.
  private var previous: FourCC?

  /// Reads `bytes`, which start with the first half of the signature.
  init(_ bytes: [UInt8]) {
    image = WalkedImage(facts: ImageFacts(format: .png, byteCount: bytes.count))
    reader = ByteReader(bytes)
    guard reader.holds(Self.signature) else {
      // Its line ends are there to be damaged first.
      let isCut = Self.signature.starts(with: bytes)
      fault(isCut ? .truncated : .lineEndsConverted, at: isCut ? 0 : 4)
      return
    }
    do {
      try reader.skip(Self.signature.count)
      image.pieces.append(0..<reader.offset)
      while let chunk = try nextChunk() {
        read(chunk)
        if chunk.type == .end {
          image.facts.trailingBytes = reader.remaining
          break
        }
      }
    } catch {
      // Every length was compared with what is left before.
      image.facts.faults.append(ImageFault(.truncated, at: reader.offset))
    }
  }
}

extension FourCC {
  fileprivate static let header: FourCC = "IHDR"
  fileprivate static let palette: FourCC = "PLTE"
  fileprivate static let data: FourCC = "IDAT"
  fileprivate static let end: FourCC = "IEND"
  fileprivate static let transparency: FourCC = "tRNS"
  fileprivate static let animation: FourCC = "acTL"
  fileprivate static let profile: FourCC = "iCCP"
  fileprivate static let standardRGB: FourCC = "sRGB"
  fileprivate static let gamma: FourCC = "gAMA"
  fileprivate static let chromaticities: FourCC = "cHRM"
  fileprivate static let codePoints: FourCC = "cICP"
  fileprivate static let exif: FourCC = "eXIf"

  /// A decoder that does not know such a chunk cannot show the image: its first letter is a capital.
  fileprivate var isCritical: Bool { code & 0x2000_0000 == 0 }
}

private struct Chunk {
  let type: FourCC
  /// All of it in the file, from its length to its checksum.
  let range: Range<Int>
  let content: ByteReader
}

extension PNGReader {
  /// The most bytes that a chunk may have, as the format says.
  private static let maximumLength = 0x7FFF_FFFF

  private mutating func fault(_ kind: ImageFault.Kind, at offset: Int, in type: FourCC? = nil) {
    image.facts.faults.append(ImageFault(kind, at: offset, in: type?.name))
  }

  /// The next chunk, its checksum compared; nil where the walk ends.
  private mutating func nextChunk() throws(ByteFault) -> Chunk? {
    let start = reader.offset
    guard !reader.isAtEnd else {
      if seen.contains(.data) {
        fault(.endMissing, at: start, in: .end)
      } else {
        fault(.truncated, at: start)
      }
      return nil
    }
    guard reader.remaining >= 8 else {
      fault(.truncated, at: start)
      return nil
    }
    let length = Int(try reader.big(UInt32.self))
    let type = FourCC(code: try reader.big(UInt32.self))
    guard type.isLetters, length <= Self.maximumLength else {
      fault(.notAPart, at: start)
      return nil
    }
    guard length <= reader.remaining, reader.remaining - length >= 4 else {
      fault(.truncated, at: start, in: type)
      return nil
    }
    let content = try reader.read(length)
    let named = try reader.slice(at: start + 4, length + 4)
    if try reader.big(UInt32.self) != named.crc32 { fault(.badChecksum, at: start, in: type) }
    return Chunk(type: type, range: start..<reader.offset, content: content)
  }

  private mutating func read(_ chunk: Chunk) {
    defer {
      seen.insert(chunk.type)
      previous = chunk.type
    }
    checkOrder(of: chunk)
    if chunk.type.isCritical || chunk.type == .transparency { image.pieces.append(chunk.range) }
    // A field that is cut short, or of a form that nobody knows, tells nothing.
    try? readContent(of: chunk)
  }

  private mutating func checkOrder(of chunk: Chunk) {
    let type = chunk.type
    let start = chunk.range.lowerBound
    switch type {
    case .header:
      // Behind a critical chunk of Apple's own it is not what is wrong.
      if previous != nil, image.facts.faults.isEmpty { fault(.partMisplaced, at: start, in: type) }
    case .palette:
      if seen.contains(.palette) || seen.contains(.data) { fault(.partMisplaced, at: start, in: type) }
    case .data:
      if !seen.contains(.header) { fault(.partMissing, at: start, in: .header) }
      if seen.contains(.data), previous != .data { fault(.partMisplaced, at: start, in: type) }
      if !seen.contains(.data), image.facts.colorType == .palette, !seen.contains(.palette) {
        fault(.partMissing, at: start, in: .palette)
      }
    case .end:
      if !seen.contains(.data) { fault(.partMissing, at: start, in: .data) }
    default:
      if type.isCritical { fault(.partUnknown, at: start, in: type) }
    }
  }

  private mutating func readContent(of chunk: Chunk) throws(ByteFault) {
    var content = chunk.content
    let isFirst = !seen.contains(chunk.type)
    switch chunk.type {
    case .header where isFirst:
      image.headerOffset = chunk.range.lowerBound
      try readHeader(chunk)
    case .data where isFirst: image.dataOffset = chunk.range.lowerBound
    case .transparency where !seen.contains(.data):
      // Forbidden beside a channel, where decoders pass over it.
      if image.facts.alpha == .none, !content.isAtEnd { image.facts.alpha = .transparencyChunk }
    case .animation where !seen.contains(.data):
      image.facts.isAnimated = try content.big(UInt32.self) > 1
    case .codePoints:
      image.facts.colorSpace = .codePoints(
        primaries: Int(try content.big(UInt8.self)), transfer: Int(try content.big(UInt8.self)))
    case .profile:
      if case .codePoints = image.facts.colorSpace { return }
      image.facts.colorSpace = .profile(ImageFacts.ICCProfile(chunk: content))
    case .standardRGB:
      if image.facts.colorSpace == .unspecified || image.facts.colorSpace == .gamma {
        image.facts.colorSpace = .sRGB
      }
    case .gamma, .chromaticities:
      if image.facts.colorSpace == .unspecified { image.facts.colorSpace = .gamma }
    case .exif:
      image.facts.exifOrientation = EXIF(content)?.orientation
    default: break
    }
  }

  private mutating func readHeader(_ chunk: Chunk) throws(ByteFault) {
    var content = chunk.content
    guard content.count >= 13 else {
      fault(.badHeader, at: chunk.range.lowerBound, in: .header)
      return
    }
    let width = try content.big(UInt32.self)
    let height = try content.big(UInt32.self)
    let depth = Int(try content.big(UInt8.self))
    let color = try content.big(UInt8.self)
    let methods = [try content.big(UInt8.self), try content.big(UInt8.self)]
    let interlace = try content.big(UInt8.self)
    if width > 0, height > 0, width <= Self.maximumLength, height <= Self.maximumLength {
      image.facts.size = ImageSize(Int(width), Int(height))
    }
    let (colorType, depths): (ImageFacts.ColorType?, [Int]) =
      switch color {
      case 0: (.grayscale, [1, 2, 4, 8, 16])
      case 2: (.rgb, [8, 16])
      case 3: (.palette, [1, 2, 4, 8])
      case 4: (.grayscaleAlpha, [8, 16])
      case 6: (.rgba, [8, 16])
      default: (nil, [])
      }
    image.facts.colorType = colorType
    if depths.contains(depth) { image.facts.bitDepth = depth }
    if colorType == .grayscaleAlpha || colorType == .rgba { image.facts.alpha = .channel }
    image.facts.isInterlaced = interlace == 1
    let isRight =
      content.isAtEnd && image.facts.size != nil && image.facts.bitDepth != nil && methods == [0, 0]
      && interlace <= 1
    if !isRight { fault(.badHeader, at: chunk.range.lowerBound, in: .header) }
  }
}

extension ByteReader {
  /// The checksum of the whole part.
  var crc32: UInt32 {
    withUnsafeBytes { bytes in
      image_crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count)
    }
  }
}
