import Images

/// What a listing folder holds, counted on disk: nothing is judged.
public struct ListingInspection: Sendable, Encodable {
  /// The length of one text as it is written, white space at both ends left out.
  public struct TextLength: Sendable, Encodable {
    /// The file, relative to the root.
    public let path: String
    /// Unicode scalars.
    public let scalars: Int
    /// Bytes in UTF-8.
    public let utf8Bytes: Int
  }

  /// What one picture holds, as far as it can be read.
  public struct Picture: Sendable, Encodable {
    /// The file, relative to the root.
    public let path: String
    /// The format of the content, whatever the extension: `png`, `jpeg`.
    public let format: String
    /// Pixels, as it is stored.
    public let width: Int?
    /// Pixels, as it is stored.
    public let height: Int?
    /// How colours are stored: `rgb`, `rgba`, `palette`.
    public let colorType: String?
    /// False where the extension is that of another format; absent for a name that tells nothing.
    public let extensionFits: Bool?
    /// True where something in the file is broken.
    public let broken: Bool

    init(_ path: String, _ facts: ImageFacts) {
      self.path = path
      format = facts.format.rawValue
      width = facts.size?.width
      height = facts.size?.height
      colorType = facts.colorType?.rawValue
      extensionFits = MediaFormat(extension: FileName.split(path).extension).map { $0 == facts.format }
      broken = !facts.faults.isEmpty
    }
  }

  /// How the folder is arranged.
  public let layout: Layout
  /// The names of the locales' folders.
  public private(set) var locales: [String] = []
  /// All files, those that links lead to included.
  public private(set) var files = 0
  /// Symbolic links, to files and to folders.
  public private(set) var symlinks = 0
  /// Files with a title.
  public private(set) var titleFiles = 0
  /// Files with a short description, also under the name that F-Droid has for it.
  public private(set) var shortFiles = 0
  /// Files with a long description, also under the name that F-Droid has for it.
  public private(set) var fullFiles = 0
  /// Files with release notes, whatever they are named after.
  public private(set) var changelogFiles = 0
  /// Pictures, by their extension.
  public private(set) var images = 0
  /// Pictures in a folder of screenshots.
  public private(set) var screenshots = 0
  /// Titles, descriptions and release notes, in the order of their paths.
  public private(set) var texts: [TextLength] = []
  /// The pictures, in the order of their paths.
  public private(set) var pictures: [Picture] = []

  private enum CodingKeys: String, CodingKey {
    case layout, locales, files, symlinks, titleFiles, shortFiles, fullFiles, changelogFiles, images,
      screenshots, texts, pictures
  }

  /// Counts what is in the folder of a listing; nil where the listing is no folder of texts.
  public init?(_ root: ListingRoot) {
    guard let arrangement = FolderLayout(root.layout) else { return nil }
    layout = root.layout
    let fileSystem = FileSystem()
    let files = ListingFiles(
      fileSystem: fileSystem, boundary: Boundary(root: root.boundary), directory: root.directory)
    var layers = FolderLayers(files: files)
    var listing = Listing(root: root.path, layout: root.layout, location: Location(path: "."))
    layers.add(".", arrangement, into: &listing)
    locales = layers.locales
    count(".", inside: [], of: arrangement, files, into: &listing)
  }

  private mutating func count(
    _ folder: String, inside outer: [String], of arrangement: FolderLayout, _ files: ListingFiles,
    into listing: inout Listing
  ) {
    // A link to a folder above would never end.
    guard outer.count < Discovery.maximumDepth, let real = files.fileSystem.realPath(files.absolute(folder)),
      !outer.contains(real), let entries = try? files.entries(folder)
    else { return }
    for entry in entries {
      if entry.isLink { symlinks += 1 }
      switch entry.kind {
      case .folder: count(entry.path, inside: outer + [real], of: arrangement, files, into: &listing)
      case .file: count(entry, of: arrangement, files, into: &listing)
      case .special, .broken: continue
      }
    }
  }

  private mutating func count(
    _ file: FolderEntry, of arrangement: FolderLayout, _ files: ListingFiles, into listing: inout Listing
  ) {
    self.files += 1
    if file.isImage {
      images += 1
      if arrangement.isScreenshot(file.path) { screenshots += 1 }
      if let real = try? files.realPath(of: file.path),
        let image = try? files.fileSystem.file(at: real), let facts = try? ImageFile.read(image)
      {
        pictures.append(Picture(file.path, facts))
      }
      return
    }
    switch arrangement.field(of: file.path) {
    case .title: titleFiles += 1
    case .shortDescription: shortFiles += 1
    case .fullDescription: fullFiles += 1
    case .recentChanges: changelogFiles += 1
    default: return
    }
    guard let source = files.open(file.path, into: &listing), source.invalidByte == nil else { return }
    // As it is written: the line ends of Windows count twice here, and once for rules.
    let scalars = String(decoding: source.text, as: UTF8.self).unicodeScalars
    let text = scalars.drop(while: \.properties.isWhitespace)
    let end = text.lastIndex { !$0.properties.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    let trimmed = text[..<end]
    texts.append(
      TextLength(path: file.path, scalars: trimmed.count, utf8Bytes: Substring(trimmed).utf8.count))
  }
}

extension FolderLayout {
  /// What F-Droid calls the texts of a folder like fastlane's.
  private static let namesAtFDroid: [Field: String] = [
    .title: "name.txt", .shortDescription: "summary.txt", .fullDescription: "description.txt",
  ]

  /// The field that a file is for; nil for none.
  fileprivate func field(of path: String) -> Field? {
    let name = PathName.name(of: path)
    let folder = PathName.parent(of: path)
    if Self.fits(folder, texts) {
      if let field = names.first(where: { $0.value == name })?.key { return field }
      if case .versionCodes = noteNames,
        let field = Self.namesAtFDroid.first(where: { $0.value == name })?.key
      {
        return field
      }
    }
    return Self.fits(folder, notes) && noteNames.contains(name) ? .recentChanges : nil
  }

  /// True for a picture in a folder of screenshots.
  fileprivate func isScreenshot(_ path: String) -> Bool {
    let folder = PathName.parent(of: path)
    return screenshots.contains(PathName.name(of: folder)) && Self.fits(PathName.parent(of: folder), images)
  }

  /// True where a folder is the one that a template names for some locale.
  private static func fits(_ folder: String, _ template: String) -> Bool {
    let (names, pattern) = (folder.pathComponents, template.pathComponents)
    return names.count == pattern.count && zip(names, pattern).allSatisfy { $1 == "{locale}" || $0 == $1 }
  }
}
