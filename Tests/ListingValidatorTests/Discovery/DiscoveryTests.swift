import TestSupport
import Testing

@testable import ListingValidator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct DiscoveryTests {
  private static let listing = "<listing xmlns=\"urn:listing-lint:listing:1\" package=\"com.example.app\"/>"
  private static let appdf = "<?xml version=\"1.0\"?>\n<application-description-file version=\"1\"><broken"

  /// What is found, as `layout path` below the folder, with the flavour.
  private static func found(
    _ files: [String: String], links: [String: String] = [:], at path: String = "",
    discovery: Discovery = Discovery()
  ) throws -> [String] {
    let folder = try TemporaryFolder(files)
    for (link, target) in links { try folder.link(link, to: target) }
    let discovered = try discovery.roots(at: path.isEmpty ? folder.path : "\(folder.path)/\(path)")
    #expect(discovered.unreadable.isEmpty)
    return discovered.roots.map { root in
      let below = root.path == folder.path ? "." : root.path.replacing("\(folder.path)/", with: "")
      if let miss = root.nearMiss { return "near miss \(below): \(miss.seen)" }
      return "\(root.layout.rawValue) \(below)\(root.variant.map { " [\($0)]" } ?? "")"
    }
  }

  private static let project = [
    "store/listing.xml": listing, "old/description.xml": appdf, "docs/description.xml": "<project/>",
    "app/src/main/res/layout/listing.xml": "<LinearLayout/>",
    "fastlane/metadata/android/en-US/title.txt": "Planner", "fastlane/metadata/en-US/name.txt": "Planner",
    "app/src/main/play/listings/en-US/title.txt": "Planner",
    "app/src/tv/play/release-notes/en-US/beta.txt": "New",
    "app/src/debug/play/listings/en-US/title.txt": "Planner",
    "app/src/test/play/listings/en-US/title.txt": "Planner",
    "app/build/generated/play/listings/en-US/title.txt": "Planner",
    "node_modules/x/listing.xml": listing, ".git/listing.xml": listing,
    "wear/src/main/play/en-US/listing/title": "Planner",
    "app-metadata/com.example.app/en-US/title.txt": "Planner",
    "app/src/main/java/com/example/play/Game.java": "", "src/metadata/android/Parser.java": "",
  ]

  @Test func findsEveryKindOfListing() throws {
    #expect(
      try Self.found(Self.project) == [
        "app-metadata app-metadata/com.example.app", "android-project app/src/main",
        "gradle-play-publisher app/src/main/play", "gradle-play-publisher app/src/tv/play [tv]",
        "fastlane fastlane/metadata/android", "appdf old",
        "listing-xml store", "triplet-old wear/src/main/play",
      ])
  }

  @Test func aSkippedFolderIsReadWhenItIsNamed() throws {
    #expect(
      try Self.found(Self.project, at: "app/build") == ["gradle-play-publisher app/build/generated/play"])
    #expect(
      try Self.found(Self.project, at: "app/src/debug/play") == [
        "gradle-play-publisher app/src/debug/play [debug]"
      ])
  }

  @Test func excludedFoldersAndOtherFlavoursAreLeftOut() throws {
    let exclude = Discovery(exclude: ["app-metadata", "app/**", "old"].map { PathPattern($0) })
    #expect(
      try Self.found(Self.project, discovery: exclude) == [
        "fastlane fastlane/metadata/android", "listing-xml store", "triplet-old wear/src/main/play",
      ])
    #expect(
      try Self.found(Self.project, at: "app", discovery: Discovery(variant: "tv")) == [
        "gradle-play-publisher app/src/tv/play [tv]"
      ])
    #expect(
      try Self.found(Self.project, at: "app", discovery: Discovery(variant: "main")) == [
        "android-project app/src/main", "gradle-play-publisher app/src/main/play",
      ])
  }

  @Test func whatAManifestRefersToIsNotFoundAgain() throws {
    let manifest = """
      <listing xmlns="urn:listing-lint:listing:1" package="com.example.app">
        <texts href="fastlane/metadata/android"/>
        <texts layout="gradle-play-publisher" href="app/src/main/play" variant="tv"/>
      </listing>
      """
    let files = [
      "listing.xml": manifest, "fastlane/metadata/android/en-US/title.txt": "Planner",
      "app/src/main/play/listings/en-US/title.txt": "Planner",
      "app/src/tv/play/listings/en-US/title.txt": "Planner",
      "app/src/beta/play/listings/en-US/title.txt": "Planner",
    ]
    #expect(try Self.found(files) == ["listing-xml .", "gradle-play-publisher app/src/beta/play [beta]"])
  }

  private static let module = [
    "app/build.gradle": "", "app/src/main/AndroidManifest.xml": "<manifest/>",
    "app/src/main/res/values/strings.xml": "<resources/>", "app/src/free/res/values/ids.xml": "<resources/>",
    "app/src/debug/AndroidManifest.xml": "<manifest/>", "old/AndroidManifest.xml": "",
    "old/res/values-de/strings.xml": "<resources/>", "site/res/fonts/a.ttf": "", "site/res/images/b.png": "",
    "tools/ids.xml": "<resources/>",
  ]

  @Test func findsAndroidModulesAndTheirFlavours() throws {
    #expect(
      try Self.found(Self.module) == [
        "android-project app/src/free [free]", "android-project app/src/main", "android-project old",
      ])
    #expect(try Self.found(Self.module, at: "app/src/main") == ["android-project app/src/main"])
    #expect(try Self.found(Self.module, at: "app/src/debug") == ["android-project app/src/debug [debug]"])
    #expect(try Self.found(Self.module, at: "app/src/main/res") == ["android-project app/src/main/res"])
    #expect(
      try Self.found(Self.module, at: "app", discovery: Discovery(variant: "free")) == [
        "android-project app/src/free [free]"
      ])
  }

  @Test func looseAndroidFilesAreReadWhereNothingElseIs() throws {
    #expect(try Self.found(Self.module, at: "tools") == ["android-project tools"])
    #expect(
      try Self.found(Self.module, at: "app/src/main/res/values") == [
        "android-project app/src/main/res/values"
      ])
    #expect(try Self.found(Self.module, at: "tools/ids.xml") == ["file tools"])
    #expect(try Self.found(["a/pom.xml": "<project/>"], at: "a") == [])
  }

  @Test func aModuleHidesNoNearMiss() throws {
    let files = Self.module.merging(["metadata/en-US/title.txt": "Planner"]) { $1 }
    #expect(
      try Self.found(files).suffix(2) == [
        "near miss metadata/en-US: a folder of texts by locale outside of \"metadata/android\"",
        "android-project old",
      ])
  }

  @Test func whereAListingIsNamedModulesAreNotRead() throws {
    let files = Self.module.merging(["listing.xml": Self.listing]) { $1 }
    #expect(try Self.found(files) == ["listing-xml ."])
    #expect(try Self.found(files, at: "app/src/main") == ["android-project app/src/main"])
  }

  @Test func linksAreFollowedOnceAndOnlyInside() throws {
    let files = [
      "app/fastlane/metadata/android/en-US/title.txt": "Planner", "store/en-US/title.txt": "Planner",
    ]
    let links = ["app/loop": "..", "again": "app", "root": "/", "play": "missing", "self": "self"]
    #expect(try Self.found(files, links: links) == ["fastlane app/fastlane/metadata/android"])
    #expect(
      try Self.found(
        files.merging(["metadata/note.txt": ""]) { $1 }, links: ["metadata/android": "../store"])
        == ["fastlane app/fastlane/metadata/android", "fastlane metadata/android"])
  }

  @Test(arguments: [
    (
      ["metadata/en-US/title.txt"],
      "near miss metadata/en-US: a folder of texts by locale outside of \"metadata/android\""
    ),
    (
      ["fastlane/metadata/de-DE/description.txt", "fastlane/metadata/de-DE/keywords.txt"],
      "near miss fastlane/metadata/de-DE: an App Store listing for deliver"
    ), (["metadata/com.example.app.yml"], "near miss metadata: F-Droid metadata"),
    (
      ["metadata/com.example.app/en-US/summary.txt"],
      "near miss metadata/com.example.app/en-US: F-Droid metadata"
    ),
    (["docs/amazon-appstore/listing.md"], "near miss docs/amazon-appstore: a Markdown sheet"),
    (["store/listing-ja.md", "store/listing-en.md"], "near miss store: a Markdown sheet"),
  ]) func nearMissesAreToldOnce(_ files: [String], _ expected: String) throws {
    let contents = Dictionary(uniqueKeysWithValues: files.map { ($0, "text") })
    #expect(try Self.found(contents) == [expected])
    let listing = ["app/listing.xml": Self.listing].merging(contents) { $1 }
    #expect(try Self.found(listing) == ["listing-xml app"])
  }

  @Test func aPartOfAListingNamesTheWhole() throws {
    let folder = try TemporaryFolder([
      "fastlane/metadata/android/en-US/title.txt": "Planner", ".git/HEAD": "",
    ])
    for part in ["en-US", "en-US/title.txt"] {
      let found = try Discovery().roots(at: "\(folder.path)/fastlane/metadata/android/\(part)")
      #expect(found.isEmpty)
      #expect(found.roots.map(\.nearMiss?.supported) == ["\(folder.path)/fastlane/metadata/android"])
    }
  }

  @Test func aManifestMayHaveAnyName() throws {
    let files = [
      "a/planner.xml": Self.listing, "a/info.xml": Self.appdf, "a/other.xml": "<x/>", "a/listing.xml": "",
    ]
    #expect(try Self.found(files, at: "a/planner.xml") == ["listing-xml a"])
    #expect(try Self.found(files, at: "a/info.xml") == ["appdf a"])
    #expect(try Self.found(files, at: "a/other.xml") == ["file a"])
    #expect(try Self.found(files, at: "a/listing.xml") == ["listing-xml a"])
  }

  @Test func packagesAreReadWhereTheyAreNamed() throws {
    let files = [
      "a/app.apk": "PK", "a/app.AAB": "", "a/set.apks": "", "a/AndroidManifest.xml": "\u{3}\0\u{8}\0",
      "b/app.appdf": "PK", "b/app.apk": "",
    ]
    for name in ["app.apk", "app.AAB", "set.apks", "AndroidManifest.xml"] {
      #expect(try Self.found(files, at: "a/\(name)") == ["package a"], "\(name)")
    }
    #expect(try Self.found(files, at: "b/app.appdf") == ["appdf b"])
    // What was built lies beside a listing, and is read where the listing names it.
    #expect(try Self.found(files, at: "b") == ["appdf b"])
  }

  @Test func pathsThatCannotBeSearchedAreToldApart() throws {
    let folder = try TemporaryFolder([
      "empty/notes.txt": "", "app/listing.xml": Self.listing,
    ])
    mkfifo("\(folder.path)/pipe", 0o600)
    try folder.link("nowhere", to: "missing")
    func fault(_ path: String, boundary: String? = nil) -> DiscoveryFault? {
      do {
        _ = try Discovery(boundary: boundary).roots(at: path)
        return nil
      } catch {
        return error
      }
    }
    #expect(fault("\(folder.path)/gone") == .missing)
    #expect(fault("\(folder.path)/nowhere") == .unreadable("leads nowhere"))
    #expect(fault("\(folder.path)/pipe") == .special)
    #expect(fault("/dev/null") == .special)
    #expect(fault("\(folder.path)/app", boundary: "\(folder.path)/empty") == .outsideBoundary)
    #expect(fault("\(folder.path)/app") == nil)
    let empty = try Discovery().roots(at: "\(folder.path)/empty")
    #expect(empty.isEmpty && empty.roots.isEmpty)
  }

  @Test func theBoundaryIsTheRepositoryOrThePath() throws {
    let folder = try TemporaryFolder([
      "repo/.git/HEAD": "", "repo/app/listing.xml": Self.listing, "plain/app/listing.xml": Self.listing,
      "plain/fastlane/metadata/android/en-US/title.txt": "Planner",
      "plain/src/main/play/listings/en-US/title.txt": "Planner",
    ])
    func boundary(_ path: String, _ given: String? = nil) throws -> String? {
      let discovery = Discovery(boundary: given.map { "\(folder.path)/\($0)" })
      let root = try discovery.roots(at: "\(folder.path)/\(path)").roots.first
      return root?.boundary.replacing(folder.path, with: "")
    }
    #expect(try boundary("repo/app") == "/repo")
    #expect(try boundary("repo/app/listing.xml") == "/repo")
    #expect(try boundary("plain/app") == "/plain/app")
    #expect(try boundary("plain/app/listing.xml") == "/plain/app")
    #expect(try boundary("repo/app", "repo/app") == "/repo/app")
    #expect(try boundary("plain/fastlane/metadata/android") == "/plain/fastlane/metadata")
    #expect(try boundary("plain/src/main/play") == "/plain/src")
    try folder.write("plain/module/src/main/AndroidManifest.xml")
    #expect(try boundary("plain/module/src/main") == "/plain/module")
  }

  @Test func foldersNestOnlySoDeep() throws {
    let folder = try TemporaryFolder([
      String(repeating: "a/", count: 80) + "listing.xml": Self.listing, "b/listing.xml": Self.listing,
    ])
    let found = try Discovery().roots(at: folder.path)
    #expect(found.roots.count == 1)
    #expect(found.unreadable.count == 1)
  }

  @Test(arguments: [
    ("<listing/>", RootElement.listing), ("<!-- <x> --><?pi <?>\n<a:listing>", .listing), ("", .unknown),
    ("<!DOCTYPE listing [<!ENTITY a \"<x>\">]><listing>", .listing),
    ("<!DOCTYPE a><listing/>", .listing), ("<!DOCTYPE a [<!ENTITY b \"c\">]>\n<LISTING/>", .listing),
    ("<!DOCTYPE listing><a/>", .listing), ("<!DOCTYPE a><b/>", .other),
    ("<application-description-file/>", .appdf),
    ("<LinearLayout", .unknown), ("text", .unknown), ("<!-- never closed", .unknown),
  ]) func rootElements(_ text: String, _ expected: RootElement) {
    #expect(RootElement(Array(text.utf8)) == expected)
  }
}
