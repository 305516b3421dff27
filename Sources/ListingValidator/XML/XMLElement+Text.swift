extension XMLElement {
  /// The character data of the element: dedented and trimmed, line breaks kept.
  public func text(in file: SourceFile) -> Text {
    var builder = Text.Builder(file: file)
    for piece in XMLScanner(file.text).characterData(in: content) {
      switch piece {
      case .verbatim(let range): builder.append(range)
      case .reference(let range, let bytes): builder.append(bytes, from: range)
      }
    }
    return builder.text(extent: content.isEmpty ? startTag : content, dedenting: true)
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
