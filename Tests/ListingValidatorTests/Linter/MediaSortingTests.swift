import TestSupport
import Testing

@testable import ListingValidator

/// Which slot gets which picture.
@Suite struct MediaSortingTests {
  private static let android = "fastlane/metadata/android"
  private static let amazon = "fastlane/metadata/amazon"

  /// The names of the files in each slot, as `slot locale`.
  private func slots(
    _ files: [String: String], _ pictures: [String: SamplePicture], store: StoreProfile = .amazonAppstore,
    route: Route? = nil
  ) throws -> [String: [String]] {
    let folder = try TemporaryFolder(files)
    for (path, picture) in pictures { try folder.write(path, picture) }
    let root = try #require(try Discovery().roots(at: folder.path).roots.first)
    var listing = ListingReader().read(root, ListingReader.Mode(usesOverlay: store.usesOverlay))
    if let route { listing.submission.route = route }
    let context = Context(listing: listing, profile: store, isoCodes: .builtIn, today: Lint.today)
    return Dictionary(
      uniqueKeysWithValues: context.slotContents.map { content in
        ("\(content.slot.name) \(content.locale ?? "all")", content.assets.map { PathName.name(of: $0.path) })
      })
  }

  private let folder: [String: SamplePicture] = [
    "\(android)/en-US/images/icon.png": .png(512, 512), "\(android)/de-DE/images/icon.png": .png(192, 192),
    "\(android)/en-US/images/phoneScreenshots/10.png": .png(1080, 1920),
    "\(android)/en-US/images/phoneScreenshots/2.png": .png(1080, 1920),
    "\(android)/en-US/images/tenInchScreenshots/1.png": .png(2560, 1600),
    "\(amazon)/en-US/images/small_icon.png": .png(114, 114),
    "\(amazon)/en-US/images/tenInchScreenshots/7.png": .png(2560, 1600),
  ]
  private let titles = ["\(android)/en-US/title.txt": "Planner", "\(android)/de-DE/title.txt": "Planer"]

  @Test func thePersonAtTheConsoleGoesBySize() throws {
    #expect(
      try slots(titles, folder) == [
        "small-icon en-US": ["small_icon.png"], "large-icon en-US": ["icon.png"],
        "screenshots en-US": ["7.png", "2.png", "10.png"], "large-icon de-DE": ["icon.png"],
      ])
  }

  @Test func anUploadToolGoesByName() throws {
    #expect(
      try slots(titles, folder, route: .plugin("fastlane")) == [
        "small-icon en-US": ["icon.png"], "screenshots en-US": ["2.png", "10.png"],
        "small-icon de-DE": ["icon.png"],
      ])
    #expect(try slots(titles, folder, route: .plugin("gradle-amazon-app-store-publisher")) == [:])
  }

  @Test func theOtherStoreDoesNotSeeTheOverlay() throws {
    #expect(
      try slots(titles, folder, store: .googlePlay) == [
        "icon en-US": ["icon.png"], "icon de-DE": ["icon.png"],
        "phoneScreenshots en-US": ["2.png", "10.png"], "tenInchScreenshots en-US": ["1.png"],
      ])
  }

  @Test func aManifestGoesBeforeAFolder() throws {
    let manifest = """
      <listing xmlns="urn:listing-lint:listing:1" package="com.example.app" default-locale="en-US">
      <texts href="\(Self.android)"/>
      <media locale="en_US"><large-icon href="own.png"/></media>
      <media><screenshots href="1.png"/><video href="v.mp4"/></media>
      <media><screenshots href="2.png"/></media>
      </listing>
      """
    let own: [String: SamplePicture] = [
      "own.png": .png(512, 512), "1.png": .png(1280, 800), "2.png": .png(1280, 800), "v.mp4": .mp4(1280, 720),
    ]
    #expect(
      try slots(titles.merging(["listing.xml": manifest]) { $1 }, folder.merging(own) { $1 }) == [
        "small-icon en_US": ["small_icon.png"], "large-icon en_US": ["own.png"],
        "screenshots en_US": ["7.png", "2.png", "10.png"], "large-icon de-DE": ["icon.png"],
        "screenshots all": ["1.png", "2.png"], "video all": ["v.mp4"],
      ])
  }

  /// Links in several locales lead to one file, which is read once.
  @Test func oneFileServesManyLocales() throws {
    let folder = try TemporaryFolder(titles)
    try folder.write("\(Self.android)/en-US/images/icon.png", .png(512, 512))
    try folder.link("\(Self.android)/de-DE/images", to: "../en-US/images")
    let root = try #require(try Discovery().roots(at: folder.path).roots.first)
    let listing = ListingReader().read(root)
    let hashes = Set(listing.media.flatMap(\.assets).compactMap { $0.image?.contentHash })
    #expect(listing.media.count == 2 && hashes.count == 1)
    #expect(listing.media.allSatisfy { $0.assets.allSatisfy { $0.image?.pixels != nil } })
  }
}
