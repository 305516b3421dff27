import Images
import TestSupport
import Testing

@testable import ListingValidator

/// The profiles that ship, and what is read of their slots.
@Suite struct StoreProfileTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Schemas/stores"

  @Test(arguments: StoreProfile.builtIn.map(\.name)) func profileIsValid(_ name: String) throws {
    let schema = try XMLSchema(Array(try TextFile.read("\(Self.folder)/store.xsd").utf8))
    let bytes = Array(try TextFile.read("\(Self.folder)/\(name).xml").utf8)
    #expect(bytes.count < 150_000)
    let document = try XMLReader.read(SourceFile(path: "\(name).xml", bytes: bytes), schema: schema)
    #expect(document.schemaFaults.isEmpty, "\(document.schemaFaults)")
  }

  @Test func everySlotOfTheAPIIsThere() {
    let names = StoreProfile.amazonAppstore.slots.filter { !$0.isVideo }.compactMap(\.apiName)
    #expect(
      names.sorted() == [
        "firetv-backgrounds", "firetv-featured-backgrounds", "firetv-featured-logos", "firetv-icons",
        "firetv-screenshots", "large-icons", "promo-images", "screenshots", "small-icons",
      ])
    #expect(
      StoreProfile.googlePlay.slots.compactMap(\.apiName).sorted() == [
        "featureGraphic", "icon", "phoneScreenshots", "sevenInchScreenshots", "tenInchScreenshots",
        "tvBanner", "tvScreenshots", "wearScreenshots",
      ])
  }

  @Test(arguments: StoreProfile.builtIn.map(\.name)) func pluginsAndTotalsNameSlots(_ name: String) throws {
    let profile = try #require(StoreProfile.builtIn.first { $0.name == name })
    for plugin in profile.uploadPlugins {
      for slot in plugin.slots.values { #expect(profile.slot(slot) != nil, "\(slot)") }
    }
    for slot in profile.slotTotals.flatMap(\.slots) { #expect(profile.slot(slot) != nil, "\(slot)") }
    for slot in profile.slots { #expect(!slot.formats.isEmpty && !slot.sources.isEmpty, "\(slot.name)") }
  }

  /// The size that a slot takes with the least change, and how to get there.
  @Test(arguments: [
    (ImageSize(1920, 1116), "crop 36 pixels of the height to get 1920 x 1080"),
    (ImageSize(1080, 2400), "crop 480 pixels of the height to get 1080 x 1920"),
    (ImageSize(2000, 1200), "crop 80 pixels of the width to get 1920 x 1200"),
    (ImageSize(900, 1600), "scale it down to 720 x 1280: it has the right shape"),
    (ImageSize(2160, 3840), "scale it down to 1080 x 1920: it has the right shape"),
    (ImageSize(240, 400), "draw it anew at 480 x 800: enlarging blurs it"),
    (
      ImageSize(1284, 2778),
      "take or draw it anew at 1080 x 1920: cropping or padding alone does not reach it"
    ),
    (ImageSize(1080, 1617), "pad 303 pixels of the height to get 1080 x 1920"),
    (ImageSize(384, 384), "take or draw it anew at 480 x 800: cropping or padding alone does not reach it"),
  ]) func nearestSize(_ size: ImageSize, _ advice: String) throws {
    let slot = try #require(StoreProfile.amazonAppstore.slot("screenshots"))
    #expect(SizeChange.nearest(to: size, in: slot)?.advice == advice)
  }

  @Test func impliedFeaturesAreThoseOfTheProfile() {
    func rows(_ features: [ImpliedFeature]) -> [String] {
      features.map { "\($0.permission) \($0.feature) \($0.isMain)" }
    }
    #expect(rows(ImpliedFeature.amazonAppstore) == rows(StoreProfile.amazonAppstore.impliedFeatures))
    #expect(!ImpliedFeature.amazonAppstore.isEmpty)
  }
}
