import Bytes

/// Walks through the boxes of an MP4 or QuickTime file, and reads those of its index.
struct MovieReader {
  /// Boxes on the outermost level: an hour in fragments of a second has 7,200.
  private static let maximumBoxes = 200_000
  /// The largest index that is read: an hour of video has about one megabyte.
  private static let maximumIndexBytes = 32 << 20

  private(set) var facts: VideoFacts
  private let file: RandomAccessFile
  private var index: MovieIndex?
  private var fragments = MovieFragments()
  private var hasMedia = false
  private var isCut = false

  init(_ file: RandomAccessFile, _ facts: VideoFacts) {
    self.file = file
    self.facts = facts
  }

  /// Walks through the file.
  mutating func read() throws(ByteFault) {
    var offset = 0
    var count = 0
    while file.count - offset >= 8, !isCut {
      count += 1
      guard count <= Self.maximumBoxes else {
        fault(.tooComplex, at: offset)
        break
      }
      guard let end = try readBox(at: offset) else { break }
      offset = end
    }
    conclude()
  }

  private mutating func fault(_ kind: VideoFault.Kind, at offset: Int, in part: FourCC? = nil) {
    facts.faults.append(VideoFault(kind, at: offset, in: part?.name))
  }

  /// Reads the box at an offset, and tells where it ends; nil where there is none.
  private mutating func readBox(at offset: Int) throws(ByteFault) -> Int? {
    var reader = try file.reader(at: offset, min(BoxHead.maximumLength, file.count - offset))
    guard let head = BoxHead(&reader), head.type.isPrintable else {
      // Players stop looking once they have what they need.
      if index == nil || !hasMedia { fault(.badPart, at: offset) }
      return nil
    }
    let start = offset + head.length
    let length = head.contentLength ?? file.count - start
    guard length <= file.count - start else {
      isCut = true
      if head.type == "mdat" { hasMedia = true }
      fault(.truncated, at: offset, in: head.type)
      return nil
    }
    switch head.type {
    case "mdat": hasMedia = true
    case "ftyp":
      var brand = try file.reader(at: start, min(length, 4))
      if length >= 4 { facts.brand = FourCC(code: try brand.big(UInt32.self)).name }
    case "moov" where index == nil:
      guard let content = try content(head, at: start, length) else { return nil }
      index = MovieIndex(content)
      facts.hasIndexAtEnd = hasMedia
      if index == nil { fault(.badPart, at: offset, in: head.type) }
    case "moof":
      guard let content = try content(head, at: start, length) else { return nil }
      fragments.add(content, index)
    default: break
    }
    return start + length
  }

  private mutating func content(
    _ head: BoxHead, at start: Int, _ length: Int
  ) throws(ByteFault) -> ByteReader? {
    guard length <= Self.maximumIndexBytes else {
      fault(.tooComplex, at: start - head.length, in: head.type)
      return nil
    }
    return try file.reader(at: start, length)
  }

  /// Concludes from the index and the fragments what the file holds.
  private mutating func conclude() {
    guard let index else {
      // Of a file that was cut it is no wonder.
      if facts.faults.isEmpty { fault(.partMissing, at: file.count, in: "moov") }
      return
    }
    facts.isFragmented = index.isFragmented
    facts.audioCodec = index.tracks.first { $0.kind == .sound }?.codec?.name
    let video = index.video
    facts.videoCodec = video?.codec?.name
    facts.size = video?.size
    facts.duration = fragments.duration(in: index) ?? index.duration
    let bytes = fragments.mediaBytes ?? video?.mediaBytes ?? Double(file.count)
    if let duration = facts.duration, duration > 0 {
      facts.bitRate = Int(exactly: (bytes * 8 / duration).rounded())
    }
    guard facts.faults.isEmpty else { return }
    if video == nil, !index.isPacked {
      fault(.partMissing, at: file.count, in: "trak")
    } else if !hasMedia {
      fault(.partMissing, at: file.count, in: "mdat")
    } else if let last = index.tracks.compactMap(\.lastChunkOffset).max(), last >= file.count {
      fault(.mediaMissing, at: file.count)
    }
  }
}
