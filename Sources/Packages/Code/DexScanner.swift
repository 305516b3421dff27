import Bytes

/// Goes through one file of compiled code (`classes.dex`) from its start to its end, once.
///
/// The tables in front say which strings are the names of classes that the file holds; the strings follow. A file
/// that is laid out in another way, as no compiler does, has nothing found in it.
struct DexScanner {
  /// The largest tables that are kept, in bytes: 65,536 classes and a million strings take half of it.
  static let maximumTables = 16 << 20
  /// The longest string that is looked at, in bytes.
  static let maximumString = 64 << 10
  private static let magic = Array("dex\n".utf8)
  /// The size of the header in bytes.
  private static let headerSize = 0x70
  private static let stringSize = 4
  private static let typeSize = 4
  private static let classSize = 32

  private enum Stage: Equatable {
    case header
    /// The tables end at so many bytes.
    case tables(end: Int)
    case strings
    /// All is looked at, or there is nothing to look at.
    case done
  }

  private let matcher: CodeMatcher
  private var stage = Stage.header
  /// The file from its start, until the tables are read.
  private var head: [UInt8] = []
  /// What is to be looked at, in the order of the file.
  private var strings: [DexString] = []
  private var next = 0
  /// The offset of the next byte, once the tables are read.
  private var position = 0
  private var isInString = false
  private var current: [UInt8] = []
  /// What was found.
  private(set) var matches: [(id: String, found: String)] = []

  /// Starts a search.
  init(_ matcher: CodeMatcher) { self.matcher = matcher }

  /// Looks at the next bytes of the file.
  mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    do throws(ByteFault) {
      if stage == .header, take(Self.headerSize, from: &rest) {
        stage = .tables(end: try Self.tablesEnd(head))
      }
      if case .tables(let end) = stage, take(end, from: &rest) {
        strings = try Self.strings(head)
        position = end
        head = []
        stage = .strings
      }
    } catch {
      stage = .done
    }
    if stage == .strings { takeStrings(rest) }
  }
}

/// Where a string of a file lies.
private struct DexString {
  var offset: UInt32
  /// True when it is the name of a class in the file.
  var isClass: Bool
}

extension DexScanner {
  /// Fills the head up; true when it is complete.
  private mutating func take(_ count: Int, from rest: inout Slice<UnsafeRawBufferPointer>) -> Bool {
    let piece = rest.prefix(count - head.count)
    head.append(contentsOf: piece)
    rest = rest.dropFirst(piece.count)
    return head.count == count
  }

  /// A table's length and place, as the header has them.
  private static func table(
    _ header: [UInt8], at offset: Int, _ itemSize: Int
  ) throws(ByteFault) -> (count: Int, offset: Int) {
    var reader = ByteReader(header)
    try reader.seek(to: offset)
    let count = Int(try reader.little(UInt32.self))
    let place = Int(try reader.little(UInt32.self))
    guard count == 0 || place >= headerSize, count <= maximumTables / itemSize,
      place <= maximumTables - count * itemSize
    else { throw .outOfBounds(offset: place, length: count, count: maximumTables) }
    return (count, place)
  }

  /// Where the last of the three tables ends.
  private static func tablesEnd(_ header: [UInt8]) throws(ByteFault) -> Int {
    guard header.starts(with: magic) else {
      throw .outOfBounds(offset: 0, length: magic.count, count: header.count)
    }
    var end = headerSize
    for (offset, size) in [(0x38, stringSize), (0x40, typeSize), (0x60, classSize)] {
      let table = try table(header, at: offset, size)
      end = max(end, table.offset + table.count * size)
    }
    return end
  }

  private static func strings(_ tables: [UInt8]) throws(ByteFault) -> [DexString] {
    let ids = try table(tables, at: 0x38, stringSize)
    let types = try table(tables, at: 0x40, typeSize)
    let classes = try table(tables, at: 0x60, classSize)
    var reader = ByteReader(tables)
    var strings: [DexString] = []
    strings.reserveCapacity(ids.count)
    try reader.seek(to: ids.offset)
    for _ in 0..<ids.count {
      strings.append(DexString(offset: try reader.little(UInt32.self), isClass: false))
    }
    for index in 0..<classes.count {
      try reader.seek(to: classes.offset + index * classSize)
      let type = Int(try reader.little(UInt32.self))
      guard type < types.count else { continue }
      try reader.seek(to: types.offset + type * typeSize)
      let string = Int(try reader.little(UInt32.self))
      if string < strings.count { strings[string].isClass = true }
    }
    let isSorted = zip(strings, strings.dropFirst()).allSatisfy { $0.offset <= $1.offset }
    return isSorted ? strings : strings.sorted { $0.offset < $1.offset }
  }

  private mutating func takeStrings(_ bytes: Slice<UnsafeRawBufferPointer>) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if !isInString {
        // A string that begins in front of this place lies in a table, or in another string.
        while next < strings.count, strings[next].offset < position { next += 1 }
        guard next < strings.count else {
          stage = .done
          return
        }
        let gap = Int(strings[next].offset) - position
        guard gap < bytes.endIndex - index else {
          position += bytes.endIndex - index
          return
        }
        index += gap
        position += gap
        isInString = true
        current.removeAll(keepingCapacity: true)
      }
      let end = bytes[index...].firstIndex(of: 0)
      let piece = bytes[index..<(end ?? bytes.endIndex)]
      if current.count < Self.maximumString { current.append(contentsOf: piece) }
      position += piece.count + (end == nil ? 0 : 1)
      index = end.map { $0 + 1 } ?? bytes.endIndex
      if end != nil {
        finishString()
        isInString = false
      }
    }
  }

  /// Looks at a string, which its length in at most five bytes precedes.
  private mutating func finishString() {
    let lengthSize = (current.prefix(5).firstIndex { $0 < 0x80 } ?? current.count - 1) + 1
    let text = current.dropFirst(lengthSize)
    if strings[next].isClass {
      if let id = matcher.matchClass(text) { matches.append((id, Self.className(text))) }
    } else if let id = matcher.matchText(text) {
      matches.append((id, String(decoding: text.prefix(CodeSearch.Match.maximumText), as: UTF8.self)))
    }
    next += 1
  }

  /// `Lcom/example/Name;` as Java writes it.
  private static func className(_ text: ArraySlice<UInt8>) -> String {
    String(
      decoding: text.dropFirst().dropLast().map { $0 == UInt8(ascii: "/") ? UInt8(ascii: ".") : $0 },
      as: UTF8.self)
  }
}
