/// The folder that nothing is read outside of, whatever links and references say.
package struct Boundary: Equatable, Sendable {
  /// The real path of the folder.
  package let root: String

  /// The boundary at a folder, given by its real path.
  package init(root: String) { self.root = root }

  /// Whether a real path is the folder or lies below it.
  package func contains(realPath: String) -> Bool {
    // Bytes, because strings are equal in Swift where file names are not: `é` in two spellings.
    let (root, path) = (root.utf8, realPath.utf8)
    guard path.starts(with: root) else { return false }
    let slash = UInt8(ascii: "/")
    return path.count == root.count || root.last == slash || path.dropFirst(root.count).first == slash
  }
}
