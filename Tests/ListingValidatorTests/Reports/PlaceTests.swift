import TestSupport
import Testing

@testable import ListingValidator

/// Where reports say that something is.
@Suite struct PlaceTests {
  private static func anchors(_ folder: TemporaryFolder, _ path: String, name: String? = nil) -> FileAnchors {
    FileAnchors(
      ListingRoot(
        path: path, layout: .fastlane, directory: "\(folder.path)/\(path)", name: name, boundary: folder.path),
      fileSystem: FileSystem())
  }

  @Test(arguments: [
    ("en-US/title.txt", "en-US/title.txt"), ("en-US", "en-US/title.txt"),
    ("en-US/images", "en-US/images/icon.png"),
    ("en-US/short.txt", "en-US/title.txt"), ("de-DE", "en-US/title.txt"), (".", "en-US/title.txt"),
    ("../other/fr-FR", "en-US/title.txt"), ("../beside/x.txt", "../beside/x.txt"),
  ])
  func whatIsNoFileIsShownAtOne(_ path: String, _ file: String) throws {
    let folder = try TemporaryFolder([
      "app/en-US/title.txt": "a", "app/en-US/images/icon.png": "b", "beside/x.txt": "c",
    ])
    #expect(Self.anchors(folder, "app").file(standingFor: path) == file)
  }

  @Test func aManifestStandsForItsFolder() throws {
    let folder = try TemporaryFolder(["app/a.txt": "a", "app/listing.xml": "b"])
    #expect(Self.anchors(folder, "app", name: "listing.xml").file(standingFor: ".") == "listing.xml")
  }

  @Test func pathsAreSeenFromTheRepository() throws {
    let folder = try TemporaryFolder(["a/.git/HEAD": "", "a/b/c/title.txt": "", "d/title.txt": ""])
    #expect(Self.anchors(folder, "a/b/c").rootInRepository == "b/c")
    #expect(Self.anchors(folder, "a").rootInRepository == ".")
    #expect(Self.anchors(folder, "d").rootInRepository == "d")
    let typed = ListingRoot(
      path: "\(folder.path)/d", layout: .fastlane, directory: "\(folder.path)/d", boundary: folder.path)
    #expect(FileAnchors(typed, fileSystem: FileSystem()).rootInRepository == "d")
  }

  @Test(
    arguments: [
      (["a/b/c", "a/b/d"], "a/b"), (["a/b", "a/b/c"], "a/b"), (["a/b", "ab/c"], nil),
      (["/x/a", "/x/b"], "/x"),
      (["./a", "./b"], nil), (["a"], "a"),
    ] as [([String], String?)])
  func theCommonFolderIsFound(_ paths: [String], _ folder: String?) {
    #expect(ShownPath.commonFolder(of: paths) == folder)
  }

  @Test(
    arguments: [
      ("a/b/c", "a/b", "c"), ("a/b", "a/b", "."), ("ab/c", "a", "ab/c"), ("a/b", nil, "a/b"),
    ] as [(String, String?, String)])
  func theCommonFolderIsTakenAway(_ path: String, _ folder: String?, _ shown: String) {
    #expect(ShownPath.path(path, below: folder) == shown)
  }

  @Test(arguments: [
    ("/a/b/c.png", "/a/b", "c.png"), ("/a/b/c.png", "/a/d/e", "../../b/c.png"), ("/a", "/a", "."),
    ("/x/y", "/", "x/y"),
  ])
  func theWayToAPictureIsRelative(_ path: String, _ folder: String, _ way: String) {
    #expect(ShownPath.relative(path, to: folder) == way)
  }
}
