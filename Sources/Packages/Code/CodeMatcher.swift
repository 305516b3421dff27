/// The patterns of a search, made ready for millions of strings.
struct CodeMatcher: Sendable {
  private let classes: [(id: String, bytes: [UInt8])]
  private let texts: [(id: String, bytes: [UInt8])]
  /// True for the first bytes of texts.
  private let starts: [Bool]

  init(_ search: CodeSearch) {
    classes = search.classes.map { ($0.id, Array($0.text.utf8)) }
    texts = search.texts.filter { !$0.text.isEmpty }.map { ($0.id, Array($0.text.utf8)) }
    var starts = [Bool](repeating: false, count: 256)
    for text in texts { starts[Int(text.bytes[0])] = true }
    self.starts = starts
  }

  /// What a class is part of, by the name as code has it: `Lcom/example/Name;`.
  func matchClass(_ descriptor: ArraySlice<UInt8>) -> String? {
    let name = descriptor.dropFirst()
    return classes.first { name.starts(with: $0.bytes) }?.id
  }

  /// What a text is, by any part of it.
  func matchText(_ text: ArraySlice<UInt8>) -> String? {
    for index in text.indices where starts[Int(text[index])] {
      let rest = text[index...]
      if let match = texts.first(where: { rest.starts(with: $0.bytes) }) { return match.id }
    }
    return nil
  }
}
