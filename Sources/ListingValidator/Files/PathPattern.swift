/// A pattern of paths, as settings hold them.
///
/// It is compared with the path counted from the folder of the settings, as people see it, and with the path counted
/// from the root of the listing, as reports have it: either may match.
public struct PathPattern: Sendable {
  /// The pattern as written.
  public let text: String
  /// The real path of the folder that it counts from; nil where there is none.
  public let folder: String?
  private let glob: Glob

  /// Takes a pattern as it is written.
  public init(_ text: String, folder: String? = nil) {
    self.text = text
    self.folder = folder
    glob = Glob(text)
  }

  /// Whether a place fits.
  /// - Parameters:
  ///   - path: relative to the root of the listing.
  ///   - directory: the real path of that root; nil where it is not known.
  func matches(_ path: String, in directory: String?) -> Bool {
    glob.matches(path) || directory.map { matches(real: ShownPath.joined($0, path)) } ?? false
  }

  /// Whether a place fits, counted from the folder of the settings alone.
  /// - Parameter path: absolute, without links.
  func matches(real path: String) -> Bool {
    folder.map { glob.matches(ShownPath.relative(path, to: $0)) } ?? false
  }
}
