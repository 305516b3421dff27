import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct CodeSearchTests {
  private let search = CodeSearch(
    classes: [
      .init("billing", "com/android/billingclient/"),
      .init("iap", "com/amazon/device/iap/PurchasingService;"),
      .init("maps", "com/google/android/gms/maps/"),
    ],
    texts: [
      .init("store", "play.google.com/store"), .init("market", "market://"), .init("other", "apps.apple.com"),
    ])

  private func code() throws -> [UInt8] { try Fixture.bytes("code/classes.dex") }

  private func matches(in files: [ZipBuilder.File]) throws -> [CodeSearch.Match] {
    let isBundle = files[0].name.contains(UInt8(ascii: "/"))
    let manifest = ZipBuilder.File(isBundle ? "base/manifest/AndroidManifest.xml" : "AndroidManifest.xml")
    let archive = try ZipArchive(RandomAccessFile(ZipBuilder([manifest] + files).bytes))
    var assembly = PackageAssembly(archive)
    assembly.addModule("base", in: archive, isBundle ? .bundle("base") : .apk)
    return assembly.contents(.apk).search(search)
  }

  @Test func findsClassesAndTexts() throws {
    let found = try matches(in: [.init("classes.dex", code(), method: 8)])
    #expect(Set(found.map(\.id)) == ["billing", "iap", "store", "market"], "referred to is not there")
    #expect(found.first { $0.id == "billing" }?.found == "com.android.billingclient.api.BillingClient")
    #expect(found.first { $0.id == "iap" }?.found == "com.amazon.device.iap.PurchasingService")
    #expect(
      found.first { $0.id == "store" }?.found == "https://play.google.com/store/apps/details?id=com.example")
    #expect(found.first { $0.id == "market" }?.found.hasPrefix("größer als 127 Zeichen") == true)
    #expect(Set(found.map(\.path)) == ["classes.dex"])
  }

  @Test(arguments: [
    ("classes.dex", true), ("classes2.dex", true), ("base/dex/classes12.dex", true),
    ("assets/classes.dex", false),
    ("base/assets/classes.dex", false),
  ]) func looksIntoCodeAlone(_ path: String, isCode: Bool) throws {
    #expect(try matches(in: [.init(path, code())]).isEmpty == !isCode)
  }

  @Test func findsTheSameInPiecesOfAnySize() throws {
    let bytes = try code()
    for size in [1, 2, 3, 7, 111, 112, 113, 500] {
      var scanner = DexScanner(CodeMatcher(search))
      for start in stride(from: 0, to: bytes.count, by: size) {
        Array(bytes[start..<min(start + size, bytes.count)]).withUnsafeBytes { scanner.scan($0) }
      }
      #expect(scanner.matches.count == 4, "pieces of \(size)")
    }
  }

  @Test func noDamageCrashes() throws {
    let bytes = try code()
    for position in 0..<bytes.count {
      for value: UInt8 in [0, 0x7F, 0xFF] {
        var changed = bytes
        changed[position] = value
        var scanner = DexScanner(CodeMatcher(search))
        changed.withUnsafeBytes { scanner.scan($0) }
        #expect(scanner.matches.count <= 13)
      }
    }
    for length in 0..<bytes.count {
      var scanner = DexScanner(CodeMatcher(search))
      Array(bytes.prefix(length)).withUnsafeBytes { scanner.scan($0) }
      #expect(scanner.matches.count <= 4)
    }
  }

  @Test func stringsThatShareBytesAreLookedAtOnce() throws {
    var bytes = try code()
    // Every string at the place of the first one.
    let first = Array(bytes[0x70..<0x74])
    for index in 0..<13 { bytes.replaceSubrange(0x70 + index * 4..<0x74 + index * 4, with: first) }
    var scanner = DexScanner(CodeMatcher(search))
    bytes.withUnsafeBytes { scanner.scan($0) }
    #expect(scanner.matches.count <= 1)
  }
}
