/// Reads listings from disk. One for each worker: it holds a compiled schema.
public final class ListingReader {
  /// Compiled once a `listing.xml` is read.
  private lazy var schema = XMLSchema.listing
  private let fileSystem = FileSystem()

  /// Prepares for reading.
  public init() {}

  /// How a listing is read.
  public struct Mode: Sendable, Equatable {
    /// Every picture is decoded, and not only those of the size of an icon.
    public var decodesImages = false
    /// What lies over a folder for Amazon alone counts.
    public var usesOverlay = true
    /// The compiled code of a package that is read by itself is searched for known libraries and links.
    public var searchesCode = true

    /// As Amazon would get it, without decoding large pictures.
    public init(decodesImages: Bool = false, usesOverlay: Bool = true, searchesCode: Bool = true) {
      self.decodesImages = decodesImages
      self.usesOverlay = usesOverlay
      self.searchesCode = searchesCode
    }
  }

  /// Reads the listing at a root that discovery found.
  public func read(_ root: ListingRoot, _ mode: Mode = Mode()) -> Listing {
    var files = ListingFiles(
      fileSystem: fileSystem, boundary: Boundary(root: root.boundary), directory: root.directory)
    var listing = read(root, &files, mode)
    var reader = MediaReader(files: files, isDeep: mode.decodesImages)
    reader.read(into: &listing)
    return listing
  }

  private func read(_ root: ListingRoot, _ files: inout ListingFiles, _ mode: Mode) -> Listing {
    switch root.layout {
    case .listingXML:
      return ListingXMLLoader.load(
        root.name ?? "listing.xml", root: root.path, files: files, schema: schema,
        usesOverlay: mode.usesOverlay)
    case .appdf: return AppDFLoader.load(root, files: &files)
    case .fastlane, .appMetadata, .gradlePlayPublisher, .tripleTOld:
      return FolderLoader.load(root, files: files, usesOverlay: mode.usesOverlay)
    case .package:
      return PackageLoader.load(root, files: files, search: mode.searchesCode ? .builtIn : nil)
    case .androidProject: return AndroidLoader.load(root, files: files)
    default:
      var listing = Listing(root: root.path, layout: root.layout, location: Location(path: root.name ?? "."))
      if let name = root.name,
        let file = files.open(name, limit: ListingFiles.maximumXMLBytes, into: &listing)
      {
        let type = FileName.split(name).extension.lowercased()
        if type == StructuredDataLoader.fileExtension {
          listing.structuredData = StructuredDataLoader.read(file)
        } else if type == "json" {
          _ = JSONLoading.value(of: file, into: &listing)
        } else if let document = XMLLoading.document(file, into: &listing) {
          AndroidLoader.take(document, into: &listing)
        } else if case .android = RootElement(file.text) {
          for index in listing.faults.indices { listing.faults[index].isInAndroidModule = true }
        }
      }
      if let miss = root.nearMiss {
        listing.faults.append(
          LoadFault(
            .nearMiss(seen: miss.seen, supported: miss.supported),
            at: miss.file.map { Location(path: $0) } ?? listing.location))
      }
      return listing
    }
  }
}
