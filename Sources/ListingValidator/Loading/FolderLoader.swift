/// Reads the texts and images of the folder layouts.
enum FolderLoader {
  /// Adds the descriptions of a folder that a manifest refers to.
  static func load(
    layout: Layout, href: Located<String>, overlay: Located<String>?, variant: String?,
    locales: [Located<String>]?,
    files: ListingFiles, into listing: inout Listing
  ) {}
}
