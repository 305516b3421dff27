import Bytes

/// A `resources.pb`: the resources of a module of an app bundle.
struct ProtoResourceTable: ResourceTable {
  /// The most resources and values, all together, that are read.
  static let maximumCount = 1_000_000

  private enum Field {
    static let package = 2
    static let packageID = 1
    static let packageName = 2
    static let type = 3
    static let typeID = 1
    static let typeName = 2
    static let entry = 3
    static let entryID = 1
    static let entryName = 2
    static let entryValue = 6
    static let number = 1
    static let configuration = 1
    static let value = 2
    static let item = 4
  }

  /// Each configuration once, in the order met.
  private var known: [ResourceConfiguration] = []
  private var entries: [UInt32: Entry] = [:]
  private var ids: [ResourceName: UInt32] = [:]

  private struct Entry {
    let name: ResourceName
    var values: [Value]
  }

  /// A value that is read once it is asked for.
  private struct Value {
    /// The number of the configuration in `known`.
    let configuration: Int
    let item: WireMessage?
  }

  var configurations: Set<ResourceConfiguration> { Set(known) }

  /// Finds the resources of a table.
  /// - Throws: `WireFault`
  init(_ bytes: [UInt8]) throws(WireFault) {
    let table = WireMessage(bytes: ByteReader(bytes))
    var numbers: [[UInt8]: Int] = [:]
    var count = 0
    try table.forEachField { field throws(WireFault) in
      guard field.number == Field.package, let package = field.message else { return }
      try addPackage(package, &numbers, &count)
    }
  }

  func values(
    of id: UInt32, where isWanted: (ResourceConfiguration) -> Bool
  ) throws(ChunkFault) -> [ConfiguredValue] {
    var values: [ConfiguredValue] = []
    for value in entries[id]?.values ?? [] where isWanted(known[value.configuration]) {
      guard let item = value.item else { continue }
      do throws(WireFault) {
        if let found = try ProtoItem.value(item) {
          values.append(ConfiguredValue(configuration: known[value.configuration], value: found))
        }
      } catch {
        throw .wrongKind
      }
    }
    return values
  }

  func name(of id: UInt32) -> ResourceName? { entries[id]?.name }

  func id(of name: ResourceName) -> UInt32? { ids[name] }
}

extension ProtoResourceTable {
  private mutating func addPackage(
    _ package: WireMessage, _ numbers: inout [[UInt8]: Int], _ count: inout Int
  ) throws(WireFault) {
    var id: UInt32 = 0
    var types: [WireMessage] = []
    try package.forEachField { field throws(WireFault) in
      switch field.number {
      case Field.packageID: id = try Self.number(field.message)
      case Field.type: if let type = field.message { types.append(type) }
      default: break
      }
    }
    for type in types { try addType(type, package: id, &numbers, &count) }
  }

  private mutating func addType(
    _ type: WireMessage, package: UInt32, _ numbers: inout [[UInt8]: Int], _ count: inout Int
  ) throws(WireFault) {
    var (id, name) = (UInt32(0), "")
    var entries: [WireMessage] = []
    try type.forEachField { field throws(WireFault) in
      switch field.number {
      case Field.typeID: id = try Self.number(field.message)
      case Field.typeName: name = field.text ?? ""
      case Field.entry: if let entry = field.message { entries.append(entry) }
      default: break
      }
    }
    for entry in entries {
      try addEntry(entry, type: (package & 0xFF) << 24 | (id & 0xFF) << 16, named: name, &numbers, &count)
    }
  }

  private mutating func addEntry(
    _ entry: WireMessage, type: UInt32, named typeName: String,
    _ numbers: inout [[UInt8]: Int],
    _ count: inout Int
  ) throws(WireFault) {
    var (id, name) = (UInt32(0), "")
    var values: [Value] = []
    try entry.forEachField { field throws(WireFault) in
      count += 1
      guard count <= Self.maximumCount else { throw .tooMany }
      switch field.number {
      case Field.entryID: id = try Self.number(field.message)
      case Field.entryName: name = field.text ?? ""
      case Field.entryValue: if let value = field.message { values.append(try self.value(value, &numbers)) }
      default: break
      }
    }
    let number = type | id & 0xFFFF
    let resource = ResourceName(package: nil, type: typeName, entry: name)
    ids[resource] = number
    entries[number, default: Entry(name: resource, values: [])].values += values
  }

  private mutating func value(
    _ message: WireMessage, _ numbers: inout [[UInt8]: Int]
  ) throws(WireFault) -> Value {
    var configuration: [UInt8] = []
    var item: WireMessage?
    try message.forEachField { field throws(WireFault) in
      switch field.number {
      case Field.configuration: configuration = field.bytes?.array ?? []
      case Field.value:
        try field.message?.forEachField { field throws(WireFault) in
          if field.number == Field.item { item = field.message }
        }
      default: break
      }
    }
    return Value(configuration: try number(of: configuration, &numbers), item: item)
  }

  /// The number of a configuration, which is read where it is new.
  private mutating func number(
    of configuration: [UInt8], _ numbers: inout [[UInt8]: Int]
  ) throws(WireFault) -> Int {
    if let number = numbers[configuration] { return number }
    known.append(try ResourceConfiguration(proto: WireMessage(bytes: ByteReader(configuration))))
    numbers[configuration] = known.count - 1
    return known.count - 1
  }

  /// The number in a message that holds nothing else.
  private static func number(_ message: WireMessage?) throws(WireFault) -> UInt32 {
    var number: UInt32 = 0
    try message?.forEachField { field throws(WireFault) in
      if field.number == Field.number { number = field.number32 ?? 0 }
    }
    return number
  }
}

extension ResourceConfiguration {
  private enum Field {
    static let locale = 3
    static let width = 7
    static let height = 8
    static let smallestWidth = 9
    static let screenSize = 10
    static let orientation = 15
    static let density = 18
    static let apiLevel = 24
    /// The product that a resource was built for does not matter once it is built.
    static let product = 25
  }

  /// Reads a configuration of an app bundle.
  /// - Throws: `WireFault`
  init(proto message: WireMessage) throws(WireFault) {
    try message.forEachField { field throws(WireFault) in
      let number = UInt16(clamping: field.number32 ?? 0)
      switch field.number {
      case Field.locale: locale = ResourceLocale(tag: field.text ?? "")
      case Field.width: width = number
      case Field.height: height = number
      case Field.smallestWidth: smallestWidth = number
      case Field.screenSize: screenSize = UInt8(clamping: number)
      case Field.orientation: orientation = UInt8(clamping: number)
      case Field.density: density = number
      case Field.apiLevel: apiLevel = number
      case Field.product: break
      default: if number != 0 { isSpecial = true }
      }
    }
  }
}
