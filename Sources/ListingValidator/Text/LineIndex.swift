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
    let offset = min(max(offset, 0), text.count)
    let line = lineNumber(of: offset)
    let start = lineStarts[line - 1]
    return Position(line: line, column: scalars(before: offset) - scalars(before: start) + 1)
  }

  /// The text of a line, 1-based, without its end.
  public func line(_ number: Int) -> String {
    guard lineStarts.indices.contains(number - 1) else { return "" }
    let end = number < lineStarts.count ? lineStarts[number] : text.count
    var bytes = text[lineStarts[number - 1]..<end]
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func lineNumber(of offset: Int) -> Int { lineStarts.partitioningIndex { $0 > offset } }
}
