/// Reads `<?listing-lint ignore rule-id reason="…"?>`: findings of a rule that are not to be shown.
///
/// An instruction is about the element that follows it, with all that is in it and the files that it refers to; in front
/// of the outermost element, that is the whole file.
struct SuppressionReader {
  private let document: XMLDocument
  private(set) var suppressions: [Suppression] = []
  private(set) var faults: [LoadFault] = []

  /// Reads every instruction of a document.
  init(_ document: XMLDocument) {
    self.document = document
    for note in document.notes { read(note) }
  }

  private mutating func read(_ note: XMLNote) {
    func location(_ range: Range<Int>) -> Location { Location(file: document.file, range: range) }
    guard note.kind == .instruction else {
      faults.append(LoadFault(.suppression(.comment), at: location(note.range)))
      return
    }
    do throws(SuppressionSlip) {
      let words = try Words(document.file.text, in: note.content)
      guard let scope = document.element(after: note.range) else {
        throw SuppressionSlip(.nothingFollows, note.range)
      }
      for rule in words.rules {
        suppressions.append(
          Suppression(
            rule: RuleID(rule.name), reason: words.reason, location: location(rule.range),
            scope: .markup(scope)))
      }
    } catch {
      let range = error.range.isEmpty ? note.range : error.range
      faults.append(LoadFault(.suppression(error.fault), at: location(range)))
    }
  }
}

/// A fault and its place.
private struct SuppressionSlip: Error {
  var fault: SuppressionFault
  /// Empty for the whole instruction.
  var range: Range<Int>

  init(_ fault: SuppressionFault, _ range: Range<Int> = 0..<0) {
    self.fault = fault
    self.range = range
  }
}

/// What an instruction says.
private struct Words {
  private(set) var rules: [(name: String, range: Range<Int>)] = []
  private(set) var reason = ""

  /// - Parameter content: what follows the name of the instruction.
  init(_ text: [UInt8], in content: Range<Int>) throws(SuppressionSlip) {
    var index = content.lowerBound
    func word() -> Range<Int>? {
      while index < content.upperBound, XMLScanner.isSpace(text[index]) { index += 1 }
      let start = index
      while index < content.upperBound, !XMLScanner.isSpace(text[index]), text[index] != UInt8(ascii: "=") {
        index += 1
      }
      return start < index ? start..<index : nil
    }
    func string(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    guard let verb = word() else { throw SuppressionSlip(.unknownWord("")) }
    guard string(verb) == "ignore" else { throw SuppressionSlip(.unknownWord(string(verb)), verb) }
    while let name = word() {
      guard index < content.upperBound, text[index] == UInt8(ascii: "=") else {
        if let fault = SuppressionFault(rule: string(name)) { throw SuppressionSlip(fault, name) }
        rules.append((string(name), name))
        continue
      }
      index += 1
      let quote = index < content.upperBound ? text[index] : 0
      guard string(name) == "reason", quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = text[(index + 1)..<content.upperBound].firstIndex(of: quote)
      else { throw SuppressionSlip(.notUnderstood(string(name.lowerBound..<content.upperBound)), name) }
      reason = string(index + 1..<end).trimmed
      index = end + 1
    }
    if index < content.upperBound {
      throw SuppressionSlip(.notUnderstood(string(index..<content.upperBound)), index..<content.upperBound)
    }
    if rules.isEmpty { throw SuppressionSlip(.ruleMissing) }
    if reason.isEmpty { throw SuppressionSlip(.reasonMissing) }
  }
}

extension XMLDocument {
  /// The range of the element that follows a place and has the same parent; the whole file where the place is in front of
  /// the outermost element, nil where nothing follows.
  fileprivate func element(after place: Range<Int>) -> Range<Int>? {
    if place.upperBound <= root.range.lowerBound { return 0..<file.text.count }
    guard place.upperBound <= root.range.upperBound else { return nil }
    var parent = root
    while true {
      // Children stand in the order written: the first that does not end before the place.
      var (low, high) = (0, parent.children.count)
      while low < high {
        let middle = (low + high) / 2
        if parent.children[middle].range.upperBound <= place.lowerBound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      guard low < parent.children.count else { return nil }
      let child = parent.children[low]
      if child.range.lowerBound >= place.upperBound { return child.range }
      parent = child
    }
  }
}
