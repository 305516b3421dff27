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
  /// What looks like a listing and is none; nil for a listing.
  public var nearMiss: NearMiss?

  /// Names a place.
  public init(
    path: String, layout: Layout, variant: String? = nil, directory: String, name: String? = nil,
    boundary: String, nearMiss: NearMiss? = nil
  ) {
    self.path = path
    self.layout = layout
    self.variant = variant
    self.directory = directory
    self.name = name
    self.boundary = boundary
    self.nearMiss = nearMiss
  }
}

extension ListingRoot {
  /// What tells it from others, and what reports are sorted by.
  var order: [String] { Self.order(path: path, variant: variant, name: name) }

  /// What tells a listing of which only a report is known from others.
  static func order(path: String, variant: String?, name: String?) -> [String] {
    [path, variant ?? "", name ?? ""]
  }

  /// True where a report tells of it first.
  func precedes(_ other: ListingRoot) -> Bool { order.lexicographicallyPrecedes(other.order) }

  /// The file or folder that the listing is recognised by, on disk.
  var place: String { name.map { "\(directory)/\($0)" } ?? directory }
}

/// A place that looks like a listing and is none that is read.
public struct NearMiss: Sendable, Hashable {
  /// What it looks like, in words.
  public let seen: String
  /// The nearest place or layout that is read.
  public let supported: String
  /// The name of the file, where one file alone is it.
  public let file: String?

  /// Says what was seen and what is read.
  public init(seen: String, supported: String, file: String? = nil) {
    self.seen = seen
    self.supported = supported
    self.file = file
  }
}
