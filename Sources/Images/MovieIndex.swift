import Bytes

/// The index (`moov`) of an MP4 or QuickTime file.
struct MovieIndex {
  /// In seconds; nil where it does not tell.
  private(set) var duration: Double?
  private(set) var tracks: [MovieTrack] = []
  /// The samples lie in fragments, of which the index knows nothing.
  private(set) var isFragmented = false
  /// The index is compressed, as QuickTime could do at first.
  private(set) var isPacked = false

  /// Reads the content of the box; nil where there is no index in it.
  init?(_ content: ByteReader) {
    let boxes = Box.all(in: content)
    isPacked = boxes.contains { $0.type == "cmov" }
    let header = boxes.first { $0.type == "mvhd" }.flatMap { try? MediaTime(header: $0.content) }
    guard header != nil || isPacked else { return nil }
    duration = header?.duration
    tracks = boxes.filter { $0.type == "trak" }.map(MovieTrack.init)
    if let extends = boxes.first(where: { $0.type == "mvex" }) {
      isFragmented = true
      if let header, let whole = extends.child("mehd").flatMap({ try? $0.content.fullBoxNumber() }) {
        duration = Double(whole) / Double(header.scale)
      }
      for defaults in extends.children where defaults.type == "trex" {
        try? addDefaults(defaults.content)
      }
    }
    if duration == nil { duration = tracks.lazy.compactMap(\.time?.duration).max() }
  }

  private mutating func addDefaults(_ content: ByteReader) throws(ByteFault) {
    var content = content
    try content.skip(4)
    let id = try content.big(UInt32.self)
    guard let track = tracks.firstIndex(where: { $0.id == id }) else { return }
    try content.skip(4)
    tracks[track].defaultDuration = try content.big(UInt32.self)
    tracks[track].defaultSize = try content.big(UInt32.self)
  }
}

/// A length in units of which `scale` make a second.
struct MediaTime {
  let scale: UInt32
  let units: UInt64

  /// In seconds; nil where it is not known yet.
  var duration: Double? { units == 0 ? nil : Double(units) / Double(scale) }

  /// Reads `mvhd` or `mdhd`, which start alike; nil where a second has no units.
  init?(header: ByteReader) throws(ByteFault) {
    var content = header
    let isLong = try content.big(UInt32.self) >> 24 == 1
    try content.skip(isLong ? 16 : 8)
    scale = try content.big(UInt32.self)
    let written = isLong ? try content.big(UInt64.self) : UInt64(try content.big(UInt32.self))
    units = written == (isLong ? .max : UInt64(UInt32.max)) ? 0 : written
    guard scale > 0 else { return nil }
  }
}

/// A track of a movie.
struct MovieTrack {
  enum Kind { case video, sound, other }

  private(set) var id: UInt32?
  private(set) var kind = Kind.other
  /// The four letters of the first sample description.
  private(set) var codec: FourCC?
  /// As players show it.
  private(set) var size: ImageSize?
  private(set) var time: MediaTime?
  /// The sum of all samples; nil where their sizes are not listed.
  private(set) var mediaBytes: Double?
  /// Where the last of its pieces starts in the file.
  private(set) var lastChunkOffset: Int?
  /// What a sample in a fragment has unless it says otherwise.
  var defaultDuration: UInt32 = 0
  var defaultSize: UInt32 = 0

  /// Reads `trak`; what cannot be read stays unknown.
  init(_ box: Box) {
    let media = box.child("mdia")
    if let header = media?.child("mdhd") { time = (try? MediaTime(header: header.content)) ?? nil }
    switch media?.child("hdlr").flatMap({ try? Self.handler($0.content) }) {
    case "vide": kind = .video
    case "soun": kind = .sound
    default: kind = .other
    }
    let isTurned = readHeader(box)
    guard let table = media?.descendant("minf", "stbl") else { return }
    for box in table.children {
      switch box.type {
      case "stsd": try? readDescription(box.content, isTurned)
      case "stsz": mediaBytes = try? Self.sampleBytes(box.content)
      case "stco": lastChunkOffset = try? Self.largestOffset(box.content, UInt32.self)
      case "co64": lastChunkOffset = try? Self.largestOffset(box.content, UInt64.self)
      default: break
      }
    }
  }

  private static func handler(_ content: ByteReader) throws(ByteFault) -> FourCC {
    var content = content
    try content.skip(8)
    return FourCC(code: try content.big(UInt32.self))
  }

  /// Reads `tkhd`; true where the picture is turned by a quarter.
  private mutating func readHeader(_ box: Box) -> Bool {
    guard let header = box.child("tkhd") else { return false }
    return (try? readHeader(header.content)) ?? false
  }

  private mutating func readHeader(_ content: ByteReader) throws(ByteFault) -> Bool {
    var content = content
    let isLong = try content.big(UInt32.self) >> 24 == 1
    try content.skip(isLong ? 16 : 8)
    id = try content.big(UInt32.self)
    // Duration, layer, group and volume, with what is reserved between them.
    try content.skip((isLong ? 12 : 8) + 16)
    var matrix: [Int32] = []
    for _ in 0..<9 { matrix.append(try content.big(Int32.self)) }
    let isTurned = matrix[0] == 0 && matrix[4] == 0 && matrix[1] != 0 && matrix[3] != 0
    // Fixed-point numbers with 16 bits behind the point.
    let width = (Int(try content.big(UInt32.self)) + 0x8000) >> 16
    let height = (Int(try content.big(UInt32.self)) + 0x8000) >> 16
    if kind == .video, width > 0, height > 0 {
      size = isTurned ? ImageSize(height, width) : ImageSize(width, height)
    }
    return isTurned
  }

  private mutating func readDescription(_ content: ByteReader, _ isTurned: Bool) throws(ByteFault) {
    var content = content
    try content.skip(12)
    codec = FourCC(code: try content.big(UInt32.self))
    guard kind == .video, size == nil else { return }
    try content.skip(24)
    let coded = ImageSize(Int(try content.big(UInt16.self)), Int(try content.big(UInt16.self)))
    size = isTurned ? coded.turned : coded
  }

  /// Sums are no integers, so that no table can make them overflow.
  private static func sampleBytes(_ content: ByteReader) throws(ByteFault) -> Double {
    var content = content
    try content.skip(4)
    let size = Double(try content.big(UInt32.self))
    let count = try content.big(UInt32.self)
    if size > 0 { return size * Double(count) }
    var sum = 0.0
    for _ in 0..<count { sum += Double(try content.big(UInt32.self)) }
    return sum
  }

  private static func largestOffset<Number: FixedWidthInteger & UnsignedInteger>(
    _ content: ByteReader, _: Number.Type
  ) throws(ByteFault) -> Int? {
    var content = content
    try content.skip(4)
    let count = try content.big(UInt32.self)
    var largest: Number?
    for _ in 0..<count { largest = max(largest ?? 0, try content.big(Number.self)) }
    return largest.map { Int(clamping: $0) }
  }
}

extension ByteReader {
  /// The number behind the version and flags of a box; its length depends on the version.
  fileprivate func fullBoxNumber() throws(ByteFault) -> UInt64 {
    var content = self
    let isLong = try content.big(UInt32.self) >> 24 == 1
    return isLong ? try content.big(UInt64.self) : UInt64(try content.big(UInt32.self))
  }
}
