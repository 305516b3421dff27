extension MediaReader {
  /// Looks for pictures that lie beside those of the listing, and that nothing refers to.
  func findUnreferenced(into listing: inout Listing) {
    // Nobody sees what lies in an archive.
    guard files.archive == nil else { return }
    let assets = Set(listing.media.flatMap(\.assets).map(\.path).map { ShownPath.joined(".", $0) })
    // The root may hold anything.
    let folders = Set(assets.map(PathName.parent)).subtracting(["."])
    let misspelt = Set(
      listing.faults.compactMap { fault -> String? in
        if case .unknownFile = fault.kind { fault.location.path } else { nil }
      })
    var unreferenced: [String] = []
    for folder in folders.sorted() {
      for entry in (try? files.entries(folder)) ?? [] where entry.isImage && !misspelt.contains(entry.path) {
        if case .file = entry.kind, !assets.contains(ShownPath.joined(".", entry.path)) {
          unreferenced.append(entry.path)
        }
      }
    }
    guard let first = unreferenced.first else { return }
    listing.faults.append(
      LoadFault(.unreferencedImages(unreferenced), at: Location(path: first), field: .images))
  }
}
