/// Reads the content of an element as the resource compiler (aapt2) does: white space collapses, quotes keep it, a
/// backslash escapes.
struct ResourceTextReader {
  /// The namespace of sections that translators leave alone.
  static let xliff = "urn:oasis:names:tc:xliff:document:1.2"

  /// How an element may be taken for something else than a text.
  enum Reading {
    /// Text or reference.
    case string
    /// Also a number, colour or truth value.
    case any
  }

  private let file: SourceFile
  private let scanner: XMLScanner
  private var parts: [Part] = []
  private var isStyled = false
  private var faults: [ResourceText.Fault] = []

  /// What follows one another in a text.
  private enum Part {
    /// Character data without any tag in it.
    case segment([XMLScanner.Piece])
    /// The start or end of markup, which forgets quotes and white space before it.
    case markup
  }

  /// Reads the content of an element.
  static func read(
    _ element: XMLElement, in file: SourceFile, as reading: Reading
  ) -> (value: StringResource.Value, faults: [ResourceText.Fault]) {
    var reader = ResourceTextReader(file: file, scanner: XMLScanner(file.text))
    reader.collect(element, inSection: false)
    return (reader.value(of: element, as: reading), reader.faults)
  }

  private init(file: SourceFile, scanner: XMLScanner) {
    self.file = file
    self.scanner = scanner
  }

  // MARK: Collecting

  private mutating func collect(_ element: XMLElement, inSection: Bool) {
    var position = element.content.lowerBound
    for child in element.children {
      add(position..<child.range.lowerBound)
      let isSection = child.namespace == Self.xliff && child.name == "g"
      if isSection, inSection {
        faults.append(ResourceText.Fault(kind: .nestedSection, range: child.startTag))
      }
      if child.namespace == nil {
        isStyled = true
        parts.append(.markup)
      }
      collect(child, inSection: inSection || isSection)
      if child.namespace == nil { parts.append(.markup) }
      position = child.range.upperBound
    }
    add(position..<element.content.upperBound)
  }

  private mutating func add(_ range: Range<Int>) {
    let pieces = scanner.characterData(in: range)
    if !pieces.isEmpty { parts.append(.segment(pieces)) }
  }

  // MARK: What the text stands for

  private mutating func value(of element: XMLElement, as reading: Reading) -> StringResource.Value {
    guard !faults.contains(where: { $0.kind == .nestedSection }) else { return .refused }
    let extent = element.content.isEmpty ? element.startTag : element.content
    var writer = Writer(file: file, extent: extent)
    trimEnds()
    for part in parts {
      switch part {
      case .segment(let pieces): writer.append(pieces)
      case .markup: writer.reset()
      }
    }
    faults += writer.faults
    if let fault = writer.faults.first(where: { $0.kind != .surrogateEscape }) {
      // The compiler stops at the first.
      faults = faults.filter { other in
        other.range.lowerBound <= fault.range.lowerBound
          || fault.kind == .apostrophe && other.kind == .apostrophe
      }
      return .refused
    }
    let text = writer.text
    if isStyled { return .styled(text) }
    let raw = rawText(extent: extent)
    let spelling = raw.string.trimmingASCIISpace
    if Self.isReference(spelling) {
      let place = raw.location(of: raw.string.range(ofTrimmed: spelling))
      if spelling.hasPrefix("?"), !Self.isPossibleAttribute(spelling) {
        faults.append(ResourceText.Fault(kind: .impossibleReference, range: place.range ?? extent))
      }
      return .reference(Located(spelling, at: place))
    }
    return reading == .any && ResourcePrimitive.matches(spelling) ? .primitive(text) : .text(text)
  }

  /// The text as it stands there, references of XML resolved.
  private func rawText(extent: Range<Int>) -> Text {
    let pieces = parts.flatMap { part in
      if case .segment(let pieces) = part { return pieces }
      return []
    }
    return Text.Builder(file: file, pieces).exactText(extent: extent)
  }

