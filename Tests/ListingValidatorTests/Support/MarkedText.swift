/// A text with `⟦` and `⟧` around the places where findings are expected, and bytes as `⟪FF 61*3⟫`.
struct MarkedText {
  /// The text without the marks.
  var text: [UInt8]
  /// UTF-8 offsets in it.
  var marks: [Range<Int>]

  init(_ marked: String) {
    text = []
    marks = []
    var starts: [Int] = []
    var hexadecimal: String?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "⟪": hexadecimal = ""
      case "⟫":
        for part in hexadecimal?.split(separator: " ") ?? [] {
          let pieces = part.split(separator: "*")
          let count = pieces.count > 1 ? Int(pieces[1]) ?? 1 : 1
          text += Array(repeating: UInt8(pieces[0], radix: 16) ?? 0, count: count)
        }
        hexadecimal = nil
      case _ where hexadecimal != nil: hexadecimal?.unicodeScalars.append(scalar)
      case "⟦": starts.append(text.count)
      case "⟧": if let start = starts.popLast() { marks.append(start..<text.count) }
      default: text.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// Puts the bytes of `ranges` together, in that order, with other bytes in front of each.
  init(_ original: MarkedText, pieces: [Piece]) {
    text = []
    var starts: [Int: Int] = [:]
    var ends: [Int: Int] = [:]
    for piece in pieces {
      text += piece.prefix
      for offset in piece.range.lowerBound...piece.range.upperBound {
        let moved = text.count + offset - piece.range.lowerBound
        if offset < piece.range.upperBound { starts[offset] = moved }
        if offset > piece.range.lowerBound { ends[offset] = moved }
      }
      text += original.text[piece.range]
    }
    let count = text.count
    marks = original.marks.map { mark in
      let start = starts[mark.lowerBound] ?? ends[mark.lowerBound] ?? count
      return start..<(mark.isEmpty ? start : max(start, ends[mark.upperBound] ?? start))
    }
  }

  struct Piece {
    var prefix: [UInt8] = []
    var range: Range<Int>
  }
}

/// Ways to write a listing differently that must not change what is found.
enum Transformation: String, CaseIterable {
  case asWritten
  case multiByteTextInFront
  case windowsLineEnds
  case byteOrderMark
  case attributesReversed
}
