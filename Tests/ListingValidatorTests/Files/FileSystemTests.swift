import TestSupport
import Testing

@testable import ListingValidator

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct FileSystemTests {
  private let files = FileSystem()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  // MARK: Kinds and entries

  @Test func tellsKindsWithoutFollowingLinks() throws {
    try folder.write("a.txt")
    try folder.link("link", to: "a.txt")
    try folder.link("broken", to: "nowhere")
    mkfifo(folder.path + "/pipe", 0o600)
    #expect(files.kind(of: folder.path) == .directory)
    #expect(files.kind(of: folder.path + "/a.txt") == .regular)
    #expect(files.kind(of: folder.path + "/link") == .symlink)
    #expect(files.kind(of: folder.path + "/broken") == .symlink)
    #expect(files.kind(of: folder.path + "/pipe") == .other)
    #expect(files.kind(of: "/dev/null") == .other)
    #expect(files.kind(of: folder.path + "/a.txt/b") == nil)
    #expect(files.kind(of: "") == nil)
  }

  @Test func listsEntriesByTheBytesOfTheirNames() throws {
    for name in ["b", "a", "10", "2", "é", "e\u{301}", "Z", ".hidden", "dir/inner"] { try folder.write(name) }
    try folder.link("link", to: "dir")
    let entries = try files.entries(of: folder.path)
    let names = [".hidden", "10", "2", "Z", "a", "b", "dir", "e\u{301}", "link", "é"]
    #expect(entries.map { Array($0.name.utf8) } == names.map { Array($0.utf8) })
    #expect(entries.filter { $0.kind != .regular }.map(\.name) == ["dir", "link"])
  }

  @Test func listsManyEntriesOnce() throws {
    for number in 0..<2000 { try folder.write("\(number)-" + String(repeating: "x", count: 200)) }
    #expect(Set(try files.entries(of: folder.path).map(\.name)).count == 2000)
  }

  @Test func listsOnlyFolders() throws {
    try folder.write("a.txt")
    #expect(throws: FileFault.missing) { try files.entries(of: folder.path + "/nothing") }
    #expect(throws: FileFault.missing) { try files.entries(of: folder.path + "/a.txt") }
  }

  // MARK: Reading

  @Test(arguments: [0, 1, 4095, 4096, 4097, 100_000])
  func readsWholeFiles(size: Int) throws {
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0) }
    try folder.write("file", content)
    #expect(try files.read(folder.path + "/file", maximumBytes: size) == content)
    #expect(try files.read(folder.path + "/file", maximumBytes: .max) == content)
    if size > 0 {
      #expect(throws: FileFault.tooLarge(bytes: size, limit: size - 1)) {
        try files.read(folder.path + "/file", maximumBytes: size - 1)
      }
    }
  }

  @Test func readsThroughLinks() throws {
    try folder.write("file", [1, 2])
    try folder.link("link", to: "file")
    #expect(try files.read(folder.path + "/link", maximumBytes: 10) == [1, 2])
  }

  @Test(.timeLimit(.minutes(1))) func refusesWhatIsNoFileBeforeReading() throws {
    mkfifo(folder.path + "/pipe", 0o600)
    let notRegular: [(String, FileFault)] = [
      (folder.path, .notRegular(.directory)), (folder.path + "/pipe", .notRegular(.other)),
      ("/dev/zero", .notRegular(.other)), (folder.path + "/nothing", .missing), ("", .missing),
    ]
    for (path, fault) in notRegular {
      #expect(throws: fault, "\(path)") { try files.read(path, maximumBytes: 10) }
    }
  }

  @Test func refusesLoops() throws {
    try folder.link("a", to: "b")
    try folder.link("b", to: "a")
    #expect(throws: FileFault.linkLoop) { try files.read(folder.path + "/a", maximumBytes: 10) }
    #expect(throws: FileFault.linkLoop) { try resolve("a") }
    #expect(files.realPath(folder.path + "/a") == nil)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything")) func tellsLackOfPermission() throws {
    try folder.write("secret")
    chmod(folder.path + "/secret", 0)
    #expect(throws: FileFault.noPermission) { try files.read(folder.path + "/secret", maximumBytes: 10) }
  }

  #if os(Linux)
    // Files in /proc tell no size, as a file that grows while it is read.
    @Test func refusesWhatGrowsOverTheLimit() throws {
      #expect(try files.read("/proc/self/status", maximumBytes: 100_000).count > 100)
      #expect(throws: FileFault.tooLarge(bytes: 101, limit: 100)) {
        try files.read("/proc/self/status", maximumBytes: 100)
      }
    }

    @Test func closesWhatItOpens() throws {
      try folder.write("file", [1])
      mkfifo(folder.path + "/pipe", 0o600)
      // Descriptors of tests that run at the same time come and go: look at what leads here.
      for _ in 0..<50 {
        _ = try? files.read(folder.path + "/file", maximumBytes: 1)
        _ = try? files.read(folder.path + "/file", maximumBytes: 0)
        _ = try? files.read(folder.path + "/pipe", maximumBytes: 1)
        _ = try? files.entries(of: folder.path)
      }
      let open = try files.entries(of: "/proc/self/fd").compactMap { entry in
        files.realPath("/proc/self/fd/" + entry.name)
      }
      #expect(!open.contains { Boundary(root: folder.path).contains(realPath: $0) })
    }
  #endif

  // MARK: References

  @Test func resolvesInsideTheBoundary() throws {
    for name in ["app/listing.xml", "app/images/1.png", "shared/icon.png", "shared/a:b.png"] {
      try folder.write(name)
    }
    try folder.link("app/link.png", to: "../shared/icon.png")
    try folder.link("app/shared", to: "../shared")
    let cases = [
      ("images/1.png", "app/images/1.png"), ("./images/../images//1.png", "app/images/1.png"),
      ("../shared/icon.png", "shared/icon.png"), ("link.png", "shared/icon.png"),
      ("shared/icon.png", "shared/icon.png"), ("./shared/a:b.png", "shared/a:b.png"),
      ("shared/a:b.png", "shared/a:b.png"), ("..", ""), (".", "app"),
    ]
    for (href, path) in cases {
      #expect(
        try resolve(href, in: "app") == (path.isEmpty ? folder.path : folder.path + "/" + path), "\(href)")
    }
  }

  @Test(arguments: [
    "/etc/passwd", "//host/file", "https://example.com/a.png", "file:///etc/passwd", "data:,x", "C:\\a.png",
    "C:a", "a\0b", "\0", "../../x", "a/../../../etc/passwd", "../../outside/secret", "out", "out/secret",
    "out/../outside", "file-out", "../../\u{301}/nothing",
  ])
  func refusesWhatLeadsOutside(href: String) throws {
    try folder.write("inside/app/listing.xml")
    try folder.write("outside/secret")
    try folder.link("inside/app/out", to: "../../outside")
    try folder.link("inside/app/file-out", to: folder.path + "/outside/secret")
    let boundary = Boundary(root: folder.path + "/inside")
    #expect(throws: FileFault.outsideBoundary) {
      try files.resolve(href, relativeTo: folder.path + "/inside/app", within: boundary)
    }
  }

  @Test(arguments: ["", "nothing", "file/below", "broken"])
  func tellsMissingTargets(href: String) throws {
    try folder.write("file")
    try folder.link("broken", to: "nowhere")
    #expect(throws: FileFault.missing) { try resolve(href) }
  }

  @Test func aFolderOutsideTheBoundaryResolvesNothing() throws {
    try folder.write("outside/a.txt")
    try folder.write("inside/b.txt")
    #expect(throws: FileFault.outsideBoundary) {
      try files.resolve(
        "a.txt", relativeTo: folder.path + "/outside", within: Boundary(root: folder.path + "/inside"))
    }
  }

  // MARK: Patterns

  @Test func globsInNaturalOrder() throws {
    let names = [
      "phone/10.png", "phone/2.png", "phone/1.png", "phone/.hidden.png", "phone/a.txt", "tablet/2.png",
      "x:1.png",
      "icon.png", "phone/sub/3.png",
    ]
    for name in names { try folder.write(name) }
    let cases: [(String, [String])] = [
      ("phone/*.png", ["phone/1.png", "phone/2.png", "phone/10.png"]),
      ("*/2.png", ["phone/2.png", "tablet/2.png"]),
      ("./*.png", ["./icon.png", "./x:1.png"]),
      ("*.png", ["icon.png", "./x:1.png"]),
      ("icon.png", ["icon.png"]),
      ("phone/[12].png", ["phone/1.png", "phone/2.png"]),
      ("phone/../*.png", ["phone/../icon.png", "phone/../x:1.png"]),
      ("**/3.png", []),
      ("*/*/*.png", ["phone/sub/3.png"]),
      ("nothing/*.png", []), ("icon.png/*", []), ("nothing.png", []), ("", []), ("*/nothing.png", []),
    ]
    for (pattern, matches) in cases {
      let found = try glob(pattern)
      #expect(found == matches, "\(pattern)")
      for match in matches { _ = try resolve(match) }
    }
  }

  @Test func globsStayInside() throws {
    try folder.write("outside/secret.png")
    try folder.write("inside/a.png")
    try folder.link("inside/out", to: "../outside")
    try folder.link("inside/secret.png", to: "../outside/secret.png")
    let boundary = Boundary(root: folder.path + "/inside")
    let patterns = [
      "/etc/*", "../outside/*", "out/*", "../*", "*/*.png", "https://example.com/*", "a\0*", "out/secret.png",
    ]
    for pattern in patterns {
      #expect(throws: FileFault.outsideBoundary, "\(pattern)") {
        try files.glob(pattern, in: folder.path + "/inside", within: boundary)
      }
    }
    // A link is a match; where it leads is for `resolve` to say.
    #expect(
      try files.glob("*.png", in: folder.path + "/inside", within: boundary) == ["a.png", "secret.png"])
  }

  @Test func globsAreCapped() throws {
    for number in 0...100 {
      try folder.write("folder/\(number)")
      try folder.write("links/here")
      try folder.link("links/\(number)", to: "../folder")
    }
    #expect(try glob("links/*/*").count == FileSystem.maximumMatches)
  }

  private func resolve(_ href: String, in directory: String = "") throws(FileFault) -> String {
    try files.resolve(href, relativeTo: folder.path + "/" + directory, within: Boundary(root: folder.path))
  }

  private func glob(_ pattern: String) throws(FileFault) -> [String] {
    try files.glob(pattern, in: folder.path, within: Boundary(root: folder.path))
  }
}
