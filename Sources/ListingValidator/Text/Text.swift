/// A text as a store would get it - trimmed, with LF line ends - that still knows where each byte was written.
public struct Text: Sendable {
  /// The text itself.
  public let string: String
  /// The file it was read from.
  public let file: SourceFile
  /// Where the text was written, surrounding white space included; where a finding about an empty text points.
  public let extent: Range<Int>
  private let runs: [Run]

  /// Bytes of the text that stand together in the file; of equal length, unless an entity or the like stands there.
  private struct Run {
    var content: Range<Int>
    var source: Range<Int>
    var isVerbatim: Bool { content.count == source.count }
  }

  /// True when nothing but white space is left.
  public var isEmpty: Bool { string.isEmpty }

  /// The place of the whole text.
  public var location: Location {
    location(of: 0..<string.utf8.count)
  }

  /// The place of a part of the text.
  /// - Parameter range: UTF-8 offsets in `string`.
  public func location(of range: Range<Int>) -> Location {
    guard !runs.isEmpty else { return Location(file: file, range: extent) }
    let start = sourceOffset(ofStart: range.lowerBound)
    let end = range.isEmpty ? start : sourceOffset(ofEnd: range.upperBound)
    return Location(file: file, range: start..<max(start, end))
  }

  /// The place of a part of the text.
  public func location(of range: Range<String.Index>) -> Location {
    let utf8 = string.utf8
    let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    return location(of: start..<start + utf8.distance(from: range.lowerBound, to: range.upperBound))
  }

  private func sourceOffset(ofStart offset: Int) -> Int {
    let next = runs.partitioningIndex { $0.content.lowerBound > offset }
    guard next > 0 else { return extent.lowerBound }
    let run = runs[next - 1]
    if offset >= run.content.upperBound { return run.source.upperBound }
    return run.isVerbatim ? run.source.lowerBound + offset - run.content.lowerBound : run.source.lowerBound
  }

  private func sourceOffset(ofEnd offset: Int) -> Int {
    let index = runs.partitioningIndex { $0.content.upperBound >= offset }
    guard index < runs.count else { return extent.upperBound }
    let run = runs[index]
    return run.isVerbatim ? run.source.lowerBound + offset - run.content.lowerBound : run.source.upperBound
  }
}

extension Text {
  /// Collects a text piece by piece, then trims it.
  struct Builder {
    private let file: SourceFile
    private var bytes: [UInt8] = []
    private var runs: [Run] = []

    init(file: SourceFile) { self.file = file }

    /// Adds bytes as they stand in the file.
    mutating func append(_ source: Range<Int>) {
      append(file.text[source], from: source)
    }

    /// Adds bytes that the file writes in another way, such as an entity.
    mutating func append(_ content: some Collection<UInt8>, from source: Range<Int>) {
      guard !content.isEmpty else { return }
      let start = bytes.count
      bytes.append(contentsOf: content)
      runs.append(Run(content: start..<bytes.count, source: source))
    }

    /// The text between `extent` as it was put together, white space included.
    func exactText(extent: Range<Int>) -> Text {
      Text(keeping: [bytes.indices], of: bytes, runs: runs, file: file, extent: extent)
    }

    /// The text between `extent`: CRLF folded, common indentation removed when asked for, trimmed.
    func text(extent: Range<Int>, dedenting: Bool = false) -> Text {
      var kept = Builder.withoutCarriageReturns(bytes)
      if dedenting { kept = Builder.dedented(bytes, kept) }
      return Text(keeping: Builder.trimmed(bytes, kept), of: bytes, runs: runs, file: file, extent: extent)
    }
  }

  /// The whole of a text file.
  public init(wholeOf file: SourceFile) {
    self.init(file.text.indices, of: file)
  }

  /// A part of a text file, for instance one line.
  public init(_ range: Range<Int>, of file: SourceFile) {
    var builder = Builder(file: file)
    builder.append(range)
    self = builder.text(extent: range)
  }

  /// The lines of the text that are not blank, each trimmed.
  public var lines: [Text] { split { $0 == "\n" } }

  /// The parts between separators, each trimmed, blank ones left out.
  public func split(_ isSeparator: (Character) -> Bool) -> [Text] {
    var parts: [Text] = []
    let bytes = Array(string.utf8)
    for part in string.split(whereSeparator: isSeparator) {
      let start = string.utf8.distance(from: string.startIndex, to: part.startIndex)
      let text = Text(
        keeping: Builder.trimmed(bytes, [start..<start + part.utf8.count]), of: bytes, runs: runs, file: file,
        extent: location(of: start..<start + part.utf8.count).range ?? extent)
      if !text.isEmpty { parts.append(text) }
    }
    return parts
  }