  /// Leaves white space at both ends out, unless there is markup.
  private mutating func trimEnds() {
    guard !isStyled else { return }
    if case .segment(let pieces)? = parts.first { parts[0] = .segment(trimmed(pieces, atStart: true)) }
    if case .segment(let pieces)? = parts.last {
      parts[parts.count - 1] = .segment(trimmed(pieces, atStart: false))
    }
  }

  private func trimmed(_ pieces: [XMLScanner.Piece], atStart: Bool) -> [XMLScanner.Piece] {
    var pieces = pieces[...]
    while let piece = atStart ? pieces.first : pieces.last {
      let rest = atStart ? pieces.dropFirst() : pieces.dropLast()
      switch piece {
      case .reference(_, let bytes):
        guard bytes.allSatisfy(XMLScanner.isSpace) else { return Array(pieces) }
      case .verbatim(let range):
        let bytes = file.text[range]
        if atStart, let start = bytes.firstIndex(where: { !XMLScanner.isSpace($0) }) {
          return [.verbatim(start..<range.upperBound)] + rest
        }
        if !atStart, let end = bytes.lastIndex(where: { !XMLScanner.isSpace($0) }) {
          return rest + [.verbatim(range.lowerBound..<end + 1)]
        }
      }
      pieces = rest
    }
    return []
  }

  // MARK: References

  /// The types that a reference may name.
  private static let referenceTypes = ResourceFolder.types.union([
    "array", "attr", "bool", "dimen", "fraction", "id", "integer", "plurals", "string", "style", "styleable",
    "configVarying", "^attr-private", "macro",
  ])

  /// True where the compiler takes a text for a reference, whether or not there is such a thing.
  static func isReference(_ text: String) -> Bool {
    if text == "@null" || text == "@empty" { return true }
    if text.hasPrefix("@") {
      var name = text.dropFirst()
      let creates = name.hasPrefix("+")
      if creates { name = name.dropFirst() }
      let isPrivate = name.hasPrefix("*")
      if isPrivate { name = name.dropFirst() }
      guard let parts = split(name), referenceTypes.contains(parts.type), !parts.entry.isEmpty else {
        return false
      }
      return !creates || !isPrivate && parts.type == "id"
    }
    guard text.hasPrefix("?"), let parts = split(text.dropFirst()) else { return false }
    return !parts.entry.isEmpty && (parts.type.isEmpty || parts.type == "attr")
  }

  /// The parts of `package:type/entry`; nil where one that is announced is empty.
  private static func split(_ name: Substring) -> (package: String, type: String, entry: String)? {
    var (package, type) = ("", "")
    var (hasPackage, hasType) = (false, false)
    var start = name.startIndex
    for index in name.indices {
      if type.isEmpty, name[index] == "/" {
        hasType = true
        type = String(name[start..<index])
      } else if package.isEmpty, name[index] == ":" {
        hasPackage = true
        package = String(name[start..<index])
      } else {
        continue
      }
      start = name.index(after: index)
    }
    return hasPackage && package.isEmpty || hasType && type.isEmpty
      ? nil : (package, type, String(name[start...]))
  }

  /// True where an attribute of the theme can have the name after `?`.
  private static func isPossibleAttribute(_ text: String) -> Bool {
    guard let parts = split(text.dropFirst()) else { return false }
    return ResourceName.isValid(parts.entry)
  }
}

extension ResourceTextReader {
  /// Takes the pieces of a text, and keeps what the compiler keeps.
  private struct Writer {
    private enum State {
      case plain
      /// After a backslash, which stands at this offset.
      case escape(Int)
      /// In the digits of `\u`, whose backslash stands at this offset.
      case unicode(Int, digits: Int, code: UInt32)
    }

    let file: SourceFile
    let extent: Range<Int>
    private(set) var faults: [ResourceText.Fault] = []
    private var builder: Text.Builder
    private var state = State.plain
    private var isQuoted = false
    private var afterSpace = false
    private var isRefused = false
    /// Bytes that are kept as they stand, not yet handed on.
    private var pending: Range<Int>?

    init(file: SourceFile, extent: Range<Int>) {
      self.file = file
      self.extent = extent
      builder = Text.Builder(file: file)
    }

    /// The text so far.
    var text: Text { builder.exactText(extent: extent) }

