import FoundationEssentials

/// Values as JSON: the only place that writes it, so that every report escapes alike.
package enum JSONText {
  /// How the text is laid out.
  package enum Layout: Sendable {
    /// A member on each line.
    case indented
    /// All on one line.
    case line
  }

  /// The JSON text, keys sorted, with a final line end.
  /// - Throws: `EncodingError`
  package static func encoded(_ value: some Encodable, _ layout: Layout = .indented) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if layout == .indented { encoder.outputFormatting.insert(.prettyPrinted) }
    return Array(try encoder.encode(value)) + [UInt8(ascii: "\n")]
  }

  /// The value that a text written by `encoded` stands for.
  /// - Throws: `DecodingError`
  package static func decoded<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }
}