  private init(
    keeping kept: [Range<Int>], of bytes: [UInt8], runs: [Run], file: SourceFile, extent: Range<Int>
  ) {
    var content: [UInt8] = []
    var keptRuns: [Run] = []
    for range in kept where !range.isEmpty {
      let first = runs.partitioningIndex { $0.content.upperBound > range.lowerBound }
      for run in runs[first...].prefix(while: { $0.content.lowerBound < range.upperBound }) {
        let part = run.content.clamped(to: range)
        let start = content.count
        content.append(contentsOf: bytes[part])
        let source =
          run.isVerbatim
          ? run.source.lowerBound + part.lowerBound - run.content.lowerBound..<run.source.lowerBound
            + part.upperBound - run.content.lowerBound
          : run.source
        keptRuns.append(Run(content: start..<content.count, source: source))
      }
    }
    string = String(decoding: content, as: UTF8.self)
    self.file = file
    self.extent = extent
    self.runs = keptRuns
  }
}

extension Text.Builder {
  private static let space = UInt8(ascii: " ")
  private static let tab = UInt8(ascii: "\t")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  fileprivate static func withoutCarriageReturns(_ bytes: [UInt8]) -> [Range<Int>] {
    var kept: [Range<Int>] = []
    var start = 0
    for index in bytes.indices
    where bytes[index] == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed {
      kept.append(start..<index)
      start = index + 1
    }
    kept.append(start..<bytes.count)
    return kept
  }

  /// Removes the white space that all lines but the first share.
  private static func dedented(_ bytes: [UInt8], _ kept: [Range<Int>]) -> [Range<Int>] {
    let flat = kept.joined()
    var indentation: Int?
    var current = 0
    var isFirstLine = true
    var isAtStart = false
    for index in flat {
      if bytes[index] == lineFeed {
        isFirstLine = false
        isAtStart = true
        current = 0
      } else if isAtStart, bytes[index] == space || bytes[index] == tab {
        current += 1
      } else if isAtStart {
        isAtStart = false
        if !isFirstLine { indentation = min(indentation ?? current, current) }
      }
    }
    guard let indentation, indentation > 0 else { return kept }
    var result: [Range<Int>] = []
    var dropped = indentation
    for index in flat {
      if bytes[index] == lineFeed {
        dropped = 0
      } else if dropped < indentation, bytes[index] == space || bytes[index] == tab {
        dropped += 1
        continue
      } else {
        dropped = indentation
      }
      if let last = result.last, last.upperBound == index {
        result[result.count - 1] = last.lowerBound..<index + 1
      } else {
        result.append(index..<index + 1)
      }
    }
    return result
  }

  fileprivate static func trimmed(_ bytes: [UInt8], _ kept: [Range<Int>]) -> [Range<Int>] {
    // White space beyond ASCII is rare: only then pay for decoding.
    func isASCIISpace(_ byte: UInt8) -> Bool { byte == space || (0x09...0x0D).contains(byte) }
    var kept = kept[...]
    while let first = kept.first {
      guard let start = first.first(where: { !isASCIISpace(bytes[$0]) }) else {
        kept.removeFirst()
        continue
      }
      let skipped = leadingSpace(bytes[start..<first.upperBound])
      if skipped == 0 {
        kept[kept.startIndex] = start..<first.upperBound
        break
      }
      kept[kept.startIndex] = start + skipped..<first.upperBound
    }
    while let last = kept.last {
      guard let end = last.last(where: { !isASCIISpace(bytes[$0]) }) else {
        kept.removeLast()
        continue
      }
      let skipped = trailingSpace(bytes[last.lowerBound...end])
      if skipped == 0 {
        kept[kept.endIndex - 1] = last.lowerBound..<end + 1
        break
      }
      kept[kept.endIndex - 1] = last.lowerBound..<end + 1 - skipped
    }
    return Array(kept)
  }

  /// The length of a leading white-space scalar beyond ASCII, or 0.
  private static func leadingSpace(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first, first >= 0xC2 else { return 0 }
    guard let scalar = String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first,
      scalar.properties.isWhitespace
    else { return 0 }
    return String(scalar).utf8.count
  }

  private static func trailingSpace(_ bytes: ArraySlice<UInt8>) -> Int {
    guard let last = bytes.last, last >= 0x80 else { return 0 }
    let start = bytes.suffix(4).lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
    guard let scalar = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars.first,
      scalar.properties.isWhitespace
    else { return 0 }
    return String(scalar).utf8.count
  }
}
