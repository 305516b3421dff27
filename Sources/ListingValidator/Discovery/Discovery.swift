/// Finds listings in folders.
public struct Discovery: Sendable {
  private let fileSystem = FileSystem()
  /// What was found.
  public struct Discovered {
    public var roots: [ListingRoot] = []
    public var unreadable: [Unreadable] = []
  }
  package init(boundary: String? = nil, exclude: [Glob] = [], variant: String? = nil) {}
  public init() {}
  static func boundary(of path: String, override: String?, fileSystem: FileSystem) -> Boundary {
    Boundary(root: path)
  }

  /// The listings at or below a path, sorted by path.
  public func discover(_ path: String) -> Discovered { Discovered(roots: roots(at: path)) }
  public func roots(at path: String) -> [ListingRoot] {
    guard fileSystem.kind(of: "\(path)/listing.xml") != nil else { return [] }
    return [
      ListingRoot(
        path: path, layout: .listingXML, directory: path, name: "listing.xml",
        boundary: fileSystem.realPath(path) ?? path)
    ]
  }
}
