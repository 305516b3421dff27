/// Text made safe for XML 1.0, in elements and attributes alike.
enum XMLText {
  /// The text with markup as entities, and what XML cannot hold spelled out.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // `]]>` must not stand in an element.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A parser would turn these into blanks in an attribute.
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case _ where TerminalText.isUnsafe(scalar) || isNoncharacter(scalar):
        result += TerminalText.spelled(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The two at the end of each plane, which XML does not allow all of.
  private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool { scalar.value & 0xFFFE == 0xFFFE }
}

/// Writes elements on lines of their own, indented; the only way in which reports write XML.
struct XMLLines {
  /// Names and values in the order written; without a value, an attribute is left out.
  typealias Attributes = [(name: String, value: String?)]

  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var open: [String] = []

  /// Begins an element.
  mutating func begin(_ name: String, _ attributes: Attributes = []) {
    text += "\(indentation)<\(name)\(Self.written(attributes))>\n"
    open.append(name)
  }

  /// Ends the element that was begun last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    text += "\(indentation)</\(name)>\n"
  }

  /// Writes a whole element without children.
  mutating func add(_ name: String, _ attributes: Attributes = [], text: String? = nil) {
    let start = "\(indentation)<\(name)\(Self.written(attributes))"
    // Line ends stand as they are in an element: its readers show them.
    let content = text.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    self.text +=
      content.map { "\(start)>\($0.map { XMLText.escaped(String($0)) }.joined(separator: "\n"))</\(name)>\n" }
      ?? "\(start)/>\n"
  }

  private var indentation: String { String(repeating: "  ", count: open.count) }

  private static func written(_ attributes: Attributes) -> String {
    attributes.compactMap { name, value in value.map { " \(name)=\"\(XMLText.escaped($0))\"" } }.joined()
  }
}
