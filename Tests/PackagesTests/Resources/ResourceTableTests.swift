import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct ResourceTableTests {
  private func open(_ table: TableBuilder) throws -> BinaryResourceTable {
    try BinaryResourceTable(RandomAccessFile(table.bytes))
  }

  private let label = ResourceLink(id: 0x7F01_0000, name: nil, kind: .resource)

  @Test(arguments: [TableBuilder.Layout.full, .short, .sparse], [false, true])
  func readsEveryLayout(layout: TableBuilder.Layout, isCompact: Bool) throws {
    let table = try open(TableBuilder.small(layout, isCompact: isCompact))
    #expect(table.configurations.map(\.locale.tag).sorted() == ["", "", "", "de", "fr-CA"])
    #expect(table.name(of: 0x7F01_0000) == ResourceName(package: nil, type: "string", entry: "app_name"))
    #expect(table.name(of: 0x7F01_0001) == nil)
    #expect(table.name(of: 0x7F03_0000) == nil)
    var resolver = ResourceResolver([table])
    for (tag, text) in [("", "Planner"), ("de-AT", "Planer"), ("fr-CA", "Agenda"), ("ja", "Planner")] {
      let wanted = WantedConfiguration(locale: ResourceLocale(tag: tag))
      #expect(resolver.value(of: label, for: wanted) == .string(text), "\(tag)")
    }
    let icon = ResourceLink(id: 0x7F02_0000, name: nil, kind: .resource)
    for (density, path) in [(120, "res/icon-160.png"), (160, "res/icon-160.png"), (320, "res/icon-480.png")] {
      let wanted = WantedConfiguration(density: UInt16(density))
      #expect(resolver.value(of: icon, for: wanted) == .string(path), "\(density)")
    }
    #expect(resolver.oddities.items == [])
  }

  @Test func readsOneOfManySparseEntries() throws {
    var table = TableBuilder()
    let value = table.string("found")
    let entries: [UInt16: TableBuilder.Value?] = Dictionary(
      uniqueKeysWithValues: stride(from: 3, to: 60_000, by: 97).map { (UInt16($0), value) })
    table.types = [TableBuilder.TypeEntries(type: 1, entries: entries, layout: .sparse)]
    let read = try open(table)
    for number in [3, 100, 97 * 300 + 3] as [UInt32] {
      #expect(try read.values(of: 0x7F01_0000 | number) { _ in true }.map(\.value) == [.string("found")])
    }
    #expect(try read.values(of: 0x7F01_0004) { _ in true }.isEmpty)
  }

  @Test func passesOverWhatHoldsNoValues() throws {
    var table = TableBuilder.small()
    for type in [0x0202, 0x0203, 0x0204, 0x0205, 0x0206, 0x0999] as [UInt16] {
      table.others += BinaryXMLBuilder.chunk(type, header: [1, 0, 0, 0, 0, 0, 0, 0], [1, 2, 3, 4])
    }
    // A style or an array is no value of an attribute.
    table.types.append(TableBuilder.TypeEntries(type: 1, entries: [7: nil]))
    let read = try open(table)
    #expect(try read.values(of: 0x7F01_0007) { _ in true }.isEmpty)
    #expect(
      try read.values(of: 0x7F01_0000) { $0.locale.language.isEmpty }.map(\.value) == [.string("Planner")])
  }

  @Test func followsReferencesAndStopsInACircle() throws {
    var table = TableBuilder()
    let text = table.string("end")
    func reference(_ id: UInt32) -> TableBuilder.Value { TableBuilder.Value(type: 1, data: id) }
    var entries: [UInt16: TableBuilder.Value?] = [
      0: reference(0x7F01_0001), 1: reference(0x7F01_0002), 2: text, 3: reference(0x7F01_0003),
      4: reference(0x7F01_0005), 5: reference(0x7F01_0004), 6: reference(0x0104_0000),
      7: TableBuilder.Value(type: 2, data: 0x0101_0030),
    ]
    for number in 10..<60 { entries[UInt16(number)] = reference(0x7F01_0000 + UInt32(number) + 1) }
    entries[60] = text
    table.types = [TableBuilder.TypeEntries(type: 1, entries: entries)]
    var resolver = ResourceResolver([try open(table)])
    func target(_ number: UInt32) -> ResourceValue? {
      resolver.target(of: ResourceLink(id: 0x7F01_0000 + number, name: nil, kind: .resource)).value
    }
    #expect(target(0) == .string("end"))
    #expect(target(45) == .string("end"))
    #expect(resolver.oddities.items == [])
    for number in [3, 4, 10] as [UInt32] { #expect(target(number) == nil) }
    #expect(resolver.oddities.items.count == 3)
    // Out of the package, and into the theme.
    for number in [6, 7, 90] as [UInt32] { #expect(target(number) == nil) }
    #expect(resolver.oddities.items.count == 3)
  }

  @Test func refusesWhatAndroidRefuses() {
    let whole = TableBuilder.small().bytes
    for length in 0..<whole.count {
      #expect(throws: ChunkFault.self) {
        try BinaryResourceTable(RandomAccessFile(Array(whole.prefix(length))))
      }
    }
    #expect(throws: ChunkFault.wrongKind) {
      try BinaryResourceTable(RandomAccessFile([3] + whole.dropFirst()))
    }
  }

  @Test func survivesAnyByte() {
    for whole in [
      TableBuilder.small().bytes, TableBuilder.small(.sparse).bytes, TableBuilder.small(.short).bytes,
    ] {
      for index in whole.indices {
        for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
          var bytes = whole
          bytes[index] = value
          guard let table = try? BinaryResourceTable(RandomAccessFile(bytes)) else { continue }
          var resolver = ResourceResolver([table])
          _ = resolver.target(of: label)
          _ = table.name(of: 0x7F02_0000)
        }
      }
    }
  }
}
