/// Markup that is safe to show: made of elements whose names stand in our code, and of escaped text. There is no
/// other way to make it.
struct HTML: Sendable {
  /// Names and values in the order written; nil leaves an attribute out, the empty string writes its name alone.
  struct Attributes: Sendable, ExpressibleByDictionaryLiteral {
    fileprivate let list: [(name: StaticString, value: String?)]

    init(dictionaryLiteral elements: (StaticString, String?)...) {
      list = elements.map { (name: $0.0, value: $0.1) }
    }

    private init(_ list: [(name: StaticString, value: String?)]) { self.list = list }

    static func + (left: Attributes, right: Attributes) -> Attributes { Attributes(left.list + right.list) }
  }

  /// The markup.
  private(set) var markup: String

  /// Nothing.
  static let none = HTML(markup: "")

  /// Text from anywhere.
  static func text(_ text: String) -> HTML { HTML(markup: escaped(text)) }

  /// Text of our own that must stay as it is: the style and script of the report.
  static func verbatim(_ asset: ReportAsset) -> HTML { HTML(markup: asset.text) }

  /// An element with its children.
  static func tag(_ name: StaticString, _ attributes: Attributes = [:], _ children: HTML...) -> HTML {
    tag(name, attributes, children)
  }

  /// An element with its children.
  static func tag(_ name: StaticString, _ attributes: Attributes = [:], _ children: [HTML]) -> HTML {
    HTML(markup: "\(start(name, attributes))\(children.map(\.markup).joined())</\(name)>")
  }

  /// An element that has no end.
  static func void(_ name: StaticString, _ attributes: Attributes = [:]) -> HTML {
    HTML(markup: start(name, attributes))
  }

  /// Several pieces after each other.
  static func all(_ pieces: [HTML]) -> HTML { HTML(markup: pieces.map(\.markup).joined()) }

  private static func start(_ name: StaticString, _ attributes: Attributes) -> String {
    let list = attributes.list.compactMap { name, value in
      value.map { $0.isEmpty ? " \(name)" : " \(name)=\"\(escaped($0))\"" }
    }
    return "<\(name)\(list.joined())>"
  }

  /// Markup as entities, control characters spelled out. Directional ones stay: every text of a listing stands in an
  /// element of its own, which they do not reach beyond.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.properties.generalCategory == .control: result += TerminalText.spelled(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
