import Bytes

/// Android XML as build tools pack it: a pool of strings, the numbers of attributes, and tags.
struct BinaryXML {
  /// The deepest nesting that is read, in elements.
  static let maximumDepth = 256
  /// The most elements, and the most attributes, that are read.
  static let maximumCount = 250_000
  /// The most bytes of all strings together.
  static let maximumText = 64 << 20
  /// How many oddities are listed.
  static let maximumOddities = 100

  /// The first element.
  let root: PackageElement
  let oddities: [XMLOddity]

  /// True for the mark that build tools put in front.
  static func hasMark(_ bytes: some Collection<UInt8>) -> Bool { bytes.starts(with: [3, 0, 8, 0]) }

  /// Reads a document as leniently as Android does.
  /// - Throws: `ChunkFault` where Android would give up as well, or a limit is passed
  init(_ bytes: [UInt8]) throws(ChunkFault) {
    var parser = try BinaryXMLParser(RandomAccessFile(bytes))
    root = try parser.parse()
    oddities = parser.oddities.items
  }
}

/// Reads one document.
private struct BinaryXMLParser {
  private let file: RandomAccessFile
  private let end: Int
  private var position: Int
  private var pool: StringPool?
  private var strings: [UInt32: String?] = [:]
  private var textLeft = BinaryXML.maximumText
  private var attributeIDs: [UInt32] = []
  private var open: [PackageElement] = []
  private var declared: [PackageNamespace] = []
  private var elementCount = 0
  private var attributeCount = 0
  var oddities = OddityList<XMLOddity>(limit: BinaryXML.maximumOddities, more: .more)

  init(_ file: RandomAccessFile) throws(ChunkFault) {
    let document = try Chunk(file, at: 0, end: file.count, alignment: 1)
    if document.type != ChunkType.xml { oddities.add(.unusualMark(document.type)) }
    if document.size < file.count { oddities.add(.dataAfterDocument(file.count - document.size)) }
    self.file = file
    end = document.end
    position = document.body
  }

  mutating func parse() throws(ChunkFault) -> PackageElement {
    while position < end {
      let chunk = try Chunk(file, at: position, end: end)
      position = chunk.end
      switch chunk.type {
      case ChunkType.stringPool where elementCount == 0: pool = try StringPool(file, chunk)
      case ChunkType.xmlResourceMap: attributeIDs = try numbers(in: chunk)
      case ChunkType.xmlStartNamespace: try declareNamespace(in: chunk)
      case ChunkType.xmlStartElement: try openElement(in: chunk)
      case ChunkType.xmlEndElement:
        if let root = closeElement() {
          noteRest()
          return root
        }
      case ChunkType.xmlEndNamespace, ChunkType.xmlCharacters: break
      default: oddities.add(.unknownChunk(chunk.type))
      }
    }
    guard !open.isEmpty else { throw .noElement }
    oddities.add(.elementsNotClosed)
    while true {
      if let root = closeElement() { return root }
    }
  }
}

extension BinaryXMLParser {
  private static let none = UInt32.max
  /// The sizes that build tools give a node's header, the part of a tag in front of its attributes, and an attribute.
  private static let nodeHeaderSize = 16
  private static let tagSize = 20
  private static let attributeSize = 20

  private func numbers(in chunk: Chunk) throws(ChunkFault) -> [UInt32] {
    try ChunkFault.reading { () throws(ByteFault) in
      var reader = try file.reader(at: chunk.body, chunk.size - chunk.headerSize)
      var numbers: [UInt32] = []
      while reader.remaining >= 4 { numbers.append(try reader.little(UInt32.self)) }
      return numbers
    }
  }

  /// What follows the header of a node.
  private func content(of chunk: Chunk, atLeast size: Int) throws(ChunkFault) -> ByteReader {
    guard chunk.headerSize >= Self.nodeHeaderSize, chunk.size - chunk.headerSize >= size else {
      throw .badSize(offset: chunk.offset)
    }
    return try ChunkFault.reading { () throws(ByteFault) in
      try file.reader(at: chunk.body, chunk.size - chunk.headerSize)
    }
  }

  private mutating func declareNamespace(in chunk: Chunk) throws(ChunkFault) {
    let content = try content(of: chunk, atLeast: 8)
    let (prefix, uri) = try ChunkFault.reading { () throws(ByteFault) in
      var reader = content
      return (try reader.little(UInt32.self), try reader.little(UInt32.self))
    }
    guard declared.count < BinaryXML.maximumCount else { throw .tooMany }
    declared.append(PackageNamespace(prefix: try string(prefix) ?? "", uri: try string(uri) ?? ""))
  }

  /// A string; nil for none.
  private mutating func string(_ number: UInt32) throws(ChunkFault) -> String? {
    guard number != Self.none else { return nil }
    if let known = strings[number] { return known }
    let text = pool?.string(at: number, limit: textLeft)
    textLeft -= text?.utf8.count ?? 0
    guard textLeft > 0 else { throw .tooMany }
    if text == nil { oddities.add(.stringMissing) }
    strings[number] = .some(text)
    return text
  }

