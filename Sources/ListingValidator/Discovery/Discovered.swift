/// What was found at or below a path.
public struct Discovered: Sendable {
  /// The listings, sorted by path; where there is none, the near miss that is closest to the path.
  public internal(set) var roots: [ListingRoot] = []
  /// Folders that could not be looked into.
  public internal(set) var unreadable: [Unreadable] = []
  /// How many folders and manifests patterns of the settings left out.
  public internal(set) var excludedCount = 0
  /// The layouts of listings that were left out because the settings look for others.
  public internal(set) var otherLayouts: [Layout] = []
  /// What may have kept a listing from being found, to follow a message; empty for nothing.
  var hint = ""

  /// True where nothing was found that can be checked: a mistyped path must not pass for a clean listing.
  public var isEmpty: Bool { roots.allSatisfy { $0.nearMiss != nil } }
}

/// Why nothing can be looked for at a path.
public enum DiscoveryFault: Error, Equatable, Sendable {
  /// Nothing is there.
  case missing
  /// It is there, but cannot be read.
  case unreadable(String)
  /// It is a pipe, a socket or a device.
  case special
  /// It lies outside the boundary that the user set.
  case outsideBoundary

  /// Why, in words.
  public var reason: String {
    switch self {
    case .missing: "no such file or folder"
    case .unreadable(let reason): reason
    case .special: "is neither a file nor a folder"
    case .outsideBoundary: "lies outside the boundary"
    }
  }
}
