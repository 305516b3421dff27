/// Finds listings in folders.
public struct Discovery: Sendable {
  private let fileSystem = FileSystem()

  /// Looks for listings.
  public init() {}

  /// The listings at or below a path, sorted by path.
  public func roots(at path: String) -> [ListingRoot] {
    guard fileSystem.kind(of: "\(path)/listing.xml") != nil else { return [] }
    return [
      ListingRoot(
        path: path, layout: .listingXML, directory: path, name: "listing.xml",
        boundary: fileSystem.realPath(path) ?? path)
    ]
  }
}
