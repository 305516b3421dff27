/// A place where a listing is kept.
public struct ListingRoot: Sendable, Hashable {
  /// The path as it is shown: as typed, or below a typed folder.
  public var path: String
  /// How the listing is kept.
  public var layout: Layout
  /// The flavour source set; nil for the main one.
  public var variant: String?
  /// The root folder on disk.
  public var directory: String
  /// The manifest in it, where the layout has one.
  public var name: String?
  /// The real path of the folder that nothing is read outside of.
  public var boundary: String

  /// Names a place.
  public init(
    path: String, layout: Layout, variant: String? = nil, directory: String, name: String? = nil,
    boundary: String
  ) {
    self.path = path
    self.layout = layout
    self.variant = variant
    self.directory = directory
    self.name = name
    self.boundary = boundary
  }
}
