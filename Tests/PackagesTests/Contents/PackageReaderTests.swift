import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct PackageReaderTests {
  typealias File = ZipBuilder.File

  private static func apk(method: UInt16 = 0) -> ZipBuilder {
    ZipBuilder([
      File("AndroidManifest.xml", BinaryXMLBuilder.manifest().bytes, method: method),
      File("classes.dex", "dex\n035"), File("classes2.dex", "dex\n035"), File("assets/classes.dex", ""),
      File("lib/arm64-v8a/libmain.so", "ELF"), File("lib/x86/libmain.so", "ELF"),
      File("lib/x86/deep/lib.so", ""),
      File("resources.arsc", TableBuilder.small().bytes, method: method),
    ])
  }

  private func read(_ builder: ZipBuilder) throws -> PackageContents {
    try PackageReader.read(RandomAccessFile(builder.bytes))
  }

  @Test(arguments: [0, 8] as [UInt16]) func readsAnAPK(method: UInt16) throws {
    let contents = try read(Self.apk(method: method))
    #expect(contents.kind == .apk)
    #expect(contents.oddities == [])
    #expect(contents.labels.any == "Planner")
    #expect(contents.labels.byLocale == ["de": "Planer", "fr-CA": "Agenda"])
    #expect(contents.locales == ["", "de", "fr-CA"])
    #expect(contents.densities == [160, 480])
    #expect(contents.icons == [160: "res/icon-160.png", 480: "res/icon-480.png"])
    #expect(contents.abis == ["arm64-v8a", "x86"])
    #expect(contents.modules.count == 1)
    let base = try #require(contents.base)
    #expect(base.dexFiles.map(\.path) == ["classes.dex", "classes2.dex"])
    #expect(base.nativeLibraries.map(\.name) == ["libmain.so", "libmain.so"])
    let application = try #require(base.manifest?.children.first)
    #expect(
      application.attribute(BinaryXMLBuilder.label)?.target
        == ResourceTarget(
          name: ResourceName(package: nil, type: "string", entry: "app_name"), value: .string("Planner")))
  }

  @Test func readsABareManifest() throws {
    let contents = try PackageReader.read(RandomAccessFile(BinaryXMLBuilder.manifest().bytes))
    #expect(contents.kind == .manifest)
    #expect(contents.base?.manifest?.name == "manifest")
    #expect(contents.archive == nil)
  }

  @Test func readsABundle() throws {
    let label: (inout MessageBuilder) -> Void = { $0.number(2, 0x7F01_0000) }
    let contents = try read(
      ZipBuilder([
        File("BundleConfig.pb", MessageBuilder.message { $0.message(1) { $0.text(2, "1.15.6") } }),
        File("extra/manifest/AndroidManifest.xml", MessageBuilder.manifest(label: label)),
        File("base/manifest/AndroidManifest.xml", MessageBuilder.manifest(label: label), method: 8),
        File("base/resources.pb", MessageBuilder.table([("", "Planner"), ("de", "Planer")]), method: 8),
        File("base/dex/classes.dex", "dex"), File("base/lib/x86_64/libmain.so", "ELF"),
        File("extra/lib/x86_64/libextra.so", "ELF"),
      ]))
    #expect(contents.kind == .bundle)
    #expect(contents.oddities == [])
    #expect(contents.bundle?.toolVersion == "1.15.6")
    #expect(contents.modules.map(\.name) == ["base", "extra"])
    #expect(contents.labels == LocalizedLabels(any: "Planner", byLocale: ["de": "Planer"]))
    #expect(contents.abis == ["x86_64"])
    #expect(contents.base?.dexFiles.map(\.path) == ["base/dex/classes.dex"])
    // A feature refers to the resources of the base.
    let extra = contents.modules[1].manifest?.children.first?.attribute(BinaryXMLBuilder.label)
    #expect(extra?.target?.value == .string("Planner"))
  }

  @Test(arguments: [0, 8] as [UInt16]) func readsASetOfAPKs(method: UInt16) throws {
    let apk = Self.apk().bytes
    let universal = try read(
      ZipBuilder([File("toc.pb"), File("universal.apk", apk, method: method)]))
    #expect(universal.kind == .apkSet)
    #expect(universal.labels.any == "Planner")
    #expect(universal.modules.map(\.name) == ["universal.apk"])
    let split = ZipBuilder([File("AndroidManifest.xml", BinaryXMLBuilder.manifest().bytes)]).bytes
    let splits = try read(
      ZipBuilder([
        File("splits/base-de.apk", split), File("splits/base-master.apk", apk), File("splits/bad.apk", "no"),
      ]))
    #expect(splits.modules.map(\.name) == ["splits/base-master.apk", "splits/base-de.apk"])
    #expect(splits.labels.any == "Planner")
    #expect(splits.oddities == [.moduleUnreadable("splits/bad.apk", .archive(.endRecordMissing))])
  }

  /// A change to an APK, and what is said about it; the rest is read.
  static let odd: [(String, PackageOddity, @Sendable (inout ZipBuilder) -> Void)] = [
    ("comment", .archive(.comment(65_535)), { $0.comment = [UInt8](repeating: 0x41, count: 65_535) }),
    ("two manifests", .archive(.duplicateName("AndroidManifest.xml")), { $0.files[3] = $0.files[0] }),
    ("checksum", .manifestChecksumDiffers("base"), { $0.files[0].crc32 = 7 }),
    ("method", .archive(.unknownMethod("AndroidManifest.xml", 0x23F1)), { $0.files[0].method = 0x23F1 }),
    ("encryption mark", .archive(.encrypted("AndroidManifest.xml")), { $0.files[0].flags = 1 }),
    (
      "no table", .resourcesUnreadable("base", .binary(.outOfBounds(offset: 0))),
      { $0.files[7].data = [2, 0, 12, 0] }
    ),
    ("damaged table", .resourcesUnreadable("base", .binary(.wrongKind)), { $0.files[7].data[0] = 9 }),
    (
      "bomb", .archive(.absurdRatio("resources.arsc")),
      { ($0.files[7].method, $0.files[7].size) = (8, 0x0F00_0000) }
    ),
  ]

  @Test(arguments: odd.indices) func namesWhatIsOdd(index: Int) throws {
    let (name, oddity, change) = Self.odd[index]
    var builder = Self.apk()
    change(&builder)
    let contents = try read(builder)
    #expect(contents.oddities.contains(oddity), "\(name): \(contents.oddities)")
    #expect(contents.base?.manifest?.name == "manifest", "\(name)")
  }

  /// A change to an APK, and why it is none any more.
  static let broken: [(String, PackageFault, @Sendable (inout ZipBuilder) -> Void)] = [
    ("no manifest", .manifestMissing, { $0.files.removeFirst() }),
    ("manifest elsewhere", .manifestMissing, { $0.files[0].name = Array("app/AndroidManifest.xml".utf8) }),
    (
      "source manifest", .manifest(.binary(.outOfBounds(offset: 0))),
      { $0.files[0].data = Array("<manifest/>".utf8) }
    ),
    ("empty manifest", .manifest(.binary(.outOfBounds(offset: 0))), { $0.files[0].data = [] }),
    (
      "bomb", .manifest(.archive(.tooLarge(size: 0x0F00_0000, limit: PackageReader.maximumManifest))),
      { ($0.files[0].method, $0.files[0].size) = (8, 0x0F00_0000) }
    ),
    ("manifest not there", .manifest(.archive(.localHeaderMissing)), { $0.files[0].offset = 3 }),
    ("counted wrong", .archive(.directoryEntryBroken(index: 8)), { $0.count = 9 }),
  ]

  @Test(arguments: broken.indices) func saysWhyNot(index: Int) throws {
    let (name, fault, change) = Self.broken[index]
    var builder = Self.apk()
    change(&builder)
    #expect(throws: fault, "\(name)") { try read(builder) }
  }

  @Test func refusesAnythingElse() {
    for text in ["", "PK", "<manifest/>", "%PDF-1.7"] {
      #expect(throws: PackageFault.self) { try PackageReader.read(RandomAccessFile(Array(text.utf8))) }
    }
  }

  @Test func saysOfEveryCutWhereItEnds() {
    let whole = Self.apk().bytes
    for length in 0..<whole.count {
      #expect(throws: PackageFault.self) {
        try PackageReader.read(RandomAccessFile(Array(whole.prefix(length))))
      }
    }
  }

  @Test func survivesAnyByte() {
    let whole = Self.apk().bytes
    for index in whole.indices {
      for value in [0, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[index] = value
        _ = try? PackageReader.read(RandomAccessFile(bytes))
      }
    }
  }
}
