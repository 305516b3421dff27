import Bytes

/// A `resources.arsc`: its parts are found once, and values are then read where they stand.
struct BinaryResourceTable: ResourceTable {
  /// The most parts that are read, and the most packages.
  static let maximumTypes = 200_000
  static let maximumPackages = 256
  /// The longest string that is read, in bytes.
  static let maximumString = 64 << 10

  let configurations: Set<ResourceConfiguration>
  private let file: RandomAccessFile
  private let strings: StringPool?
  private let packages: [ResourcePackage]

  /// Finds the parts of the table.
  /// - Throws: `ChunkFault` where Android would give up as well, or a limit is passed
  init(_ file: RandomAccessFile) throws(ChunkFault) {
    let table = try Chunk(file, at: 0, end: file.count, smallestHeader: 12)
    guard table.type == ChunkType.table else { throw .wrongKind }
    var strings: StringPool?
    var packages: [ResourcePackage] = []
    var position = table.body
    while position < table.end {
      let chunk = try Chunk(file, at: position, end: table.end)
      position = chunk.end
      if chunk.type == ChunkType.stringPool, strings == nil {
        strings = try StringPool(file, chunk)
      } else if chunk.type == ChunkType.tablePackage {
        guard packages.count < Self.maximumPackages else { throw .tooMany }
        packages.append(try ResourcePackage(file, chunk))
      }
    }
    self.file = file
    self.strings = strings
    self.packages = packages
    configurations = packages.reduce(into: []) { $0.formUnion($1.configurations) }
  }

  func values(
    of id: UInt32, where isWanted: (ResourceConfiguration) -> Bool
  ) throws(ChunkFault) -> [ConfiguredValue] {
    var values: [ConfiguredValue] = []
    for package in packages where package.id == id >> 24 {
      for type in package.types(of: id) where isWanted(type.configuration) {
        guard let entry = try type.entry(UInt16(truncatingIfNeeded: id), in: file) else { continue }
        guard let parts = entry.value else { continue }
        let value = ResourceValue(type: parts.type, data: parts.data) {
          strings?.string(at: $0, limit: Self.maximumString)
        }
        values.append(ConfiguredValue(configuration: type.configuration, value: value))
      }
    }
    return values
  }

  func name(of id: UInt32) -> ResourceName? {
    for package in packages where package.id == id >> 24 {
      for type in package.types(of: id) {
        guard let entry = try? type.entry(UInt16(truncatingIfNeeded: id), in: file) else { continue }
        guard let typeName = package.typeName(of: id), let name = package.keyName(entry.key) else {
          return nil
        }
        return ResourceName(package: nil, type: typeName, entry: name)
      }
    }
    return nil
  }

  /// References in binary XML carry the number.
  func id(of name: ResourceName) -> UInt32? { nil }
}

/// The resources of one package in a table.
private struct ResourcePackage {
  /// The smallest header, in bytes: number, name, and where the names of types and resources lie.
  private static let headerSize = 284

  let id: UInt32
  private(set) var configurations: Set<ResourceConfiguration> = []
  private var types: [UInt32: [ResourceType]] = [:]
  private var typeNames: StringPool?
  private var keyNames: StringPool?
  /// What the type numbers of resources are larger by than those in the table.
  private var typeOffset: UInt32 = 0

  init(_ file: RandomAccessFile, _ chunk: Chunk) throws(ChunkFault) {
    guard chunk.headerSize >= Self.headerSize else { throw .badSize(offset: chunk.offset) }
    let numbers = try ChunkFault.reading { () throws(ByteFault) in
      var reader = try file.reader(at: chunk.offset + Chunk.headerSize, chunk.headerSize - Chunk.headerSize)
      let id = try reader.little(UInt32.self)
      try reader.skip(256)
      let typeNames = Int(try reader.little(UInt32.self))
      try reader.skip(4)
      let keyNames = Int(try reader.little(UInt32.self))
      try reader.skip(4)
      return (
        id: id, typeNames: typeNames, keyNames: keyNames,
        typeOffset: reader.remaining >= 4 ? try reader.little(UInt32.self) : 0
      )
    }
    id = numbers.id
    typeOffset = numbers.typeOffset
    var count = 0
    var position = chunk.body
    while position < chunk.end {
      let part = try Chunk(file, at: position, end: chunk.end)
      position = part.end
      switch part.type {
      case ChunkType.stringPool where part.offset - chunk.offset == numbers.typeNames:
        typeNames = try StringPool(file, part)
      case ChunkType.stringPool where part.offset - chunk.offset == numbers.keyNames:
        keyNames = try StringPool(file, part)
      case ChunkType.tableType:
        count += 1
        guard count <= BinaryResourceTable.maximumTypes else { throw .tooMany }
        let type = try ResourceType(file, part)
        configurations.insert(type.configuration)
        types[UInt32(type.id), default: []].append(type)
      default: break
      }
    }
  }

  func types(of id: UInt32) -> [ResourceType] { types[id >> 16 & 0xFF &- typeOffset] ?? [] }

