/// What `aapt dump badging` says of a package.
struct Badging {
  private var lines: [(key: String, values: [String: String], plain: [String])] = []

  /// Reads lines such as `key: name='value' other='value'` and `key:'value' 'value'`.
  init(_ output: String) {
    for line in output.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      guard let colon = text.firstIndex(of: ":") else {
        lines.append((String(text), [:], []))
        continue
      }
      var values: [String: String] = [:]
      var plain: [String] = []
      var rest = text[text.index(after: colon)...]
      while let start = rest.firstIndex(of: "'") {
        let name = rest[..<start].drop { $0 == " " }
        rest = rest[rest.index(after: start)...]
        var value = ""
        while let character = rest.popFirst(), character != "'" {
          // Quotes in a value are escaped.
          value.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        if name.last == "=" { values[String(name.dropLast())] = value } else { plain.append(value) }
      }
      lines.append((String(text[..<colon]), values, plain))
    }
  }

  /// True where a line has the key alone.
  func has(_ key: String) -> Bool { lines.contains { $0.key == key } }

  /// A value of the first line of a key; where it has no name, the first one.
  func value(_ key: String, _ name: String? = nil) -> String? {
    guard let line = lines.first(where: { $0.key == key }) else { return nil }
    return name.map { line.values[$0] } ?? line.plain.first
  }

  /// A value of every line of a key.
  func values(_ key: String, _ name: String = "name") -> [String] {
    lines.filter { $0.key == key }.compactMap { $0.values[name] }
  }

  /// All values without a name of the lines of a key.
  func list(_ key: String) -> [String] { lines.filter { $0.key == key }.flatMap(\.plain) }

  /// The values of all keys that begin so, by the rest of the key.
  func byKey(prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for line in lines where line.key.hasPrefix(prefix) {
      found[String(line.key.dropFirst(prefix.count))] = line.plain.first
    }
    return found
  }
}
