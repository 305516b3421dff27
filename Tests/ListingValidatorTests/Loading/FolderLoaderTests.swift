import TestSupport
import Testing

@testable import ListingValidator

@Suite struct FolderLoaderTests {
  /// The only listing in a folder, or the one of a flavour.
  private static func load(
    _ files: [String: String], links: [String: String] = [:], below path: String = "", variant: String? = nil
  ) throws -> Listing {
    let folder = try TemporaryFolder(files)
    for (link, target) in links { try folder.link(link, to: target) }
    let roots = try Discovery().roots(at: path.isEmpty ? folder.path : "\(folder.path)/\(path)").roots
    let root = try #require(roots.first { $0.variant == variant })
    return ListingReader().read(root)
  }

  @Test func fastlane() throws {
    let listing = try Self.load([
      "fastlane/metadata/android/en-US/title.txt": "Planner\n",
      "fastlane/metadata/android/en-US/short_description.txt": "Plan.",
      "fastlane/metadata/android/en-US/full_description.txt": "Plan meetings.",
      "fastlane/metadata/android/en-US/video.txt": "",
      "fastlane/metadata/android/en-US/changelogs/9.txt": "Nine.",
      "fastlane/metadata/android/en-US/changelogs/10.txt": "Ten.",
      "fastlane/metadata/android/en-US/changelogs/default.txt": "Any.",
      "fastlane/metadata/android/en-US/images/icon.png": "",
      "fastlane/metadata/android/en-US/images/notes.txt": "",
      "fastlane/metadata/android/en-US/images/phoneScreenshots/10.png": "",
      "fastlane/metadata/android/en-US/images/phoneScreenshots/2.jpeg": "",
      "fastlane/metadata/android/de/title.txt": "Planer",
      "fastlane/metadata/android/achievements/one.png": "",
    ])
    #expect(listing.layout == .fastlane)
    #expect(listing.descriptions.map(\.locale) == ["de", "en-US"])
    let english = listing.descriptions[1]
    #expect(english.title?.string == "Planner")
    #expect(english.title?.location.path == "en-US/title.txt")
    #expect(english.short?.string == "Plan.")
    #expect(english.long?.string == "Plan meetings.")
    #expect(english.bullets == nil && english.keywords == nil)
    #expect(english.releaseNotes?.string == "Ten.")
    #expect(english.location.path == "en-US")
    #expect(listing.defaultLocale?.value == "en-US")
    #expect(listing.media.map(\.locale?.value) == ["en-US"])
    #expect(listing.media[0].assets.map(\.kind) == [.icon, .phoneScreenshots, .phoneScreenshots])
    #expect(
      listing.media[0].assets.map(\.path) == [
        "en-US/images/icon.png", "en-US/images/phoneScreenshots/2.jpeg",
        "en-US/images/phoneScreenshots/10.png",
      ])
    #expect(listing.faults.isEmpty && listing.unreadable.isEmpty)
    #expect(listing.places[.title] == .file("\(listing.root)/{locale}/title.txt"))
    #expect(
      listing.places[.featureBullets]?.advice(locale: "de").hasSuffix(
        "/fastlane/metadata/amazon/de/feature_bullets.txt") == true)
    #expect(listing.places[.contactEmail] == nil)
  }

  @Test func gradlePlayPublisher() throws {
    let listing = try Self.load([
      "app/src/main/play/default-language.txt": "de-DE\n",
      "app/src/main/play/contact-email.txt": "help@example.com\n",
      "app/src/main/play/contact-website.txt": "https://example.com",
      "app/src/main/play/listings/de-DE/title.txt": "Planer",
      "app/src/main/play/listings/de-DE/short-description.txt": "Plant.",
      "app/src/main/play/listings/de-DE/full-description.txt": "Plant Treffen.",
      "app/src/main/play/listings/de-DE/video-url.txt": "",
      "app/src/main/play/listings/de-DE/graphics/icon/one.png": "",
      "app/src/main/play/listings/de-DE/graphics/phone-screenshots/1.png": "",
      "app/src/main/play/listings/en-US/title.txt": "Planner",
      "app/src/main/play/release-notes/de-DE/production.txt": "Fertig.",
      "app/src/main/play/release-notes/de-DE/beta.txt": "Fast fertig.",
      "app/src/main/play/release-notes/en-US/default.txt": "Done.",
    ])
    #expect(listing.layout == .gradlePlayPublisher)
    #expect(listing.variant == nil)
    #expect(listing.descriptions.map(\.locale) == ["de-DE", "en-US"])
    #expect(listing.descriptions[0].long?.location.path == "listings/de-DE/full-description.txt")
    #expect(listing.descriptions.map(\.releaseNotes?.string) == ["Fertig.", "Done."])
    #expect(listing.defaultLocale?.value == "de-DE")
    #expect(listing.general.supportEmail?.value == "help@example.com")
    #expect(listing.general.supportEmail?.location.range == 0..<16)
    #expect(listing.general.supportPhone == nil)
    #expect(listing.general.supportWebsite?.value == "https://example.com")
    #expect(listing.media[0].assets.map(\.kind) == [.icon, .phoneScreenshots])
    #expect(
      listing.places[.contactPhone]?.advice(locale: nil).hasSuffix("/app/src/main/play/contact-phone.txt")
        == true)
    #expect(
      listing.places[.keywords]?.advice(locale: "en-US").hasSuffix("/app/src/main/amazon/en-US/keywords.txt")
        == true)
    #expect(listing.faults.isEmpty)
  }

  @Test func gradlePlayPublisherBeforeTwo() throws {
    let listing = try Self.load([
      "app/src/main/play/contactEmail": "help@example.com",
      "app/src/main/play/defaultLanguage": "ja-JP",
      "app/src/main/play/ja-JP/listing/title": "会議",
      "app/src/main/play/ja-JP/listing/shortdescription": "会議を計画。",
      "app/src/main/play/ja-JP/listing/fulldescription": "会議を計画します。",
      "app/src/main/play/ja-JP/listing/featureGraphic/header.png": "",
      "app/src/main/play/ja-JP/whatsnew": "速くなりました。",
    ])
    #expect(listing.layout == .tripleTOld)
    #expect(listing.descriptions.map(\.locale) == ["ja-JP"])
    #expect(
      listing.descriptions[0].texts.map(\.field) == [
        .title, .shortDescription, .fullDescription, .recentChanges,
      ])
    #expect(listing.defaultLocale?.value == "ja-JP")
    #expect(listing.general.supportEmail?.value == "help@example.com")
    #expect(listing.media[0].assets.map(\.kind) == [.promo])
    #expect(listing.faults.isEmpty)
  }

  @Test func appMetadata() throws {
    let listing = try Self.load([
      "app-metadata/com.example.planner/ckb/title.txt": "Planner",
      "app-metadata/com.example.planner/ckb/changelogs/.gitkeep": "",
      "app-metadata/com.example.planner/img/one.png": "",
    ])
    #expect(listing.layout == .appMetadata)
    #expect(listing.id == "com.example.planner")
    #expect(listing.descriptions.map(\.locale) == ["ckb"])
    #expect(listing.defaultLocale?.value == "ckb")
    #expect(listing.places[.featureBullets] == nil)
  }

  @Test func theAmazonOverlayGoesBeforeTheOtherStoresTexts() throws {
    let listing = try Self.load([
      "fastlane/metadata/android/en-US/title.txt": "Planner",
      "fastlane/metadata/android/en-US/short_description.txt": "Get it at the other store.",
      "fastlane/metadata/android/en-US/changelogs/12.txt": "Twelve.",
      "fastlane/metadata/android/en-US/images/icon.png": "",
      "fastlane/metadata/android/en-US/images/phoneScreenshots/1.png": "",
      "fastlane/metadata/amazon/en-US/short_description.txt": "Plan.",
      "fastlane/metadata/amazon/en-US/feature_bullets.txt": "Plans meetings\n\nReminds all\nWorks anywhere\n",
      "fastlane/metadata/amazon/en-US/keywords.txt": "calendar, meeting\nschedule",
      "fastlane/metadata/amazon/en-US/changelogs/default.txt": "For Fire tablets.",
      "fastlane/metadata/amazon/en-US/images/small_icon.png": "",
      "fastlane/metadata/amazon/en-US/images/large_icon.png": "",
      "fastlane/metadata/amazon/en-US/images/phoneScreenshots/a.png": "",
      "fastlane/metadata/amazon/es-MX/title.txt": "Planificador",
    ])
    #expect(listing.descriptions.map(\.locale) == ["en-US", "es-MX"])
    let english = listing.descriptions[0]
    #expect(english.title?.string == "Planner")
    #expect(english.short?.location.path == "../amazon/en-US/short_description.txt")
    #expect(english.bullets?.map(\.string) == ["Plans meetings", "Reminds all", "Works anywhere"])
    #expect(english.keywords?.map(\.string) == ["calendar", "meeting", "schedule"])
    #expect(english.releaseNotes?.string == "For Fire tablets.")
    #expect(
      Set(listing.media[0].assets.map(\.path)) == [
        "en-US/images/icon.png", "../amazon/en-US/images/small_icon.png",
        "../amazon/en-US/images/large_icon.png", "../amazon/en-US/images/phoneScreenshots/a.png",
      ])
    #expect(listing.descriptions[1].location.path == "../amazon/es-MX")
    #expect(listing.faults.isEmpty)
  }

  @Test func anOverlayOutsideOfARepositoryIsFoundFromTheFolderItself() throws {
    let listing = try Self.load(
      [
        "fastlane/metadata/android/en-US/title.txt": "Planner",
        "fastlane/metadata/amazon/en-US/keywords.txt": "calendar",
      ], below: "fastlane/metadata/android")
    #expect(listing.descriptions[0].keywords?.map(\.string) == ["calendar"])
  }

  @Test func aFlavourLiesOverMain() throws {
    let files = [
      "app/src/main/play/default-language.txt": "en-US",
      "app/src/main/play/listings/en-US/title.txt": "Planner",
      "app/src/main/play/listings/en-US/short-description.txt": "Plan.",
      "app/src/main/play/listings/de-DE/title.txt": "Planer",
      "app/src/main/play/release-notes/en-US/default.txt": "Done.",
      "app/src/main/amazon/en-US/keywords.txt": "calendar",
      "app/src/beta/play/listings/en-US/title.txt": "Planner Beta",
      "app/src/beta/play/release-notes/en-US/beta.txt": "Nearly done.",
      "app/src/beta/amazon/en-US/feature_bullets.txt": "Plans meetings",
    ]
    let beta = try Self.load(files, variant: "beta")
    #expect(beta.variant == "beta")
    #expect(beta.descriptions.map(\.locale) == ["de-DE", "en-US"])
    let english = beta.descriptions[1]
    #expect(english.title?.string == "Planner Beta")
    #expect(english.short?.location.path == "../../main/play/listings/en-US/short-description.txt")
    #expect(english.releaseNotes?.string == "Nearly done.")
    #expect(english.keywords?.map(\.string) == ["calendar"])
    #expect(english.bullets?.count == 1)
    #expect(beta.defaultLocale?.value == "en-US")
    let main = try Self.load(files)
    #expect(main.descriptions[1].title?.string == "Planner")
    #expect(main.descriptions[1].bullets == nil)
  }

  @Test func linksAreFollowedWithinTheBoundary() throws {
    let listing = try Self.load(
      [
        "app/src/main/play/listings/en-US/title.txt": "Planner",
        "app/src/main/play/listings/en-US/graphics/phone-screenshots/1.png": "",
        "fastlane/metadata/android/en-US/short_description.txt": "Plan.",
        "fastlane/metadata/android/en-US/images/icon.png": "",
      ],
      links: [
        "fastlane/metadata/android/en-US/title.txt": "../../../../app/src/main/play/listings/en-US/title.txt",
        "fastlane/metadata/android/en-US/images/phoneScreenshots":
          "../../../../../app/src/main/play/listings/en-US/graphics/phone-screenshots",
        "fastlane/metadata/android/de-DE": "en-US", "fastlane/metadata/android/en-US/loop": "..",
        "fastlane/metadata/android/fr-FR": "/etc", "fastlane/metadata/android/notes": "/etc",
        "fastlane/metadata/android/it-IT": "it-IT",
      ])
    // Of the two listings the one in `app` comes first.
    #expect(listing.layout == .gradlePlayPublisher)
    let folder = try TemporaryFolder(["fastlane/metadata/android/en-US/short_description.txt": "Plan."])
    try folder.write("app/title.txt", Array("Planner".utf8))
    try folder.write("shots/1.png")
    let android = "fastlane/metadata/android"
    try folder.link("\(android)/en-US/title.txt", to: "../../../../app/title.txt")
    try folder.link("\(android)/en-US/images", to: "../../../../pictures")
    try folder.write("pictures/icon.png")
    try folder.link("pictures/phoneScreenshots", to: "../shots")
    try folder.link("\(android)/de-DE", to: "en-US")
    try folder.link("\(android)/en-US/loop", to: "..")
    try folder.link("\(android)/fr-FR", to: "/etc")
    try folder.link("\(android)/notes", to: "/etc")
    try folder.link("\(android)/it-IT", to: "it-IT")
    let root = try #require(try Discovery().roots(at: folder.path).roots.first)
    let linked = ListingReader().read(root)
    #expect(linked.descriptions.map(\.locale) == ["de-DE", "en-US"])
    #expect(linked.descriptions.map(\.title?.string) == ["Planner", "Planner"])
    #expect(linked.media[1].assets.map(\.kind) == [.icon, .phoneScreenshots])
    #expect(linked.faults.count == 2)
    #expect(
      linked.faults.contains {
        if case .outsideBoundary("fr-FR") = $0.kind { true } else { false }
      })
    #expect(linked.faults.contains { if case .linkLoop("it-IT") = $0.kind { true } else { false } })
  }

  @Test func aManifestGoesBeforeTheFoldersItNames() throws {
    let listing = try Self.load([
      "listing.xml": """
      <listing xmlns="urn:listing-lint:listing:1" package="com.example.app">
        <submission version-code="7"/>
        <texts href="fastlane/metadata/android" locales="en-US fr-FR"/>
        <texts layout="gradle-play-publisher" href="app/src/main/play" variant="tv"/>
        <description locale="en-US"><short>From the manifest.</short></description>
      </listing>
      """,
      "fastlane/metadata/android/en-US/title.txt": "Planner",
      "fastlane/metadata/android/en-US/short_description.txt": "From the folder.",
      "fastlane/metadata/android/en-US/changelogs/7.txt": "Seven.",
      "fastlane/metadata/android/en-US/changelogs/9.txt": "Nine.",
      "fastlane/metadata/android/de-DE/title.txt": "Planer",
      "fastlane/metadata/amazon/en-US/keywords.txt": "calendar",
      "app/src/main/play/default-language.txt": "en-US",
      "app/src/main/play/listings/en-US/title.txt": "Planner for phones",
      "app/src/main/play/listings/it-IT/title.txt": "Agenda",
      "app/src/tv/play/listings/en-US/title.txt": "Planner for TV",
    ])
    #expect(listing.layout == .listingXML)
    #expect(listing.descriptions.map(\.locale) == ["it-IT", "en-US"])
    let english = listing.descriptions[1]
    #expect(english.title?.string == "Planner for TV")
    #expect(english.title?.location.path == "app/src/tv/play/listings/en-US/title.txt")
    #expect(english.short?.string == "From the manifest.")
    #expect(english.releaseNotes?.string == "Seven.")
    #expect(english.keywords?.map(\.string) == ["calendar"])
    #expect(listing.defaultLocale?.value == "en-US")
    #expect(listing.declaredLocales == ["en-US"])
    #expect(listing.faults.count == 1)
    guard case .missingFile(let href)? = listing.faults.first?.kind else {
      Issue.record("no fault for the locale that is not there")
      return
    }
    #expect(href == "fastlane/metadata/android/fr-FR")
    #expect(listing.faults.first?.location.range != nil)
  }

  @Test func misnamedFilesAreNotCalledMissingToo() throws {
    let listing = try Self.load([
      "fastlane/metadata/android/en-US/title.txt": "Planner",
      "fastlane/metadata/android/en-US/description.txt": "Plan meetings.",
      "fastlane/metadata/android/en-US/changelogs/2.4.8.txt": "Faster.",
    ])
    #expect(listing.descriptions[0].unreadable == [.fullDescription, .recentChanges])
    #expect(listing.faults.count == 2)
  }

  @Test(arguments: [
    ("short_description_google.txt", "short_description.txt", false), ("Title.txt", "title.txt", true),
    ("titel.txt", "title.txt", true), ("tips.txt", "title.txt", false), ("video.txt", "title.txt", false),
    ("long_description.txt", "short_description.txt", false), ("feature_graphic", "featureGraphic", true),
    ("featureGraphics", "featureGraphic", true), ("defaults.txt", "default.txt", true),
    ("title.md", "title.txt", false),
  ])
  func slipsAreTold(_ name: String, _ known: String, _ isSlip: Bool) {
    #expect(name.isSlipOf(known) == isSlip)
  }
}
