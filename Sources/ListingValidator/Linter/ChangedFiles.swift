/// The files of a work tree that differ from a revision.
struct ChangedFiles: Sendable {
  private let paths: Set<String>

  /// Asks git.
  /// - Throws: `GitFault`, also outside of a work tree.
  init(since revision: String, in boundary: Boundary, fileSystem: FileSystem) throws(GitFault) {
    guard let repository = GitRepository(boundary: boundary, fileSystem: fileSystem) else {
      throw .refused("is in no git work tree, so nobody knows what has changed")
    }
    paths = Set(try repository.changed(since: revision))
  }

  /// True where a file that the listing was read from has changed, or anything in its folder, deleted files too.
  func touch(_ listing: Listing, at root: ListingRoot) -> Bool {
    let folder = root.directory + "/"
    return listing.files.contains { paths.contains(root.directory.appending(reference: $0)) }
      || paths.contains { $0.hasPrefix(folder) }
  }
}
