import Bytes
import Testing

@testable import PackageFixtures
@testable import Packages

@Suite struct ResourceConfigurationTests {
  /// The tag of a language, what it is for, and whether it serves.
  @Test(arguments: [
    ("", "de", true), ("de", "de", true), ("de", "de-AT", true), ("de-DE", "de-AT", true), ("de", "", false),
    ("de", "fr", false), ("zh-CN", "zh-TW", false), ("zh-HK", "zh-TW", true), ("zh-Hant", "zh-TW", true),
    ("zh-Hans", "zh-SG", true), ("sr", "sr-Latn", false), ("sr-Latn", "sr-ME", true), ("sr-Cyrl", "sr", true),
    ("tl", "fil-PH", true), ("en-XA", "en", false), ("az-IR", "az", false), ("en-GB", "en-US", true),
  ])
  func servesByLanguageAndScript(tag: String, wanted: String, serves: Bool) {
    #expect(ResourceLocale(tag: tag).matches(ResourceLocale(tag: wanted)) == serves)
  }

  /// The tags of languages, what is wanted, and which serves best.
  @Test(arguments: [
    (["", "en", "en-GB"], "en-US", "en"), (["", "en-GB"], "en-US", ""), (["", "en-GB"], "en-AU", "en-GB"),
    (["en", "en-GB"], "en-AU", "en"), (["en-US", "en-GB"], "en-IN", "en-GB"),
    (["", "en-US"], "en-US", "en-US"),
    (["es", "es-ES", "es-US"], "es-AR", "es-US"), (["es-ES", "es-419"], "es-MX", "es-419"),
    (["es-US", "es-419"], "es-419", "es-419"), (["es-US", "es-MX"], "es-MX", "es-MX"),
    (["pt", "pt-PT"], "pt-AO", "pt-PT"), (["pt-BR", "pt-PT"], "pt", "pt-BR"),
    (["de-AT", "de-DE"], "de-CH", "de-DE"),
    (["zh-HK", "zh-TW"], "zh-MO", "zh-HK"), (["fr", "fr-CA"], "fr-CA", "fr-CA"), (["fil", "tl"], "tl", "tl"),
    (["", "de"], "fr", ""), (["en-AU", "en-XC"], "en", "en-XC"),
  ])
  func prefersTheNearestRegion(tags: [String], wanted: String, best: String) {
    let wanted = WantedConfiguration(locale: ResourceLocale(tag: wanted))
    for tags in [tags, tags.reversed()] {
      let values = tags.map { tag in
        var configuration = ResourceConfiguration()
        configuration.locale = ResourceLocale(tag: tag)
        return ConfiguredValue(configuration: configuration, value: .string(tag))
      }
      #expect(ResourceResolver.best(values, for: wanted)?.value == .string(best), "\(tags)")
    }
  }

  /// Densities, the one that is wanted, and the one that serves best.
  @Test(
    arguments: [
      ([120, 160, 240, 320], 160, 160), ([120, 240], 160, 240), ([120, 480], 160, 120),
      ([160, 640], 480, 640),
      ([0, 240], 160, 0), ([160, 65534], 160, 65534), ([65535, 160], 320, 65535), ([160, 240], 65534, 160),
    ] as [([UInt16], UInt16, UInt16)])
  func prefersScalingDown(densities: [UInt16], wanted: UInt16, best: UInt16) {
    for densities in [densities, densities.reversed()] {
      let values = densities.map { density in
        var configuration = ResourceConfiguration()
        configuration.density = density
        return ConfiguredValue(configuration: configuration, value: .integer(Int32(density)))
      }
      let found = ResourceResolver.best(values, for: WantedConfiguration(density: wanted))
      #expect(found?.value == .integer(Int32(best)), "\(densities)")
    }
  }

  @Test(arguments: [
    "de", "de-AT", "sr-Latn", "sr-Latn-RS", "es-419", "ca-ES-valencia", "ar-EG-u-nu-latn", "fil", "",
  ])
  func writesTagsAsTheyAreRead(tag: String) {
    #expect(ResourceLocale(tag: tag).tag == tag)
  }

  @Test func unpacksThreeLetters() {
    // As `fil` and `419` are packed: three times five bits, the last letter first.
    let fil = UInt16(0x8000) | 11 << 10 | 8 << 5 | 5
    #expect(ResourceLocale.unpack(UInt8(fil >> 8), UInt8(fil & 0xFF), base: 0x61).string == "fil")
    let america = UInt16(0x8000) | 9 << 10 | 1 << 5 | 4
    #expect(ResourceLocale.unpack(UInt8(america >> 8), UInt8(america & 0xFF), base: 0x30) == "419")
  }

  @Test func readsShortAndLongConfigurations() throws {
    let short = try ResourceConfiguration(
      binary: ByteReader(TableBuilder.configuration("de", density: 240, size: 28)))
    #expect(short.locale.tag == "de")
    #expect(short.density == 240)
    #expect(!short.isSpecial)
    var long = TableBuilder.configuration("de") + [0, 0, 0, 0]
    long.replaceSubrange(0..<4, with: little(UInt32(long.count)))
    #expect(try !ResourceConfiguration(binary: ByteReader(long)).isSpecial)
    long[66] = 1
    #expect(try ResourceConfiguration(binary: ByteReader(long)).isSpecial)
    #expect(throws: ByteFault.self) { try ResourceConfiguration(binary: ByteReader([0, 0, 0, 0])) }
  }
}
