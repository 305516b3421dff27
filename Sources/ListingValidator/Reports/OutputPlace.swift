/// A path that a report is to be written to: it must not take the place of what the run is about.
package struct OutputPlace: Sendable {
  private let identity: FileIdentity?
  private let holdsSettings: Bool

  /// Looks at what is there now.
  package init(_ path: String) {
    let fileSystem = FileSystem()
    identity = fileSystem.identity(of: path)
    holdsSettings = PathName.name(of: fileSystem.realPath(path) ?? path) == Configuration.fileName
  }

  /// Why nothing must be written there, whatever the run finds; nil where it may be.
  package var reasonToKeep: String? { identity != nil && holdsSettings ? "it holds settings" : nil }

  /// Why nothing must be written there after a listing was read; nil where it may be.
  package func reasonToKeep(for listing: ListingReport) -> String? {
    guard let identity, listing.owns(identity) else { return nil }
    return "it is a file of the listing \(listing.root)"
  }
}

extension ListingReport {
  fileprivate func owns(_ identity: FileIdentity) -> Bool {
    let fileSystem = FileSystem()
    return ownFiles.contains { fileSystem.identity(of: ShownPath.joined(directory, $0)) == identity }
  }
}
