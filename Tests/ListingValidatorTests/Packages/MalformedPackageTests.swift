import Bytes
import Packages
import TestSupport
import Testing

@testable import ListingValidator
@testable import PackageFixtures

/// Packages that somebody damaged, or made to mislead: each gets a finding of its rule and ends neither in a crash nor
/// in a hang.
@Suite struct MalformedPackageTests {
  /// A way to spoil a package, and what is to be said of it.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var expected: String
    var bytes: @Sendable () -> [UInt8]

    init(_ name: String, _ expected: String, bytes: @escaping @Sendable () -> [UInt8]) {
      testDescription = name
      self.expected = expected
      self.bytes = bytes
    }

    /// A package whose archive is changed; its manifest comes first, and its resources second.
    static func archive(
      _ name: String, _ expected: String, _ change: @escaping @Sendable (inout ZipBuilder) -> Void
    ) -> Case {
      Case(name, expected) {
        var builder = MalformedPackageTests.package(BinaryXMLBuilder.manifest().bytes)
        change(&builder)
        return builder.bytes
      }
    }

    /// A package whose manifest is built in another way.
    static func manifest(
      _ name: String, _ expected: String, _ bytes: @escaping @Sendable () -> [UInt8]
    ) -> Case {
      Case(name, expected) { MalformedPackageTests.package(bytes()).bytes }
    }

    /// A package with bytes of its manifest replaced.
    static func patched(
      _ name: String, _ expected: String, at offset: Int, _ new: [UInt8]
    ) -> Case {
      manifest(name, expected) {
        var bytes = BinaryXMLBuilder.manifest().bytes
        bytes.replaceSubrange(offset..<offset + new.count, with: new)
        return bytes
      }
    }

