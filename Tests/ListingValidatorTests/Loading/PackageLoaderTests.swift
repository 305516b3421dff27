import TestSupport
import Testing

@testable import ListingValidator
@testable import PackageFixtures

@Suite struct PackageLoaderTests {
  private func read(_ folder: TemporaryFolder, _ name: String = "") throws -> Listing {
    let root = try #require(try Discovery().roots(at: folder.path + name).roots.first)
    return ListingReader().read(root)
  }

  private static let listing = """
    <listing xmlns="urn:listing-lint:listing:1" package="com.example.app" default-locale="en-US">
      <binaries><apk href="out/*.apk"/><aab href="out/app.aab"/></binaries>
    </listing>
    """

  @Test func readsThePackagesOfAListing() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    #expect(try read(folder).packages.isEmpty)
    #expect(try read(folder).faults.isEmpty)
    try folder.write("out/app.apk", SamplePackage().bytes)
    let listing = try read(folder)
    #expect(listing.packages.map(\.path) == ["out/app.apk"])
    #expect(listing.apps.map(\.manifest.package?.value) == ["com.example.app"])
    #expect(listing.files == ["listing.xml", "out/app.apk"])
  }

  @Test func recordsAPackageThatCannotBeRead() throws {
    let folder = try TemporaryFolder(["listing.xml": Self.listing, "out/app.apk": "no archive"])
    let listing = try read(folder)
    #expect(listing.packages.isEmpty)
    #expect(listing.faults.count == 1)
    guard case .brokenPackage(.notAPackage) = listing.faults.first?.kind else {
      Issue.record("\(listing.faults)")
      return
    }
    #expect(listing.faults.first?.location.path == "out/app.apk")
  }

  @Test func opensNothingOutsideTheBoundary() throws {
    let outside = try TemporaryFolder(["app.apk": SamplePackage().bytes])
    let folder = try TemporaryFolder(["listing.xml": Self.listing])
    try folder.link("out/app.apk", to: "\(outside.path)/app.apk")
    #expect(try read(folder).packages.isEmpty)
  }

  @Test func findsClassesByThePackageOfTheManifest() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "app.apk",
      SamplePackage(
        """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.app">
          <application><activity android:name=".Main" android:exported="true"/></application>
        </manifest>
        """
      ).bytes)
    let listing = try read(folder, "/app.apk")
    let activity = try #require(listing.packages.first?.manifest.application?.components.first)
    #expect(activity.className == "com.example.app.Main")
    #expect(activity.exported?.value == true)
    #expect(activity.location.path == "app.apk")
    #expect(activity.location.range == nil)
  }

  // MARK: AppDF archives

  private static let description = """
    <application-description-file version="1"><application platform="android" package="com.example.app">
      <description><texts><title>Planner</title></texts>
        <images><app-icon width="512" height="512">icon.png</app-icon></images></description>
      <apk-files><apk-file>app.apk</apk-file></apk-files>
    </application></application-description-file>
    """

  @Test func readsAnArchiveAsAFolder() throws {
    let files = [
      ZipBuilder.File("description.xml", Self.description, method: 8),
      ZipBuilder.File("icon.png", SamplePicture.png(512, 512).bytes(), method: 8),
      ZipBuilder.File("app.apk", SamplePackage().bytes),
    ]
    // What lies beside the archive under the same name is another picture.
    let folder = try TemporaryFolder([
      "app.appdf": ZipBuilder(files).bytes, "icon.png": SamplePicture.png(114, 114).bytes(),
    ])
    let listing = try read(folder, "/app.appdf")
    #expect(listing.layout == .appdf)
    #expect(listing.root == "\(folder.path)/app.appdf")
    #expect(listing.package?.value == "com.example.app")
    #expect(listing.descriptions.first?.title?.string == "Planner")
    #expect(listing.media.first?.assets.map(\.path) == ["icon.png"])
    #expect(listing.media.first?.assets.first?.image?.size?.shown == "512 x 512")
    #expect(listing.packages.map(\.path) == ["app.apk"])
    #expect(listing.faults.isEmpty)
  }

  @Test func missesFilesInAnArchive() throws {
    let archive = ZipBuilder([ZipBuilder.File("description.xml", Self.description)])
    let folder = try TemporaryFolder(["app.appdf": archive.bytes])
    // What lies beside the archive is no part of it.
    try folder.write("icon.png", [1])
    let faults = try read(folder, "/app.appdf").faults
    #expect(faults.count == 1)
    guard case .missingFile("icon.png") = faults.first?.kind else {
      Issue.record("\(faults)")
      return
    }
  }

  @Test func leadsNotOutOfAnArchive() throws {
    let text = Self.description.replacing("icon.png", with: "../icon.png")
    let folder = try TemporaryFolder([
      "app.appdf": ZipBuilder([ZipBuilder.File("description.xml", text)]).bytes
    ])
    guard case .outsideBoundary = try read(folder, "/app.appdf").faults.first?.kind else {
      Issue.record("no fault")
      return
    }
  }

  @Test(arguments: ["no archive", "PK"]) func recordsABrokenArchive(_ content: String) throws {
    let folder = try TemporaryFolder(["app.appdf": content])
    guard case .brokenPackage = try read(folder, "/app.appdf").faults.first?.kind else {
      Issue.record("no fault")
      return
    }
  }

  @Test func recordsADamagedFileInAnArchive() throws {
    var file = ZipBuilder.File("description.xml", Self.description, method: 8)
    file.crc32 = 1
    let folder = try TemporaryFolder(["app.appdf": ZipBuilder([file]).bytes])
    guard case .brokenPackage(.archiveDamaged) = try read(folder, "/app.appdf").faults.first?.kind else {
      Issue.record("no fault")
      return
    }
  }

  @Test func missesTheDescriptionOfAnArchive() throws {
    let folder = try TemporaryFolder(["app.appdf": ZipBuilder([ZipBuilder.File("a", "one")]).bytes])
    guard case .missingFile("description.xml") = try read(folder, "/app.appdf").faults.first?.kind else {
      Issue.record("no fault")
      return
    }
  }
}
