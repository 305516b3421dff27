@testable import ListingValidator

extension Transformation {
  /// The same content, written differently; nil where the transformation makes no sense for the file.
  func apply(to marked: MarkedText, path: String) -> MarkedText? {
    let isXML = path.hasSuffix(".xml")
    switch self {
    case .asWritten: return marked
    case .byteOrderMark:
      // Marks count in the text without it; a mark in a text file is a finding of its own.
      guard isXML else { return nil }
      var copy = marked
      copy.text = [0xEF, 0xBB, 0xBF] + copy.text
      return copy
    case .multiByteTextInFront:
      // An empty file would not be empty any more.
      guard isXML, marked.text.contains(UInt8(ascii: "<")) else { return nil }
      let comment = Array("<!-- Größe 漢字 😀 नि --> ".utf8)
      return MarkedText(marked, pieces: [.init(prefix: comment, range: marked.text.indices)])
    case .windowsLineEnds:
      var pieces: [MarkedText.Piece] = []
      var start = 0
      var prefix: [UInt8] = []
      for index in marked.text.indices where marked.text[index] == UInt8(ascii: "\n") {
        pieces.append(.init(prefix: prefix, range: start..<index))
        prefix = [UInt8(ascii: "\r")]
        start = index
      }
      pieces.append(.init(prefix: prefix, range: start..<marked.text.count))
      return MarkedText(marked, pieces: pieces)
    case .attributesReversed:
      guard isXML,
        let document = try? XMLReader.read(SourceFile(path: path, bytes: marked.text))
      else { return nil }
      var pieces: [MarkedText.Piece] = []
      var position = 0
      func visit(_ element: XMLElement) {
        let ranges = element.attributes.map(\.range)
        for (place, moved) in zip(ranges, ranges.reversed()) {
          pieces.append(.init(range: position..<place.lowerBound))
          pieces.append(.init(range: moved))
          position = place.upperBound
        }
        element.children.forEach(visit)
      }
      visit(document.root)
      pieces.append(.init(range: position..<marked.text.count))
      return MarkedText(marked, pieces: pieces)
    }
  }
}
