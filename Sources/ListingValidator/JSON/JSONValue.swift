/// A JSON value with its place in the input, so that findings can point at it.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    /// Members in the order of the input, no name twice.
    case object([Member])
    /// Elements in the order of the input.
    case array([JSONValue])
    /// The text with its escapes resolved.
    case string(String)
    /// The spelling of the input; what it is good for depends on the reader.
    case number(String)
    /// `true` or `false`.
    case bool(Bool)
    /// `null`.
    case null
  }

  /// A name and its value in an object.
  package struct Member: Sendable {
    /// The name with its escapes resolved.
    package let name: String
    /// The bytes of the name in the input, with its quotes.
    package let nameRange: Range<Int>
    /// What the name stands for.
    package let value: JSONValue
  }

  /// What the value is.
  package let kind: Kind
  /// The bytes of the value in the input; of a string with its quotes.
  package let range: Range<Int>

  /// The value of an object's member, nil without such a member or when this is no object.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = kind else { return nil }
    return members.first { $0.name == name }?.value
  }
}

extension JSONValue.Kind {
  /// What to call the kind in a message, with its article.
  package var name: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
