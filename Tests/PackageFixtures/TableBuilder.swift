/// Makes resource tables, right and wrong.
struct TableBuilder {
  /// How the offsets of entries are kept.
  enum Layout { case full, short, sparse }

  struct Value {
    var type: UInt8
    var data: UInt32
  }

  /// The entries of one type for one configuration, by number; nil for a resource that is more than a value.
  struct TypeEntries {
    var type: UInt8
    var configuration = TableBuilder.configuration()
    var entries: [UInt16: Value?]
    var layout = Layout.full
    var isCompact = false
  }

  var strings = PoolBuilder()
  var typeNames = PoolBuilder(strings: ["string", "mipmap"])
  var keyNames = PoolBuilder()
  var types: [TypeEntries] = []
  /// Chunks of other kinds in the package.
  var others: [UInt8] = []

  /// The number of a string as a value.
  mutating func string(_ text: String) -> Value { Value(type: 3, data: strings.add(text)) }

  static func configuration(_ locale: String = "", density: UInt16 = 0, size: Int = 64) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    bytes.replaceSubrange(0..<4, with: little(UInt32(size)))
    let parts = locale.split(separator: "-").map { Array($0.utf8) }
    if let language = parts.first { bytes.replaceSubrange(8..<10, with: language) }
    if parts.count > 1 { bytes.replaceSubrange(10..<12, with: parts[1]) }
    bytes.replaceSubrange(14..<16, with: little(density))
    return Array(bytes.prefix(size))
  }

  var bytes: [UInt8] {
    var package: [UInt8] = []
    let types = self.typeNames.bytes
    let keys = keyNames.bytes
    package += types + keys
    for type in self.types { package += chunk(type) }
    package += others
    var header = little(UInt32(0x7F)) + [UInt8](repeating: 0, count: 256)
    header += little(UInt32(288)) + little(UInt32(0)) + little(UInt32(288 + types.count)) + little(UInt32(0))
    header += little(UInt32(0))
    let packageChunk = BinaryXMLBuilder.chunk(0x0200, header: header, package)
    return BinaryXMLBuilder.chunk(2, header: little(UInt32(1)), strings.bytes + packageChunk)
  }

  private func chunk(_ type: TypeEntries) -> [UInt8] {
    var data: [UInt8] = []
    var offsets: [UInt16: Int] = [:]
    for (number, value) in type.entries.sorted(by: { $0.key < $1.key }) {
      offsets[number] = data.count
      if let value, type.isCompact {
        data += little(UInt16(number)) + little(UInt16(8) | UInt16(value.type) << 8) + little(value.data)
      } else if let value {
        data += little(UInt16(8)) + little(UInt16(0)) + little(UInt32(number)) + [8, 0, 0, value.type]
        data += little(value.data)
      } else {
        data +=
          little(UInt16(16)) + little(UInt16(1)) + little(UInt32(number)) + [UInt8](repeating: 0, count: 8)
      }
    }
    let count = Int(type.entries.keys.max() ?? 0) + 1
    var index: [UInt8] = []
    switch type.layout {
    case .full:
      for number in 0..<count {
        index += little(offsets[UInt16(number)].map { UInt32($0) } ?? .max)
      }
    case .short:
      for number in 0..<count {
        index += little(offsets[UInt16(number)].map { UInt16($0 / 4) } ?? .max)
      }
    case .sparse:
      for (number, offset) in offsets.sorted(by: { $0.key < $1.key }) {
        index += little(number) + little(UInt16(offset / 4))
      }
    }
    index += [UInt8](repeating: 0, count: (4 - index.count % 4) % 4)
    let flags: UInt8 = type.layout == .sparse ? 1 : type.layout == .short ? 2 : 0
    let entryCount = type.layout == .sparse ? offsets.count : count
    let start = 20 + type.configuration.count + index.count
    let header =
      [type.type, flags, 0, 0] + little(UInt32(entryCount)) + little(UInt32(start)) + type.configuration
    return BinaryXMLBuilder.chunk(0x0201, header: header, index + data)
  }

  /// A label in three languages, and an icon at two densities.
  static func small(_ layout: Layout = .full, isCompact: Bool = false) -> TableBuilder {
    var table = TableBuilder()
    table.keyNames.strings = ["app_name", "other"]
    for (locale, text) in [("", "Planner"), ("de", "Planer"), ("fr-CA", "Agenda")] {
      let value = table.string(text)
      table.types.append(
        TypeEntries(
          type: 1, configuration: configuration(locale), entries: [0: value], layout: layout,
          isCompact: isCompact))
    }
    for density in [160, 480] as [UInt16] {
      let value = table.string("res/icon-\(density).png")
      table.types.append(
        TypeEntries(
          type: 2, configuration: configuration(density: density), entries: [0: value], layout: layout,
          isCompact: isCompact))
    }
    return table
  }
}
