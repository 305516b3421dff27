import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct ProtoTests {
  private let byID: (inout MessageBuilder) -> Void = { $0.number(2, 0x7F01_0000) }

  @Test func readsAManifest() throws {
    let document = try ProtoXML(MessageBuilder.manifest(label: byID))
    #expect(document.oddities == [])
    #expect(document.root.attribute(plain: "package")?.value == .string("com.example.app"))
    let label = document.root.children.first?.attribute(BinaryXMLBuilder.label)
    #expect(label?.value == .reference(ResourceLink(id: 0x7F01_0000, name: nil, kind: .resource)))
    #expect(label?.namespace == PackageAttribute.android)
  }

  @Test func followsReferencesByNumberAndName() throws {
    let table = try ProtoResourceTable(MessageBuilder.table([("", "Planner"), ("de", "Planer")]))
    #expect(table.configurations.map(\.locale.tag).sorted() == ["", "de"])
    let name = ResourceName(package: nil, type: "string", entry: "app_name")
    for link in [
      ResourceLink(id: 0x7F01_0000, name: nil, kind: .resource),
      ResourceLink(id: 0, name: name, kind: .resource),
    ] {
      var resolver = ResourceResolver([table])
      #expect(resolver.target(of: link) == ResourceTarget(name: name, value: .string("Planner")))
      let german = WantedConfiguration(locale: ResourceLocale(tag: "de"))
      #expect(resolver.value(of: link, for: german) == .string("Planer"))
    }
  }

  /// A value as a message, and what it is.
  static let items: [(ResourceValue?, @Sendable (inout MessageBuilder) -> Void)] = [
    (.string("s"), { $0.message(2) { $0.text(1, "s") } }),
    (.string("r"), { $0.message(3) { $0.text(1, "r") } }),
    (.string("styled"), { $0.message(4) { $0.text(1, "styled") } }),
    (.string("res/a.png"), { $0.message(5) { $0.text(1, "res/a.png") } }), (nil, { $0.message(6) { _ in } }),
    (.null, { $0.message(7) { $0.message(1) { _ in } } }),
    (.empty, { $0.message(7) { $0.message(2) { _ in } } }),
    (.integer(-1), { $0.message(7) { $0.number(6, UInt64.max) } }),
    (.hexadecimal(255), { $0.message(7) { $0.number(7, 255) } }),
    (.boolean(true), { $0.message(7) { $0.number(8, 1) } }),
    (.color(5), { $0.message(7) { $0.number(12, 5) } }),
    (.dimension(16, .densityIndependentPixels), { $0.message(7) { $0.number(13, 0x1001) } }),
    (.null, { $0.message(1) { _ in } }),
    (
      .reference(
        ResourceLink(
          id: 0, name: ResourceName(package: "android", type: "attr", entry: "theme"), kind: .themeAttribute)),
      {
        $0.message(1) {
          $0.number(1, 1)
          $0.text(3, "android:attr/theme")
        }
      }
    ),
  ]

  @Test(arguments: items.indices) func readsValues(index: Int) throws {
    let (value, build) = Self.items[index]
    #expect(try ProtoItem.value(WireMessage(bytes: ByteReader(MessageBuilder.message(build)))) == value)
  }

  @Test func readsTheConfigurationOfABundle() throws {
    let config = try BundleConfig(
      MessageBuilder.message {
        $0.message(1) { $0.text(2, "1.15.6") }
        $0.number(8, 2)
      })
    #expect(config.toolVersion == "1.15.6")
    #expect(config.type == .assetsOnly)
    #expect(try BundleConfig([]).type == .regular)
  }

  @Test(
    arguments: [
      ([0x08], WireFault.truncated), ([0x0A, 5, 1], .truncated), ([0x0D, 1], .truncated), ([0x0B], .badField),
      ([0x00, 1], .badField), ([0x08] + [UInt8](repeating: 0x80, count: 10) + [1], .badField), ([], .missing),
      ([0x0A, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1], .truncated),
    ] as [([UInt8], WireFault)])
  func refusesBrokenMessages(bytes: [UInt8], fault: WireFault) {
    #expect(throws: fault) { try ProtoXML(bytes) }
  }

  @Test func stopsAtTooMuch() {
    var bytes: [UInt8] = []
    for _ in 0...BinaryXML.maximumDepth {
      let inner = bytes
      bytes = MessageBuilder.message { $0.message(1) { $0.bytes(5, inner) } }
    }
    #expect(throws: WireFault.tooDeep) { try ProtoXML(bytes) }
  }

  @Test func survivesAnyByte() {
    let manifest = MessageBuilder.manifest(label: byID)
    let table = MessageBuilder.table([("", "Planner"), ("de", "Planer")])
    for length in manifest.indices { _ = try? ProtoXML(Array(manifest.prefix(length))) }
    for index in manifest.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = manifest
        bytes[index] = value
        _ = try? ProtoXML(bytes)
      }
    }
    for index in table.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = table
        bytes[index] = value
        guard let table = try? ProtoResourceTable(bytes) else { continue }
        _ = try? table.values(of: 0x7F01_0000) { _ in true }
      }
    }
  }
}
