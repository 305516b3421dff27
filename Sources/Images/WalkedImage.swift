/// An image that was walked through, and where its parts lie.
struct WalkedImage {
  var facts: ImageFacts
  /// Where the header that announces the size starts.
  var headerOffset = 0
  /// Where the image data starts.
  var dataOffset = 0
  /// What a PNG decoder needs: the signature and the critical chunks, with `tRNS`. The others are left out, so that
  /// nothing in them is unpacked.
  var pieces: [Range<Int>] = []

  /// The facts with what the pixels show, where they are wanted and nothing is known to be broken.
  func decoded(_ bytes: [UInt8], _ decoding: ImageFile.Decoding, _ limits: ImageFile.Limits) -> ImageFacts {
    var facts = facts
    guard let size = facts.size else { return facts }
    guard size.pixelCount <= limits.pixels else {
      facts.faults.append(ImageFault(.tooManyPixels(limit: limits.pixels), at: headerOffset))
      return facts
    }
    let isWanted =
      switch decoding {
      case .none: false
      case .upTo(let largest): size.fits(in: largest)
      case .all: true
      }
    // Without the mark of the end all rows may be there still, or half of them; only the data tells.
    let mayBeCut = facts.faults.map(\.kind) == [.endMissing]
    guard mayBeCut || isWanted && facts.faults.isEmpty else { return facts }
    var statistics = PixelStatistics(size)
    do {
      try decode(bytes, size, limits) { statistics.add($0) }
      if isWanted { facts.pixels = statistics.facts }
    } catch {
      if mayBeCut, error.kind == .dataMissing || error.kind == .badData {
        facts.faults = [ImageFault(.truncated, at: facts.byteCount, in: dataPart)]
      } else if let kind = error.kind {
        facts.faults.append(ImageFault(kind, at: dataOffset, in: dataPart))
      }
    }
    return facts
  }

  /// The image made smaller and upright; nil where it is broken or has too many pixels.
  func thumbnail(_ bytes: [UInt8], longestSide: Int, _ limits: ImageFile.Limits) -> Thumbnail? {
    guard let size = facts.size, size.pixelCount <= limits.pixels, facts.faults.isEmpty else { return nil }
    var scaler = PixelScaler(size, longestSide: longestSide)
    do {
      try decode(bytes, size, limits) { scaler.add($0) }
    } catch {
      return nil
    }
    // What is encoded anew has no EXIF data left that would turn it.
    let orientation = ImageOrientation(exif: facts.exifOrientation)
    return Thumbnail(
      pixels: orientation.upright(scaler.finished(), scaler.scaled),
      size: orientation.displayed(scaler.scaled))
  }

  private func decode(
    _ bytes: [UInt8], _ size: ImageSize, _ limits: ImageFile.Limits, row: PixelDecoder.Row
  ) throws(PixelDecoder.Failure) {
    let decoder = PixelDecoder(size: size, time: limits.decodingTime)
    if facts.format == .png {
      try decoder.decodePNG(bytes, pieces: pieces, row: row)
    } else {
      try decoder.decodeJPEG(bytes, row: row)
    }
  }

  /// What the image data lies in.
  private var dataPart: String { facts.format == .png ? "IDAT" : "SOS" }
}