    /// Forgets quotes and white space, as markup does.
    mutating func reset() {
      isQuoted = false
      afterSpace = false
    }

    /// Takes one segment: an escape ends with it.
    mutating func append(_ pieces: [XMLScanner.Piece]) {
      for piece in pieces where !isRefused {
        switch piece {
        case .verbatim(let range):
          for index in range where !isRefused {
            let byte = file.text[index]
            // XML reads every line end as a line feed.
            if byte == 0x0D, index + 1 < range.upperBound, file.text[index + 1] == 0x0A { continue }
            take(byte == 0x0D ? 0x0A : byte, from: index..<index + 1)
          }
        case .reference(let range, let bytes):
          for byte in bytes where !isRefused { take(byte, from: range) }
        }
      }
      if case .unicode(let start, _, let code) = state {
        finishUnicode(code, start..<(pieces.last?.range.upperBound ?? start))
      }
      state = .plain
      flush()
    }

    private mutating func take(_ byte: UInt8, from source: Range<Int>) {
      switch state {
      case .plain: takePlain(byte, from: source)
      case .escape(let start):
        state = .plain
        let range = start..<source.upperBound
        switch byte {
        case UInt8(ascii: "t"): put([0x09], from: range)
        case UInt8(ascii: "n"): put([0x0A], from: range)
        case UInt8(ascii: "u"): state = .unicode(start, digits: 0, code: 0)
        // Any other character stands for itself.
        default: put([byte], from: byte < 0x80 ? range : source)
        }
      case .unicode(let start, let digits, let code):
        let range = start..<source.upperBound
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
          return refuse(.unicodeEscape, range)
        }
        let sum = code << 4 | UInt32(digit)
        if digits == 3 {
          state = .plain
          finishUnicode(sum, range)
        } else {
          state = .unicode(start, digits: digits + 1, code: sum)
        }
      }
    }

    private mutating func takePlain(_ byte: UInt8, from source: Range<Int>) {
      if !isQuoted, XMLScanner.isSpace(byte) {
        if !afterSpace { put([0x20], from: source) }
        afterSpace = true
        return
      }
      afterSpace = false
      switch byte {
      case UInt8(ascii: "\\"):
        flush()
        state = .escape(source.lowerBound)
      case UInt8(ascii: "\""):
        flush()
        isQuoted.toggle()
      // The compiler stops at the first; whoever mends one wants to know of all.
      case UInt8(ascii: "'") where !isQuoted:
        faults.append(ResourceText.Fault(kind: .apostrophe, range: source))
        isRefused = faults.count >= ResourceText.maximumFaults
      default: put([byte], from: source)
      }
    }

    private mutating func finishUnicode(_ code: UInt32, _ range: Range<Int>) {
      if let scalar = Unicode.Scalar(code) {
        put(Array(String(scalar).utf8), from: range)
      } else {
        faults.append(ResourceText.Fault(kind: .surrogateEscape, range: range))
      }
    }

    private mutating func refuse(_ kind: ResourceText.Fault.Kind, _ range: Range<Int>) {
      faults.append(ResourceText.Fault(kind: kind, range: range))
      isRefused = true
      state = .plain
    }

    private mutating func put(_ bytes: [UInt8], from source: Range<Int>) {
      if source.count == 1, bytes.count == 1, bytes[0] == file.text[source.lowerBound] {
        if let range = pending, range.upperBound == source.lowerBound {
          pending = range.lowerBound..<source.upperBound
        } else {
          flush()
          pending = source
        }
      } else {
        flush()
        builder.append(bytes, from: source)
      }
    }

    private mutating func flush() {
      if let range = pending { builder.append(range) }
      pending = nil
    }
  }
}

extension XMLScanner.Piece {
  /// Where the piece stands.
  var range: Range<Int> {
    switch self {
    case .verbatim(let range), .reference(let range, _): range
    }
  }
}

extension String {
  /// Where a text without the white space at both ends stands in the whole.
  fileprivate func range(ofTrimmed text: String) -> Range<Int> {
    let start = utf8.count - utf8.drop(while: XMLScanner.isSpace).count
    return start..<start + text.utf8.count
  }
}
