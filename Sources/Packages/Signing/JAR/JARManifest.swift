/// A list of attributes by sections, as `META-INF/MANIFEST.MF` and `.SF` files are written.
struct JARManifest: Sendable {
  /// The most sections that are read: an entry of the archive has one at most.
  static let maximumSections = ZipArchive.maximumEntries

  /// A group of attributes; a blank line ends it.
  struct Section: Sendable {
    /// The lines with their ends, the blank line too.
    let range: Range<Int>
    private let attributes: [(name: String, value: String)]

    fileprivate init(_ range: Range<Int>, _ attributes: [(name: String, value: String)]) {
      self.range = range
      self.attributes = attributes
    }

    /// The first value of an attribute; names are equal in whatever case.
    subscript(name: String) -> String? {
      attributes.first { $0.name.utf8.count == name.utf8.count && $0.name.lowercased() == name.lowercased() }?
        .value
    }

    /// The name of the file that the section is about.
    var name: String? { self["Name"] }

    /// The strongest digest of those that Android looks for.
    /// - Parameter suffix: how the attribute's name goes on after the algorithm
    func digest(_ suffix: String) -> (algorithm: HashAlgorithm, bytes: [UInt8]?)? {
      for algorithm in HashAlgorithm.allCases.reversed() {
        guard let text = self[algorithm.rawValue + suffix] else { continue }
        return (algorithm, Base64.bytes(text))
      }
      return nil
    }
  }

  /// The file as it is written.
  let bytes: [UInt8]
  /// The section about the archive itself.
  let main: Section
  /// The sections about files, in the order written.
  let sections: [Section]

  /// Reads a file; nil for one that is no such list.
  init?(_ bytes: [UInt8]) {
    var lines = Lines(bytes)
    guard let main = lines.nextSection() else { return nil }
    var sections: [Section] = []
    while let section = lines.nextSection() {
      guard sections.count < Self.maximumSections else { return nil }
      sections.append(section)
    }
    self.bytes = bytes
    self.main = main
    self.sections = sections
  }

  /// True when a digest is the one of a part of the file.
  func holds(_ digest: (algorithm: HashAlgorithm, bytes: [UInt8]?), at range: Range<Int>? = nil) -> Bool {
    digest.algorithm.hash(bytes[range ?? bytes.indices]) == digest.bytes
  }
}

/// Goes through a file section by section.
private struct Lines {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func nextSection() -> JARManifest.Section? {
    var start = position
    var line = nextAttribute()
    while let blank = line, blank.isEmpty {
      start = position
      line = nextAttribute()
    }
    var attributes: [(name: String, value: String)] = []
    while let text = line, !text.isEmpty {
      let parts = text.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count < 2 ? [] : parts[1].drop { $0 == UInt8(ascii: " ") }
      attributes.append((String(decoding: parts[0], as: UTF8.self), String(decoding: value, as: UTF8.self)))
      line = nextAttribute()
    }
    return attributes.isEmpty ? nil : JARManifest.Section(start..<position, attributes)
  }

  /// A line and those that continue it with a space in front; nil at the end.
  private mutating func nextAttribute() -> [UInt8]? {
    guard position < bytes.count else { return nil }
    var line = nextLine()
    guard !line.isEmpty else { return [] }
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { line += nextLine().dropFirst() }
    return line
  }

  private mutating func nextLine() -> [UInt8] {
    let end = bytes[position...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let line = Array(bytes[position..<(end ?? bytes.count)])
    position = end ?? bytes.count
    if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\n"),
      end == position || bytes[position - 1] == 13
    {
      position += 1
    }
    return line
  }
}
