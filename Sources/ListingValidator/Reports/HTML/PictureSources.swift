/// Where an HTML report finds the pictures of a listing.
struct PictureSources {
  /// The folder of the listing; absolute.
  let listing: String
  /// The folder that the report is written to; absolute.
  let report: String

  /// The address of a picture; nil where it cannot be shown.
  /// - Parameter path: relative to the root of the listing.
  func source(of path: String) -> String? {
    guard FileName.isImage(PathName.name(of: path)) else { return nil }
    return URIText.path(ShownPath.relative(ShownPath.joined(listing, path), to: report))
  }
}
