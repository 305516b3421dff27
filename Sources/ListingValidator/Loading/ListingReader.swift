import Schemas

/// Reads listings from disk. One for each worker: it holds a compiled schema.
public final class ListingReader {
  private let schema: XMLSchema
  private let fileSystem = FileSystem()

  /// Prepares for reading.
  /// - Throws: `XMLFault` where the built-in schema is broken.
  public init() throws(XMLFault) {
    schema = try XMLSchema(Schemas.listing)
  }

  /// Reads the listing at a root that discovery found.
  public func read(_ root: ListingRoot) -> Listing {
    let files = ListingFiles(
      fileSystem: fileSystem, boundary: Boundary(root: root.boundary), directory: root.directory)
    switch root.layout {
    case .listingXML:
      return ListingXMLLoader.load(root.name ?? "listing.xml", root: root.path, files: files, schema: schema)
    case .appdf:
      return AppDFLoader.load(root.name ?? "description.xml", root: root.path, files: files)
    case .fastlane, .appMetadata, .gradlePlayPublisher, .tripleTOld:
      return FolderLoader.load(root, files: files)
    case .androidProject: return AndroidLoader.load(root, files: files)
    default:
      var listing = Listing(root: root.path, layout: root.layout, location: Location(path: root.name ?? "."))
      if let name = root.name,
        let file = files.open(name, limit: ListingFiles.maximumXMLBytes, into: &listing)
      {
        if FileName.split(name).extension == StructuredDataLoader.fileExtension {
          listing.structuredData = StructuredDataLoader.read(file)
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
