import Bytes

/// The part that ISO base media files and QuickTime consist of: a length, four letters, and content.
struct Box {
  let type: FourCC
  let content: ByteReader

  /// The most boxes of one content that are read; no real one has a hundred.
  private static let maximumCount = 1000

  /// The boxes that a content consists of, up to the first that does not fit in it.
  static func all(in content: ByteReader) -> [Box] {
    var reader = content
    var boxes: [Box] = []
    while boxes.count < maximumCount, let box = try? next(in: &reader) { boxes.append(box) }
    return boxes
  }

  private static func next(in reader: inout ByteReader) throws(ByteFault) -> Box? {
    guard reader.remaining >= 8, let head = BoxHead(&reader) else { return nil }
    return Box(type: head.type, content: try reader.read(head.contentLength ?? reader.remaining))
  }

  /// The boxes within this one.
  var children: [Box] { Box.all(in: content) }
  /// The first box of a type within this one.
  func child(_ type: FourCC) -> Box? { children.first { $0.type == type } }
  /// The first box at the end of a path of types.
  func descendant(_ path: FourCC...) -> Box? { path.reduce(self) { $0?.child($1) } }
}

/// The first 8 or 16 bytes of a box.
struct BoxHead {
  static let maximumLength = 16

  let type: FourCC
  let length: Int
  /// How long the content is; nil where it goes on to the end of all.
  let contentLength: Int?

  /// Reads the next head; nil where it is cut short or contradicts itself.
  init?(_ reader: inout ByteReader) {
    let start = reader.offset
    guard let short = try? reader.big(UInt32.self), let code = try? reader.big(UInt32.self) else {
      return nil
    }
    type = FourCC(code: code)
    var total = UInt64(short)
    if short == 1 {
      guard let long = try? reader.big(UInt64.self) else { return nil }
      total = long
    }
    length = reader.offset - start
    if short == 0 {
      contentLength = nil
    } else {
      guard total >= length else { return nil }
      contentLength = Int(clamping: total - UInt64(length))
    }
  }
}
