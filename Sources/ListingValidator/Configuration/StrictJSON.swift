/// Takes a JSON file apart, strictly: what is not understood is a fault with its place, never ignored.
struct StrictJSON: Sendable {
  /// The file; ranges of values count in its bytes, a byte-order mark included.
  let file: SourceFile
  private let bytes: [UInt8]
  private let lines: LineIndex

  /// Takes the bytes of a file.
  /// - Parameter path: as faults show it.
  init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    file = SourceFile(path: path, bytes: bytes)
    lines = LineIndex(file)
  }

  /// Opens a file.
  /// - Throws: `ConfigurationFault` without a position where it cannot be read.
  init(at path: String, shown: String, maximumBytes: Int) throws(ConfigurationFault) {
    do {
      self.init(try FileSystem().read(path, maximumBytes: maximumBytes), path: shown)
    } catch {
      throw ConfigurationFault(path: shown, position: nil, message: error.reason)
    }
  }

  /// The value that the file holds; comments and a comma after the last entry are allowed.
  func value() throws(ConfigurationFault) -> JSONValue {
    do {
      return try JSONReader.read(bytes, comments: .allowed)
    } catch {
      throw fault(error.message, at: error.offset)
    }
  }

  /// The members of an object.
  /// - Parameters:
  ///   - keys: the names that are known; nil where any name will do.
  ///   - noun: what a name is, for messages.
  func members(
    of value: JSONValue, keys: [String]? = nil, noun: String = "key"
  ) throws(ConfigurationFault) -> [JSONValue.Member] {
    guard case .object(let members) = value.kind else { throw fault("expected an object", at: value) }
    guard let keys else { return members }
    for member in members where !keys.contains(member.name) {
      throw fault(
        "unknown \(noun) \"\(member.name)\"\(hint(member.name, keys, listing: true))",
        at: member.nameRange.lowerBound)
    }
    return members
  }

  /// The elements of a list.
  /// - Parameter noun: what the list is of, for messages.
  func elements(of value: JSONValue, noun: String? = nil) throws(ConfigurationFault) -> [JSONValue] {
    guard case .array(let elements) = value.kind else {
      throw fault("expected a list\(noun.map { " of \($0)" } ?? "")", at: value)
    }
    return elements
  }

  /// The texts of a list.
  /// - Parameters:
  ///   - allowed: the texts that are known; nil where any will do.
  ///   - mayBeEmpty: whether a list of nothing makes sense.
  func strings(
    _ value: JSONValue, allowed: [String]? = nil, mayBeEmpty: Bool = true
  ) throws(ConfigurationFault) -> [String] {
    let elements = try elements(of: value)
    guard mayBeEmpty || !elements.isEmpty else { throw fault("expected a list that is not empty", at: value) }
    var strings: [String] = []
    for element in elements { strings.append(try string(element, allowed: allowed)) }
    return strings
  }

  /// A text that is not blank.
  /// - Parameter allowed: the texts that are known; nil where any will do.
  func string(_ value: JSONValue, allowed: [String]? = nil) throws(ConfigurationFault) -> String {
    guard case .string(let text) = value.kind, text.contains(where: { !$0.isWhitespace }) else {
      throw fault("expected a text", at: value)
    }
    if let allowed, !allowed.contains(text) {
      throw fault(
        "unknown value \"\(text)\"\(hint(text, allowed)); allowed: \(allowed.joined(separator: ", "))",
        at: value)
    }
    return text
  }

  /// A whole number.
  func integer(_ value: JSONValue, in range: ClosedRange<Int>) throws(ConfigurationFault) -> Int {
    guard case .number(let text) = value.kind, let number = Int(text), range.contains(number) else {
      throw fault("expected a whole number from \(range.lowerBound) to \(range.upperBound)", at: value)
    }
    return number
  }

  /// A fault at the beginning of a value.
  func fault(_ message: String, at value: JSONValue) -> ConfigurationFault {
    fault(message, at: value.range.lowerBound)
  }

  /// A fault at an offset in the file.
  func fault(_ message: String, at offset: Int) -> ConfigurationFault {
    ConfigurationFault(path: file.path, position: position(of: offset), message: message)
  }

  /// Where an offset in the file stands.
  func position(of offset: Int) -> Position { lines.position(of: offset - file.markLength) }

  /// The place of a value; a finding can point at it.
  func location(of value: JSONValue) -> Location {
    let range = value.range.lowerBound - file.markLength..<value.range.upperBound - file.markLength
    return Location(file: file, range: range)
  }

  /// The name that was probably meant, or all names where there are few.
  private func hint(_ text: String, _ known: [String], listing: Bool = false) -> String {
    if let nearest = NearestName.nearest(to: text, in: known) { return "; did you mean \"\(nearest)\"?" }
    return listing && known.count <= Self.maximumListed ? "; allowed: \(known.joined(separator: ", "))" : ""
  }

  /// A message names at most this many names.
  private static let maximumListed = 20
}
