extension XMLElement {
  /// The character data of the element: dedented and trimmed, line breaks kept.
  public func text(in file: SourceFile) -> Text {
    Text.Builder(file: file, XMLScanner(file.text).characterData(in: content))
      .text(extent: content.isEmpty ? startTag : content, dedenting: true)
  }

  /// The character data of a part of the content: trimmed.
  func characterData(in range: Range<Int>, of file: SourceFile) -> Text {
    Text.Builder(file: file, XMLScanner(file.text).characterData(in: range)).text(extent: range)
  }

  /// Where the element opens: where a finding about something missing in it points.
  public func location(in file: SourceFile) -> Location { Location(file: file, range: startTag) }

  /// The value of an attribute and its place.
  public func value(_ name: String, in file: SourceFile) -> Located<String>? {
    attribute(name).map { $0.located(in: file) }
  }
}

extension XMLAttribute {
  /// The value and its place; the whole attribute where the value is empty.
  public func located(in file: SourceFile) -> Located<String> {
    Located(value, at: Location(file: file, range: valueRange.isEmpty ? range : valueRange))
  }

  /// The white-space separated parts of the value, each with its place.
  public func tokens(in file: SourceFile) -> [Located<String>] {
    var tokens: [Located<String>] = []
    var start: Int?
    for index in valueRange.lowerBound...valueRange.upperBound {
      if index < valueRange.upperBound, !XMLScanner.isSpace(file.text[index]) {
        start = start ?? index
      } else if let first = start {
        let value = XMLScanner(file.text).attributeValue(first..<index)
        tokens.append(Located(value, at: Location(file: file, range: first..<index)))
        start = nil
      }
    }
    return tokens
  }
}

extension Text.Builder {
  /// Collects character data.
  init(file: SourceFile, _ pieces: [XMLScanner.Piece]) {
    self.init(file: file)
    for piece in pieces {
      switch piece {
      case .verbatim(let range): append(range)
      case .reference(let range, let bytes): append(bytes, from: range)
      }
    }
  }
}