    /// A package with another resource table.
    static func table(_ name: String, _ expected: String, _ bytes: @escaping @Sendable () -> [UInt8]) -> Case
    {
      archive(name, expected) { $0.files[1].data = bytes() }
    }
  }

  fileprivate static func package(_ manifest: [UInt8]) -> ZipBuilder {
    ZipBuilder([
      ZipBuilder.File("AndroidManifest.xml", manifest),
      ZipBuilder.File("resources.arsc", TableBuilder.small().bytes), ZipBuilder.File("assets/a.txt", "one"),
    ])
  }

  private static let archives: [Case] = [
    .archive("a name twice", "archive-not-installable name-twice") { $0.files[2] = $0.files[0] },
    .archive("a name that is not UTF-8", "archive-not-installable name-invalid") {
      $0.files[2].name = [0xE9]
    },
    .archive("an empty name", "archive-not-installable name-invalid") { $0.files[2].name = [] },
    .archive("a name with a NUL", "archive-not-installable name-invalid") { $0.files[2].name = [0x61, 0] },
    .archive("bytes behind the end", "archive-not-installable data-around") { $0.after = [1, 2] },
    .archive("bytes before a finished archive", "archive-not-installable data-around") {
      ($0.before, $0.isShifted) = ([1, 2, 3, 4], true)
    },
    .archive("compiled code in front", "package-misleading archive") { $0.before = Array("dex\n035\0".utf8) },
    .archive("bytes in front", "package-misleading unusual") { $0.before = [1, 2, 3, 4] },
    .archive("a comment of 65,535 bytes", "package-misleading unusual") {
      $0.comment = [UInt8](repeating: 0x50, count: 65_535)
    },
    .archive("a gap before the end record", "package-misleading unusual") { $0.gap = [0, 0, 0, 0] },
    .archive("the 64-bit form", "package-misleading unusual") { $0.isZip64 = true },
    .archive("an encryption mark", "package-misleading archive") { $0.files[0].flags = 1 },
    .archive("an unknown method", "package-misleading archive") { $0.files[0].method = 0x23F1 },
    .archive("another method in front of the file", "package-misleading archive") {
      $0.files[0].localMethod = 8
    },
    .archive("another name in front of the file", "package-misleading archive") {
      $0.files[2].localName = [0x7A]
    },
    .archive("other sizes in front of the file", "package-misleading archive") { $0.files[2].localSize = 1 },
    .archive("a name that leads out", "package-misleading archive") { $0.files[2].name = Array("../a".utf8) },
    .archive("files that share bytes", "package-misleading archive") { $0.files[2].offset = 10 },
    .archive("more files than are counted", "package-misleading archive") { $0.count = 2 },
    .archive("a file that is not there", "package-misleading archive") { $0.files[2].offset = 3 },
    .archive("a wrong checksum of the manifest", "package-misleading archive") { $0.files[0].crc32 = 7 },
    .archive("a bomb among the files", "package-misleading archive") {
      ($0.files[2].method, $0.files[2].size) = (8, 0x4000_0000)
    },
    .archive("a bomb in place of the manifest", "package-unreadable manifest-damaged") {
      ($0.files[0].method, $0.files[0].size) = (8, 0x4000_0000)
    },
    .archive("a bomb in place of the resources", "package-misleading resources") {
      ($0.files[1].method, $0.files[1].size) = (8, 0x4000_0000)
    },
    .archive("a manifest that is not there", "package-unreadable manifest-damaged") {
      $0.files[0].offset = 3
    },
    .archive("a manifest whose packed data is damaged", "package-unreadable manifest-damaged") {
      ($0.files[0].method, $0.files[0].packed) = (8, [0xFF, 0xFF, 0xFF])
    },
    .archive("no manifest", "package-unreadable manifest-missing") { $0.files.removeFirst() },
    .archive("a manifest under another name", "package-unreadable manifest-missing") {
      $0.files[0].name = Array("androidmanifest.xml".utf8)
    },
    .archive("a count that is too high", "package-unreadable archive-damaged") { $0.count = 9 },
    .archive("no files at all", "package-unreadable manifest-missing") { $0.files = [] },
    Case("cut short", "package-unreadable archive-damaged") {
      MalformedPackageTests.package(BinaryXMLBuilder.manifest().bytes).bytes.dropLast(9)
    },
    Case("a web page", "package-unreadable not-a-package") { Array("<html/>".utf8) },
    Case("nothing", "package-unreadable not-a-package") { [] },
  ]

  private static let manifests: [Case] = [
    .manifest("a source manifest", "package-unreadable manifest-damaged") { Array("<manifest/>".utf8) },
    .manifest("a manifest cut short", "package-unreadable manifest-damaged") {
      BinaryXMLBuilder.manifest().bytes.dropLast(8)
    },
    .manifest("another root", "package-unreadable manifest-damaged") {
      var xml = BinaryXMLBuilder()
      xml.open("resources")
      xml.close("resources")
      return xml.bytes
    },
    .patched(
      "a pool longer than the file", "package-unreadable manifest-damaged", at: 12, little(UInt32(1 << 20))),
    .patched("a pool of an odd size", "package-unreadable manifest-damaged", at: 12, little(UInt32(29))),
    .patched(
      "more strings than there is room for", "package-unreadable manifest-damaged", at: 16, little(UInt32.max)
    ),
    .patched(
      "strings that begin beyond the pool", "package-unreadable manifest-damaged", at: 28, little(UInt32.max)),
    .manifest("a string beyond the pool", "package-misleading unusual") {
      var xml = BinaryXMLBuilder()
      xml.open(
        "manifest",
        [
          BinaryXMLBuilder.Attribute(name: "package", namespace: nil, text: "com.example.app"),
          BinaryXMLBuilder.Attribute(name: "split", namespace: nil, data: 77),
        ])
      xml.close("manifest")
      return xml.bytes
    },
    .manifest("bytes behind the document", "package-misleading unusual") {
      BinaryXMLBuilder.manifest().bytes(type: 3, after: [1])
    },
    .manifest("an unknown chunk", "package-misleading unusual") {
      labelled { $0.add(BinaryXMLBuilder.chunk(0x0777, header: [], [])) }
    },
    .manifest("another mark", "package-misleading manifest") { BinaryXMLBuilder.manifest().bytes(type: 0) },
    .manifest("a second root", "package-misleading manifest") {
      var xml = BinaryXMLBuilder.manifest()
      xml.open("manifest")
      return xml.bytes
    },
    .manifest("padding before attributes", "package-misleading manifest") { labelled { $0.padding = 4 } },
    .manifest("wide attributes", "package-misleading manifest") { labelled { $0.attributeSize = 24 } },
    .manifest("a renamed attribute", "package-misleading manifest") { labelled { $0.pool.strings[0] = "x" } },
    .manifest("a masked namespace", "package-misleading manifest") {
      labelled(namespace: "http://example.com") { _ in }
    },
    .manifest("no namespace", "package-misleading manifest") { labelled(namespace: nil) { _ in } },
    .manifest("an attribute without its number", "package-misleading manifest") {
      labelled(number: nil) { _ in }
    },
    .manifest("an attribute twice", "package-misleading manifest") { labelled(times: 2) { _ in } },
    .manifest("elements without end", "package-unreadable manifest-damaged") {
      var xml = BinaryXMLBuilder()
      for _ in 0..<100_000 { xml.open("a") }
      return xml.bytes
    },
  ]

  private static let tables: [Case] = [
    .table("resources cut short", "package-misleading resources") { TableBuilder.small().bytes.dropLast(40) },
    .table("something else in place of resources", "package-misleading resources") { Array("PNG".utf8) },
    .table("a label that refers to itself", "package-misleading resources") {
      var table = TableBuilder()
      table.keyNames.strings = ["app_name"]
      table.types = [
        TableBuilder.TypeEntries(type: 1, entries: [0: TableBuilder.Value(type: 1, data: 0x7F01_0000)])
      ]
      return table.bytes
    },
    .table("labels in a circle", "package-misleading resources") {
      var table = TableBuilder()
      table.keyNames.strings = ["app_name", "other"]
      table.types = [
        TableBuilder.TypeEntries(
          type: 1,
          entries: [
            0: TableBuilder.Value(type: 1, data: 0x7F01_0001),
            1: TableBuilder.Value(type: 1, data: 0x7F01_0000),
          ])
      ]
      return table.bytes
    },
  ]

  /// A manifest whose application has a label.
  private static func labelled(
    namespace: String? = PackageAttribute.android, number: UInt32? = BinaryXMLBuilder.label, times: Int = 1,
    _ change: (inout BinaryXMLBuilder) -> Void
  ) -> [UInt8] {
    var xml = BinaryXMLBuilder(known: [("label", BinaryXMLBuilder.label)])
    change(&xml)
    xml.open(
      "manifest", [BinaryXMLBuilder.Attribute(name: "package", namespace: nil, text: "com.example.app")])
    let label = BinaryXMLBuilder.Attribute(name: "label", namespace: namespace, id: number, text: "App")
    xml.open("application", Array(repeating: label, count: times))
    xml.close("application")
    xml.close("manifest")
    return xml.bytes
  }

  @Test(arguments: archives + manifests + tables) func eachGetsItsFinding(_ package: Case) throws {
    let folder = try TemporaryFolder(["app.apk": package.bytes()])
    let report = try LintRun(settings: .init(today: Lint.today), toolVersion: "test")
      .report(on: ["\(folder.path)/app.apk"])
    let found = report.listings.flatMap(\.findings).map { "\($0.finding.rule) \($0.finding.caseID)" }
    #expect(found.contains(package.expected), "\(found)")
  }
}
