/// An MP4 file in the making: video of 1280 by 720, and sound.
struct MovieFile {
  /// The boxes on the outermost level.
  var order = ["ftyp", "moov", "mdat"]
  var isFragmented = false
  /// Numbers of 64 bits, also for the length of the media.
  var isLong = false
  var isTurned = false
  var hasVideo = true
  /// In milliseconds.
  var duration: UInt32 = 10_000
  /// Zero lists each sample.
  var sampleSize: UInt32 = 0
  var sampleCount: UInt32 = 3
  var chunkOffset: UInt32 = 100
  /// Of one fragment.
  var runSamples: UInt32 = 3
  var runSize: UInt32 = 1000

  var bytes: [UInt8] {
    order.flatMap(box) + (isFragmented ? [1, 1, 2].flatMap(fragment) : [])
  }

  /// A box of the outermost level.
  func box(_ type: String) -> [UInt8] {
    switch type {
    case "ftyp": Self.box(type, letters("isom"), [0, 0, 2, 0], letters("isomavc1"))
    case "moov": index
    case "mdat":
      isLong
        ? joined(big(UInt32(1)), letters(type), big(UInt64(76)), zeros(60))
        : Self.box(type, zeros(60))
    default: Self.box(type, [])
    }
  }

  static func box(_ type: String, _ content: [UInt8]...) -> [UInt8] {
    let content = Array(content.joined())
    return joined(big(UInt32(content.count + 8)), letters(type), content)
  }

  /// Creation, change, and what `between` says; 32 or 64 bits each.
  private func times(_ between: [UInt8], _ duration: UInt32) -> [UInt8] {
    isLong
      ? joined([1, 0, 0, 0], zeros(16), between, big(UInt64(duration)))
      : joined(zeros(12), between, big(duration))
  }

  private var index: [UInt8] {
    let header = Self.box("mvhd", times(big(UInt32(1000)), duration), zeros(80))
    let defaults = [UInt32(1), 2].flatMap { id in
      Self.box("trex", zeros(4), big(id), [1, 2, 3, 4], big(UInt32(1000)), big(UInt32(1000)), zeros(4))
    }
    return Self.box(
      "moov", header, track(id: 2, "soun", "mp4a"), hasVideo ? track(id: 1, "vide", "avc1") : [],
      isFragmented ? Self.box("mvex", defaults) : [])
  }

  private func track(id: UInt32, _ handler: String, _ codec: String) -> [UInt8] {
    let isVideo = handler == "vide"
    let one = Int32(0x1_0000)
    let matrix =
      isTurned ? [0, one, 0, -one, 0, 0, 0, 0, 0x4000_0000] : [one, 0, 0, 0, one, 0, 0, 0, 0x4000_0000]
    let header = Self.box(
      "tkhd", times(joined(big(id), zeros(4)), duration), zeros(16), matrix.flatMap { big($0) },
      big(UInt32(isVideo ? 1280 << 16 : 0)), big(UInt32(isVideo ? 720 << 16 : 0)))
    let entry = Self.box(codec, zeros(24), big(UInt16(1280)), big(UInt16(720)), zeros(50))
    let description = Self.box("stsd", zeros(4), big(UInt32(1)), entry)
    let table = Self.box("stbl", description, isFragmented ? [] : samples)
    let media = Self.box(
      "mdia", Self.box("mdhd", times(big(UInt32(1000)), duration), zeros(4)),
      Self.box("hdlr", zeros(8), letters(handler), zeros(13)), Self.box("minf", table))
    return Self.box("trak", header, media)
  }

  private var samples: [UInt8] {
    let sizes = sampleSize > 0 ? [] : (1...3).flatMap { big(UInt32($0 * 1000)) }
    return joined(
      Self.box("stsz", zeros(4), big(sampleSize), big(sampleCount), sizes),
      isLong
        ? Self.box("co64", zeros(4), big(UInt32(1)), big(UInt64(chunkOffset)))
        : Self.box("stco", zeros(4), big(UInt32(1)), big(chunkOffset)))
  }

  private func fragment(id: UInt32) -> [UInt8] {
    let run = Self.box("trun", big(UInt32(0x1)), big(runSamples), zeros(4))
    let header = Self.box("tfhd", big(UInt32(0x02_0010)), big(id), big(runSize))
    return joined(Self.box("moof", Self.box("traf", header, run)), Self.box("mdat", zeros(30)))
  }
}
