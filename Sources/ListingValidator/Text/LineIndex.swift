/// A line and column as editors show them: 1-based, columns count Unicode scalars.
public struct Position: Sendable, Hashable, Comparable {
  /// 1-based.
  public let line: Int
  /// 1-based, in Unicode scalars.
  public let column: Int

  public static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Turns byte offsets into lines and columns. Lines end at LF, CRLF or a lone CR.
public struct LineIndex: Sendable {
  private let text: [UInt8]
  private let lineStarts: [Int]
  /// The scalars before each block, so that a position in a very long line takes no longer than in a short one.
  private let scalarsBeforeBlock: [Int]
  private static let blockSize = 1_024

  /// Finds the lines of a file.
  public init(_ file: SourceFile) {
    text = file.text
    var starts = [0]
    for (offset, byte) in text.enumerated() {
      let endsLine = byte == 0x0A || byte == 0x0D && !(offset + 1 < text.count && text[offset + 1] == 0x0A)
      if endsLine { starts.append(offset + 1) }
    }
    lineStarts = starts
    var counts = [0]
    for block in stride(from: 0, to: text.count, by: Self.blockSize) {
      let end = min(block + Self.blockSize, text.count)
      counts.append(counts[counts.count - 1] + Self.scalars(in: text[block..<end]))
    }
    scalarsBeforeBlock = counts
  }

  private static func scalars(in bytes: ArraySlice<UInt8>) -> Int { bytes.count { $0 & 0xC0 != 0x80 } }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return scalarsBeforeBlock[block] + Self.scalars(in: text[block * Self.blockSize..<offset])
  }

  /// The position of a byte offset; an offset past the end counts as the end.
  public func position(of offset: Int) -> Position {
    var offset = min(max(offset, 0), text.count)
    // A line ends before CRLF, and not within.
    if offset > 0, offset < text.count, text[offset] == 0x0A, text[offset - 1] == 0x0D { offset -= 1 }
    let line = lineNumber(of: offset)
    let start = lineStarts[line - 1]
    return Position(line: line, column: scalars(before: offset) - scalars(before: start) + 1)
  }

  /// The text of a line, 1-based, without its end.
  public func line(_ number: Int) -> String { String(decoding: bytes(ofLine: number), as: UTF8.self) }

  /// The part of the line of a byte offset that is near it, and the column that it begins in, 1-based: many findings in
  /// one long line must not take the whole of it each.
  /// - Parameter reach: how much is wanted to either side, in bytes.
  func part(around offset: Int, reach: Int) -> (text: String, column: Int) {
    let line = bytes(ofLine: lineNumber(of: min(max(offset, 0), text.count)))
    var lower = min(max(line.startIndex, offset - reach), line.endIndex)
    while lower > line.startIndex, text[lower] & 0xC0 == 0x80 { lower -= 1 }
    var upper = max(lower, min(line.endIndex, offset + reach))
    while upper < line.endIndex, text[upper] & 0xC0 == 0x80 { upper += 1 }
    return (String(decoding: text[lower..<upper], as: UTF8.self), position(of: lower).column)
  }

  private func bytes(ofLine number: Int) -> ArraySlice<UInt8> {
    guard lineStarts.indices.contains(number - 1) else { return [] }
    let end = number < lineStarts.count ? lineStarts[number] : text.count
    var bytes = text[lineStarts[number - 1]..<end]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return bytes
  }

  private func lineNumber(of offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } }
}
