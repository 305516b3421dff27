import TestSupport
import Testing

@testable import ListingValidator

@Suite struct UnifiedDiffTests {
  /// The diff of a file in the current folder.
  private func diff(
    _ text: String, _ edits: (Range<Int>, String)..., confidential: Range<Int>? = nil
  ) -> (text: String, withheld: Int) {
    let bytes = Array(text.utf8)
    let file = SourceFile(path: "a.txt", bytes: bytes)
    let path = ShownPath.joined(FileSystem().realPath(".") ?? "/", "a.txt")
    let edit = FixPlan.FileEdit(
      path: path, old: bytes,
      edits: edits.map { Edit(file: file, range: $0.0, replacement: Array($0.1.utf8)) },
      confidential: confidential)
    let diff = UnifiedDiff([.edit(edit)])
    return (String(decoding: diff.bytes, as: UTF8.self), diff.withheld)
  }

  private static let ten = (1...10).map { "line \($0)\n" }.joined()

  @Test func oneLineChanges() {
    #expect(
      diff(Self.ten, (28..<34, "LINE 5")).text == """
        --- a/a.txt
        +++ b/a.txt
        @@ -2,7 +2,7 @@
         line 2
         line 3
         line 4
        -line 5
        +LINE 5
         line 6
         line 7
         line 8

        """)
  }

  @Test func farChangesAreApartAndNearOnesTogether() {
    let far = diff(String(repeating: Self.ten, count: 3), (0..<1, "L"), (142..<143, "L")).text
    #expect(far.split(separator: "\n").count { $0.hasPrefix("@@") } == 2)
    let near = diff(Self.ten, (0..<1, "L"), (49..<50, "L")).text
    #expect(near.split(separator: "\n").count { $0.hasPrefix("@@") } == 1)
    #expect(near.contains("@@ -1,10 +1,10 @@"))
  }

  @Test(
    arguments: [
      ("a\nb", (2..<3, ""), "@@ -1,2 +1,1 @@\n a\n-b\n\\ No newline at end of file\n"),
      (
        "a", (0..<1, "b"),
        "@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+b\n\\ No newline at end of file\n"
      ),
      ("a\nb\nc\n", (1..<2, ""), "@@ -1,3 +1,2 @@\n-a\n-b\n+ab\n c\n"),
      ("a\nb\n", (2..<4, ""), "@@ -1,2 +1,1 @@\n a\n-b\n"),
      ("a\n", (2..<2, "b\n"), "@@ -1,1 +1,2 @@\n a\n+b\n"),
      ("a\n", (0..<2, ""), "@@ -1,1 +0,0 @@\n-a\n"),
      ("", (0..<0, "a\n"), "@@ -0,0 +1,1 @@\n+a\n"),
      ("a\r\nb\r\n", (0..<1, "c"), "@@ -1,2 +1,2 @@\n-a\r\n+c\r\n b\r\n"),
    ] as [(String, (Range<Int>, String), String)])
  func edgesOfFiles(_ text: String, _ edit: (Range<Int>, String), _ hunk: String) {
    #expect(diff(text, edit).text == "--- a/a.txt\n+++ b/a.txt\n\(hunk)")
  }

  @Test func whatOnlyReviewersMaySeeIsWithheld() {
    let near = diff(Self.ten, (28..<34, "LINE 5"), confidential: 14..<20)
    #expect(near.text.isEmpty && near.withheld == 1)
    let far = diff(Self.ten, (28..<34, "LINE 5"), confidential: 0..<6)
    #expect(!far.text.isEmpty && far.withheld == 0)
  }
}
