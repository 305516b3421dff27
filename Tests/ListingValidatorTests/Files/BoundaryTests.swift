import Testing

@testable import ListingValidator

@Suite struct BoundaryTests {
  @Test(arguments: [
    ("/a/b", "/a/b", true), ("/a/b", "/a/b/c", true), ("/a/b", "/a/bc", false), ("/a/b", "/a", false),
    ("/a/b", "/", false), ("/", "/", true), ("/", "/a", true), ("/a/b", "", false),
    // One string to Swift, two folders to the file system.
    ("/a/é", "/a/e\u{301}", false),
    // One character to Swift, a separator to the file system.
    ("/a", "/a/\u{301}x", true),
  ])
  func containsWhatLiesBelow(root: String, path: String, contains: Bool) {
    #expect(Boundary(root: root).contains(realPath: path) == contains)
  }
}