  func typeName(of id: UInt32) -> String? {
    typeNames?.string(at: (id >> 16 & 0xFF) &- typeOffset &- 1, limit: BinaryResourceTable.maximumString)
  }

  func keyName(_ key: UInt32) -> String? {
    keyNames?.string(at: key, limit: BinaryResourceTable.maximumString)
  }
}

/// The resources of one type for one configuration.
private struct ResourceType {
  /// The size of the header in bytes, without the configuration.
  private static let headerSize = 20
  /// The part of a configuration that is read, in bytes; newer tools may add more.
  private static let configurationSize = 80

  let id: UInt8
  let configuration: ResourceConfiguration
  private let layout: Layout
  private let count: Int
  /// Where the offsets of the entries begin in the file, where the entries do, and where they end.
  private let index: Int
  private let entries: Int
  private let end: Int

  /// How the offsets are kept.
  private enum Layout {
    /// 32 bits for every entry.
    case full
    /// 16 bits for every entry, in units of four bytes.
    case short
    /// Number and offset of each entry that is there, ascending.
    case sparse
  }

  init(_ file: RandomAccessFile, _ chunk: Chunk) throws(ChunkFault) {
    guard chunk.headerSize >= Self.headerSize + 4 else { throw .badSize(offset: chunk.offset) }
    let (id, flags, count, start, configuration) = try ChunkFault.reading { () throws(ByteFault) in
      let length = min(chunk.headerSize, Self.headerSize + Self.configurationSize)
      var reader = try file.reader(at: chunk.offset, length)
      try reader.skip(Chunk.headerSize)
      let id = try reader.little(UInt8.self)
      let flags = try reader.little(UInt8.self)
      try reader.skip(2)
      let count = Int(try reader.little(UInt32.self))
      let start = Int(try reader.little(UInt32.self))
      return (
        id, flags, count, start,
        try ResourceConfiguration(binary: reader.slice(at: Self.headerSize, length - Self.headerSize))
      )
    }
    layout = flags & 1 != 0 ? .sparse : flags & 2 != 0 ? .short : .full
    let room = chunk.size - chunk.headerSize
    guard count <= room / (layout == .short ? 2 : 4), start <= chunk.size else {
      throw .badSize(offset: chunk.offset)
    }
    self.id = id
    self.count = count
    self.configuration = configuration
    index = chunk.body
    entries = chunk.offset + start
    end = chunk.end
  }

  /// An entry; nil where the type has none of this number for this configuration.
  func entry(_ number: UInt16, in file: RandomAccessFile) throws(ChunkFault) -> ResourceEntry? {
    try ChunkFault.reading { () throws(ByteFault) -> ResourceEntry? in
      guard let offset = try offset(of: number, in: file) else { return nil }
      guard offset <= end - entries else {
        throw .outOfBounds(offset: offset, length: 0, count: end - entries)
      }
      let start = entries + offset
      return try ResourceEntry(file.reader(at: start, min(ResourceEntry.size, end - start)))
    }
  }

  private func offset(of number: UInt16, in file: RandomAccessFile) throws(ByteFault) -> Int? {
    switch layout {
    case .sparse: return try sparseOffset(of: number, in: file)
    case .short:
      guard number < count else { return nil }
      var reader = try file.reader(at: index + 2 * Int(number), 2)
      let offset = try reader.little(UInt16.self)
      return offset == .max ? nil : Int(offset) * 4
    case .full:
      guard number < count else { return nil }
      var reader = try file.reader(at: index + 4 * Int(number), 4)
      let offset = try reader.little(UInt32.self)
      return offset == .max ? nil : Int(offset)
    }
  }

  private func sparseOffset(of number: UInt16, in file: RandomAccessFile) throws(ByteFault) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      var reader = try file.reader(at: index + 4 * middle, 4)
      let found = try reader.little(UInt16.self)
      if found == number { return Int(try reader.little(UInt16.self)) * 4 }
      if found < number { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

/// One resource for one configuration.
private struct ResourceEntry {
  /// How many bytes are read: the header and a simple value.
  static let size = 16
  private static let complexFlag: UInt16 = 1
  private static let compactFlag: UInt16 = 8

  /// The number of the name.
  let key: UInt32
  /// The numbers of the value; nil for a style, an array or the like.
  let value: (type: UInt8, data: UInt32)?

  init(_ reader: ByteReader) throws(ByteFault) {
    var reader = reader
    let size = try reader.little(UInt16.self)
    let flags = try reader.little(UInt16.self)
    if flags & Self.compactFlag != 0 {
      key = UInt32(size)
      value = (UInt8(flags >> 8), try reader.little(UInt32.self))
      return
    }
    key = try reader.little(UInt32.self)
    guard flags & Self.complexFlag == 0 else {
      value = nil
      return
    }
    try reader.seek(to: Int(size))
    try reader.skip(3)
    value = (try reader.little(UInt8.self), try reader.little(UInt32.self))
  }
}
