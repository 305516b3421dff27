import Bytes
@testable import PackageFixtures
import Packages
import TestSupport
import Testing

@testable import ListingValidator

/// Compares what is read of a package with what Android's own tools say of it.
@Suite(.enabled(if: AndroidTools.areInstalled)) struct PackageOracleTests {
  /// Features that the tools derive from other things than permissions, and that are not shown here: the touch
  /// screen that every app counts as using, and the orientation of activities.
  private static let derived: Set<String> = [
    "android.hardware.faketouch", "android.hardware.screen.portrait", "android.hardware.screen.landscape",
  ]

  private func package(_ path: String) throws -> Package {
    let root = try #require(try Discovery().roots(at: path).roots.first)
    let listing = ListingReader().read(root)
    #expect(listing.faults.isEmpty)
    return try #require(listing.packages.first)
  }

  private func inspect(_ path: String) throws -> PackageInspection {
    PackageInspection(try package(path), implied: StoreProfile.amazonAppstore.impliedFeatures)
  }

  private func compare(_ own: PackageInspection, _ badging: Badging) {
    #expect(own.package == badging.value("package", "name"))
    #expect(own.versionCode.map(String.init) == badging.value("package", "versionCode"))
    #expect(own.versionName == badging.value("package", "versionName"))
    #expect(own.minSdk.map(String.init) == badging.value("sdkVersion"))
    #expect(own.targetSdk.map(String.init) == badging.value("targetSdkVersion"))
    #expect(own.maxSdk.map(String.init) == badging.value("maxSdkVersion"))
    // A permission that another one brings along is none that the app asks for.
    let permissions = Set(badging.values("uses-permission") + badging.values("uses-permission-sdk-23"))
    #expect(Set(own.permissions) == permissions.subtracting(badging.values("uses-implied-permission")))
    let declared = own.features.filter { $0.impliedBy == nil }
    let implied = Set(badging.values("uses-implied-feature"))
    #expect(
      Set(declared.filter(\.required).map(\.name))
        == Set(badging.values("uses-feature")).subtracting(implied))
    #expect(
      Set(declared.filter { !$0.required }.map(\.name)) == Set(badging.values("uses-feature-not-required")))
    // The store's table goes further than that of the tools, which for some permissions ask how old the app is.
    let ownImplied = Set(own.features.filter { $0.impliedBy != nil }.map(\.name))
    #expect(implied.subtracting(Self.derived).isSubset(of: ownImplied.union(declared.map(\.name))))
    #expect(own.label == badging.value("application-label"))
    #expect(own.labels == badging.byKey(prefix: "application-label-"))
    let icons = Dictionary(uniqueKeysWithValues: own.icons.map { (String($0.density), $0.path) })
    #expect(icons == badging.byKey(prefix: "application-icon-"))
    #expect(own.launchable == badging.value("launchable-activity", "name"))
    #expect(own.leanbackLaunchable == badging.value("leanback-launchable-activity", "name"))
    #expect(own.debuggable == badging.has("application-debuggable"))
    #expect(own.testOnly == badging.has("testOnly='-1'"))
    #expect(own.locales == badging.list("locales").filter { $0 != "--_--" })
    #expect(Set(own.abis) == Set(badging.list("native-code") + badging.list("alt-native-code")))
  }

  @Test(arguments: Build.allCases, [(14, 19), (21, 29), (26, 29)])
  func agreesWithAAPT(build: Build, levels: (min: Int, target: Int)) throws {
    let folder = try build.run(AppSource.planner(minSDK: levels.min, targetSDK: levels.target))
    let path = "\(folder.path)/app.apk"
    let own = try inspect(path)
    let badging = Badging(try AndroidTools.run("aapt2 dump badging app.apk", in: folder))
    compare(own, badging)
    #expect(own.locales.count > 50)
    let package = try package(path)
    #expect(package.densities.map(String.init) == badging.list("densities"))
    #expect(own.oddities == [])
    if build != .proto {
      compare(own, Badging(try AndroidTools.run("aapt dump badging app.apk", in: folder)))
    }
  }

  /// The older tool cannot follow such a reference.
  @Test(arguments: [Build.aapt, .aapt2]) func followsAReferenceToABoolean(build: Build) throws {
    let source = AppSource.planner(minSDK: 21, targetSDK: 29, cameraRequired: "@bool/camera_required")
    let folder = try build.run(source)
    compare(
      try inspect("\(folder.path)/app.apk"),
      Badging(try AndroidTools.run("aapt2 dump badging app.apk", in: folder)))
  }

  @Test func agreesOnTheFramework() throws {
    let folder = try TemporaryFolder()
    let badging = Badging(
      try AndroidTools.run("aapt2 dump badging \(AndroidTools.framework)", in: folder))
    compare(try inspect(AndroidTools.framework), badging)
  }

  @Test func readsABundleAsThePackageItIsMadeFrom() throws {
    let folder = try Build.proto.run(AppSource.planner(minSDK: 21, targetSDK: 29))
    let proto = try ZipArchive(FileSystem().file(at: "\(folder.path)/app.apk"))
    let files = try proto.entries.map { entry in
      let place = entry.isNamed("AndroidManifest.xml") ? "base/manifest/" : "base/"
      return ZipBuilder.File(place + entry.name, try proto.read(entry, limit: 1 << 20), method: 8)
    }
    try folder.write("app.aab", ZipBuilder(files).bytes)
    let bundle = try inspect("\(folder.path)/app.aab")
    #expect(bundle.kind == .appBundle)
    compare(bundle, Badging(try AndroidTools.run("aapt2 dump badging app.apk", in: folder)))
  }

  /// The tree itself, attribute by attribute.
  @Test(arguments: [Build.aapt, .aapt2]) func readsTheTreeAsAAPT(build: Build) throws {
    let folder = try build.run(AppSource.planner(minSDK: 21, targetSDK: 29))
    let tree = try AndroidTools.run("aapt2 dump xmltree --file AndroidManifest.xml app.apk", in: folder)
    var own: [String] = []
    func visit(_ element: AndroidElement) {
      own.append("E \(element.name)")
      own += element.attributes.map { "A \($0.name)" }
      element.children.forEach(visit)
    }
    visit(try package("\(folder.path)/app.apk").manifest.document)
    let theirs = tree.split(separator: "\n").compactMap { line -> String? in
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("E: ") || text.hasPrefix("A: ") else { return nil }
      let name = text.dropFirst(3).prefix { !"(= ".contains($0) }.split(separator: "/").last ?? ""
      return "\(text.prefix(1)) \(name.split(separator: ":").last ?? "")"
    }
    #expect(own == theirs)
  }
}
