/// Where CI services can show the findings of a listing: they know files of a repository, no folders and nothing
/// that is missing.
public struct FileAnchors: Sendable {
  /// The root of the listing as seen from its repository; as typed where there is none.
  let rootInRepository: String
  /// The root folder on disk.
  let directory: String
  private let manifest: String?
  private let fileSystem: FileSystem
  /// At most this many entries are looked at for one place.
  private static let maximumEntries = 1_000

  /// Looks around a listing.
  init(_ root: ListingRoot, fileSystem: FileSystem) {
    directory = fileSystem.realPath(root.directory) ?? root.directory
    manifest = root.name
    self.fileSystem = fileSystem
    rootInRepository = Self.rootInRepository(root, fileSystem)
  }

  /// The folders of a run of which only the report is known.
  init(rootInRepository: String, directory: String) {
    self.rootInRepository = rootInRepository
    self.directory = directory
    manifest = nil
    fileSystem = FileSystem()
  }

  /// A file that exists, relative to the root: the path itself, else the first file below or nearest above it.
  func file(standingFor path: String) -> String {
    var candidate = path
    while true {
      let absolute = "\(directory)/\(candidate)"
      switch fileSystem.realPath(absolute).flatMap(fileSystem.kind) {
      case .regular: return candidate
      case .directory:
        var rest = Self.maximumEntries
        if candidate == ".", let manifest { return manifest }
        if let file = firstFile(below: absolute, &rest) {
          return candidate == "." ? file : "\(candidate)/\(file)"
        }
      default: break
      }
      let parent = PathName.parent(of: candidate)
      guard candidate != ".", PathName.name(of: parent) != ".." else {
        return candidate == "." ? manifest ?? path : file(standingFor: ".")
      }
      candidate = parent
    }
  }

  private func firstFile(below folder: String, _ rest: inout Int) -> String? {
    let entries = (try? fileSystem.entries(of: folder)) ?? []
    for entry in entries where entry.kind == .regular && !entry.name.hasPrefix(".") { return entry.name }
    for entry in entries where entry.kind == .directory && !entry.name.hasPrefix(".") {
      rest -= 1
      guard rest > 0 else { return nil }
      if let file = firstFile(below: "\(folder)/\(entry.name)", &rest) { return "\(entry.name)/\(file)" }
    }
    return nil
  }

  private static func rootInRepository(_ root: ListingRoot, _ fileSystem: FileSystem) -> String {
    let real = fileSystem.realPath(root.directory) ?? root.directory
    if let repository = Discovery.repository(of: real, fileSystem: fileSystem) {
      return relative(real, to: repository) ?? root.path
    }
    guard root.path.hasPrefix("/") else { return root.path }
    // No report names the folders of a machine.
    return fileSystem.realPath(".").flatMap { relative(real, to: $0) }
      ?? relative(real, to: root.boundary) ?? "."
  }

  private static func relative(_ path: String, to folder: String) -> String? {
    guard Boundary(root: folder).contains(realPath: path) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count).drop { $0 == UInt8(ascii: "/") }
    return rest.isEmpty ? "." : String(Substring(rest))
  }
}