  private mutating func openElement(in chunk: Chunk) throws(ChunkFault) {
    elementCount += 1
    guard elementCount <= BinaryXML.maximumCount else { throw .tooMany }
    guard open.count < BinaryXML.maximumDepth else { throw .tooDeep }
    let content = try content(of: chunk, atLeast: Self.tagSize)
    let tag = try ChunkFault.reading { () throws(ByteFault) in try Tag(content, line: line(of: chunk)) }
    guard tag.attributeStart + tag.attributeSize * tag.attributeCount <= content.count else {
      throw .badSize(offset: chunk.offset)
    }
    attributeCount += tag.attributeCount
    guard attributeCount <= BinaryXML.maximumCount else { throw .tooMany }
    let name = try string(tag.name) ?? ""
    if tag.attributeStart != Self.tagSize || tag.attributeSize != Self.attributeSize, tag.attributeCount > 0 {
      oddities.add(.attributeLayout(element: name))
    }
    var attributes: [PackageAttribute] = []
    attributes.reserveCapacity(tag.attributeCount)
    for number in 0..<tag.attributeCount {
      let offset = tag.attributeStart + tag.attributeSize * number
      let parts = try ChunkFault.reading { () throws(ByteFault) in
        try AttributeParts(content.slice(at: offset, Self.attributeSize))
      }
      if let attribute = try attribute(parts) { attributes.append(attribute) }
    }
    noteRepeated(attributes)
    open.append(
      PackageElement(
        name: name, namespace: try string(tag.namespace), attributes: attributes, namespaces: declared,
        children: [], line: tag.line))
    declared = []
  }

  private func line(of chunk: Chunk) throws(ByteFault) -> Int {
    var reader = try file.reader(at: chunk.offset + Chunk.headerSize, 4)
    return Int(try reader.little(UInt32.self))
  }

  /// An attribute under the name that Android knows it by; nil where Android does not see it.
  private mutating func attribute(_ parts: AttributeParts) throws(ChunkFault) -> PackageAttribute? {
    let index = Int(exactly: parts.name) ?? .max
    let id = index < attributeIDs.count && attributeIDs[index] != 0 ? attributeIDs[index] : nil
    let written = AttributeIdentity(
      name: try string(parts.name), namespace: try string(parts.namespace), id: id)
    guard let known = written.known(&oddities) else { return nil }
    return PackageAttribute(
      name: known.name, namespace: known.namespace, id: known.id, value: try value(parts))
  }

  private mutating func value(_ parts: AttributeParts) throws(ChunkFault) -> ResourceValue {
    // The text is fetched first: a closure that changes the reader could not throw.
    var text: String?
    if ResourceValue.isString(parts.type) {
      text = try string(parts.data)
      if text == nil { text = try string(parts.text) }
    }
    return ResourceValue(type: parts.type, data: parts.data) { _ in text }
  }

  private mutating func noteRepeated(_ attributes: [PackageAttribute]) {
    guard attributes.count > 1 else { return }
    var known: Set<UInt32> = []
    for attribute in attributes {
      if let id = attribute.id, !known.insert(id).inserted {
        oddities.add(.attributeRepeated(attribute.name))
      }
    }
  }

  /// Ends the innermost element; the root once it is complete.
  private mutating func closeElement() -> PackageElement? {
    guard let element = open.popLast() else { return nil }
    guard !open.isEmpty else { return element }
    open[open.count - 1].children.append(element)
    return nil
  }

  /// Android stops at the end of the root.
  private mutating func noteRest() {
    while position < end, let chunk = try? Chunk(file, at: position, end: end) {
      if chunk.type != ChunkType.xmlEndNamespace {
        oddities.add(.contentAfterRoot)
        return
      }
      position = chunk.end
    }
    if position < end { oddities.add(.contentAfterRoot) }
  }
}

/// The part of a tag in front of its attributes.
private struct Tag {
  let namespace: UInt32
  let name: UInt32
  let attributeStart: Int
  let attributeSize: Int
  let attributeCount: Int
  let line: Int

  init(_ content: ByteReader, line: Int) throws(ByteFault) {
    var reader = content
    namespace = try reader.little(UInt32.self)
    name = try reader.little(UInt32.self)
    attributeStart = Int(try reader.little(UInt16.self))
    attributeSize = Int(try reader.little(UInt16.self))
    attributeCount = Int(try reader.little(UInt16.self))
    self.line = line
  }
}

/// The numbers of an attribute.
private struct AttributeParts {
  let namespace: UInt32
  let name: UInt32
  /// The text as it was written, in the pool.
  let text: UInt32
  let type: UInt8
  let data: UInt32

  init(_ reader: ByteReader) throws(ByteFault) {
    var reader = reader
    namespace = try reader.little(UInt32.self)
    name = try reader.little(UInt32.self)
    text = try reader.little(UInt32.self)
    try reader.skip(3)
    type = try reader.little(UInt8.self)
    data = try reader.little(UInt32.self)
  }
}
