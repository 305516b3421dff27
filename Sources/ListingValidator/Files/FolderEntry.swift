/// An entry of a folder of a listing, with what a link leads to.
struct FolderEntry: Sendable {
  /// What the entry is, links followed.
  enum Kind: Equatable, Sendable {
    case file
    case folder
    /// A pipe, socket or device.
    case special
    /// A link that leads nowhere or too far.
    case broken(FileFault)
  }

  /// The name without the folder.
  let name: String
  /// The path relative to the root of the listing.
  let path: String
  /// What the entry is.
  let kind: Kind
  /// True for a symbolic link.
  let isLink: Bool

  /// True for a folder.
  var isFolder: Bool {
    if case .folder = kind { return true }
    return false
  }

  /// The name without its extension.
  var stem: String { String(FileName.split(name).stem) }

  /// True where the name is that of a picture.
  var isImage: Bool { FileName.isImage(name) && !isFolder }
}

/// Parts of file names.
enum FileName {
  /// The extensions of pictures, whether or not a store takes them.
  private static let imageExtensions: Set<String> = [
    "png", "jpg", "jpeg", "webp", "gif", "bmp", "heic", "heif", "avif",
  ]

  /// The name without its extension, and the extension; a name such as `.gitkeep` has none.
  static func split(_ name: String) -> (stem: Substring, extension: Substring) {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name[...], "") }
    return (name[..<dot], name[name.index(after: dot)...])
  }

  /// True where a name is that of a picture.
  static func isImage(_ name: String) -> Bool {
    imageExtensions.contains(split(name).extension.lowercased())
  }
}

extension ListingFiles {
  /// The entries of a folder, sorted by name.
  /// - Throws: `FileFault` where there is no such folder inside the boundary.
  func entries(_ folder: String) throws(FileFault) -> [FolderEntry] {
    try folders.entries(of: folder) { () throws(FileFault) in
      try fileSystem.entries(of: realFolder(folder)).map { entry in
        let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
        let isLink = entry.kind == .symlink
        return FolderEntry(
          name: entry.name, path: path,
          kind: isLink ? followedKind(of: path) : FolderEntry.Kind(entry.kind), isLink: isLink)
      }
    }
  }

  private func followedKind(of path: String) -> FolderEntry.Kind {
    do {
      return try fileSystem.kind(of: realPath(of: path)).map(FolderEntry.Kind.init) ?? .broken(.missing)
    } catch {
      return .broken(error)
    }
  }
}

extension FolderEntry.Kind {
  fileprivate init(_ kind: FileKind) {
    switch kind {
    case .regular: self = .file
    case .directory: self = .folder
    case .symlink, .other: self = .special
    }
  }
}
