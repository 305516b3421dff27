import TestSupport
import Testing

@testable import ListingValidator

@Suite struct ListingFilesTests {
  /// The short way through folders that are known leads where the long one does, at the first time and at the next.
  @Test(arguments: [
    "a.txt", "a/a", "a/a/", "a/", "./a/./a.txt", "a//a.txt", "a/../a.txt", "a/..", "..", ".", "", "a.txt/",
    "a.txt/b",
    "in", "in/a.txt", "inside.txt", "out", "out/x.txt", "outside.txt", "nowhere", "nowhere/x", "loop",
    "/etc/passwd",
    "../other/x.txt", "a/\u{301}", "http://a",
  ])
  func pathsAreWhatTheFileSystemSays(_ href: String) throws {
    let folder = try TemporaryFolder([
      "app/a.txt": "", "app/a/a.txt": "", "app/a/a/b.txt": "", "other/x.txt": "",
    ])
    try folder.write("app/a/\u{301}")
    try folder.link("app/in", to: "a")
    try folder.link("app/inside.txt", to: "a/a.txt")
    try folder.link("app/out", to: "../other")
    try folder.link("app/outside.txt", to: "../other/x.txt")
    try folder.link("app/loop", to: "loop")
    let fileSystem = FileSystem()
    let directory = try #require(fileSystem.realPath("\(folder.path)/app"))
    let boundary = Boundary(root: directory)
    let files = ListingFiles(fileSystem: fileSystem, boundary: boundary, directory: directory)
    let expected = Result { () throws(FileFault) in
      try fileSystem.resolve(href, relativeTo: directory, within: boundary)
    }
    for _ in 1...2 {
      #expect(Result { () throws(FileFault) in try files.realPath(of: href) } == expected)
    }
  }
}
