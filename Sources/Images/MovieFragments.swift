import Bytes

/// What the fragments (`moof`) of a file add up to, for its first video track.
struct MovieFragments {
  // Sums are no integers, so that no table can make them overflow.
  private var units = 0.0
  private var bytes = 0.0

  /// The sum of all samples; nil without any.
  var mediaBytes: Double? { bytes > 0 ? bytes : nil }

  /// In seconds; nil where there is no sample, or the index tells it.
  func duration(in index: MovieIndex) -> Double? {
    guard index.duration == nil, units > 0, let scale = index.video?.time?.scale else { return nil }
    return units / Double(scale)
  }

  /// Adds a fragment; what cannot be read in it counts nothing.
  mutating func add(_ content: ByteReader, _ index: MovieIndex?) {
    guard let video = index?.video else { return }
    for box in Box.all(in: content) where box.type == "traf" {
      try? add(track: box, video)
    }
  }

  private mutating func add(track box: Box, _ video: MovieTrack) throws(ByteFault) {
    guard var header = box.child("tfhd")?.content else { return }
    let flags = try header.big(UInt32.self)
    guard try header.big(UInt32.self) == video.id else { return }
    if flags & 0x01 != 0 { try header.skip(8) }
    if flags & 0x02 != 0 { try header.skip(4) }
    let duration = flags & 0x08 != 0 ? try header.big(UInt32.self) : video.defaultDuration
    let size = flags & 0x10 != 0 ? try header.big(UInt32.self) : video.defaultSize
    for run in box.children where run.type == "trun" {
      try add(run: run.content, duration, size)
    }
  }

  private mutating func add(run: ByteReader, _ duration: UInt32, _ size: UInt32) throws(ByteFault) {
    var run = run
    let flags = try run.big(UInt32.self)
    let samples = try run.big(UInt32.self)
    if flags & 0x01 != 0 { try run.skip(4) }
    if flags & 0x04 != 0 { try run.skip(4) }
    guard flags & 0xF00 != 0 else {
      units += Double(samples) * Double(duration)
      bytes += Double(samples) * Double(size)
      return
    }
    for _ in 0..<samples {
      units += Double(flags & 0x100 != 0 ? try run.big(UInt32.self) : duration)
      bytes += Double(flags & 0x200 != 0 ? try run.big(UInt32.self) : size)
      if flags & 0x400 != 0 { try run.skip(4) }
      if flags & 0x800 != 0 { try run.skip(4) }
    }
  }
}

extension MovieIndex {
  /// The first video track.
  var video: MovieTrack? { tracks.first { $0.kind == .video } }
}
