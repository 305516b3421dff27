/// Finds listings in folders.
public struct Discovery: Sendable {
  /// Folders nest at most this deep below a path.
  static let maximumDepth = 64
  /// At most this many files and folders are looked at.
  static let maximumEntries = 1_000_000

  private let fileSystem = FileSystem()
  private let givenBoundary: String?
  private let exclude: [PathPattern]
  private let layouts: [Layout]?
  private let variant: String?

  /// Looks for every listing.
  public init() { self.init(boundary: nil) }

  /// Looks for listings.
  /// - Parameters:
  ///   - boundary: a folder that nothing is read outside of; nil for the default.
  ///   - exclude: folders to leave out.
  ///   - layouts: only these; nil for all. A file that is named itself is always taken.
  ///   - variant: only this flavour of those that lie in source sets; `main` for the main one.
  package init(
    boundary: String? = nil, exclude: [PathPattern] = [], layouts: [Layout]? = nil, variant: String? = nil
  ) {
    givenBoundary = boundary
    self.exclude = exclude
    self.layouts = layouts
    self.variant = variant
  }

  /// The listings at or below a path.
  /// - Throws: `DiscoveryFault` where the path itself is at fault.
  public func roots(at path: String) throws(DiscoveryFault) -> Discovered {
    guard let real = fileSystem.realPath(path), let kind = fileSystem.kind(of: real) else {
      throw fileSystem.kind(of: path) == nil ? .missing : .unreadable("leads nowhere")
    }
    let folder = kind == .directory ? real : PathName.parent(of: real)
    if let givenBoundary {
      guard let given = fileSystem.realPath(givenBoundary), Boundary(root: given).contains(realPath: real)
      else { throw .outsideBoundary }
    }
    let boundary = Self.boundary(of: folder, override: givenBoundary, fileSystem: fileSystem)
    switch kind {
    case .regular: return try file(path, real: real, boundary: boundary)
    case .directory: break
    case .symlink, .other: throw .special
    }
    do {
      _ = try fileSystem.entries(of: real)
    } catch {
      throw .unreadable(error.reason)
    }
    var search = FolderSearch(fileSystem: fileSystem, exclude: exclude, boundary: boundary)
    search.run(from: path, real: real)
    let isOther = { (root: ListingRoot) in layouts.map { !$0.contains(root.layout) } ?? false }
    var found = Discovered(
      roots: search.roots.filter { isWanted($0) && !isOther($0) }, unreadable: search.unreadable,
      excludedCount: search.excludedCount,
      otherLayouts: Layout.kept.filter(Set(search.roots.filter(isOther).map(\.layout)).contains))
    leaveOutReferred(&found.roots)
    leaveOutModules(beside: real, &found.roots)
    // A module is no listing: what looks like one is told all the same.
    let hasListing = found.roots.contains { $0.layout != .androidProject }
    if found.roots.isEmpty, found.otherLayouts.isEmpty,
      let miss = part(of: real, shown: path, boundary: boundary) ?? search.nearMiss
    {
      found.roots = [miss]
    } else if !hasListing, let miss = search.nearMiss {
      found.roots.append(miss)
    }
    found.roots.sort { ($0.path, $0.name ?? "") < ($1.path, $1.name ?? "") }
    return found
  }

  /// The folder that nothing is read outside of: the one that is given, the repository, or the folder itself.
  ///
  /// A folder of texts outside of a repository takes the one above, where its overlay and its main source set lie.
  static func boundary(of folder: String, override: String?, fileSystem: FileSystem) -> Boundary {
    if let override { return Boundary(root: fileSystem.realPath(override) ?? override) }
    if let repository = repository(of: folder, fileSystem: fileSystem) { return Boundary(root: repository) }
    let recognition = FolderRecognition(fileSystem: fileSystem)
    guard recognition.layout(of: folder) != nil else {
      if recognition.isSourceSet(folder) {
        // The build file beside `src` says the application id.
        return Boundary(root: PathName.parent(of: PathName.parent(of: folder)))
      }
      return Boundary(root: folder)
    }
    if let suffix = SourceSet(of: folder)?.suffix {
      var source = folder
      for _ in 0...suffix.pathComponents.count { source = PathName.parent(of: source) }
      return Boundary(root: source)
    }
    return Boundary(root: PathName.parent(of: folder))
  }

  /// The nearest folder at or above this one with a `.git`.
  static func repository(of folder: String, fileSystem: FileSystem) -> String? {
    var candidate = folder
    while true {
      if fileSystem.kind(of: candidate == "/" ? "/.git" : "\(candidate)/.git") != nil { return candidate }
      if candidate == "/" { return nil }
      candidate = PathName.parent(of: candidate)
    }
  }

  // MARK: A single file

  private func file(
    _ path: String, real: String, boundary: Boundary
  ) throws(DiscoveryFault) -> Discovered {
    let name = PathName.name(of: path)
    // A link may lie elsewhere than its file: the listing is beside the link.
    let folder = path.utf8.contains(UInt8(ascii: "/")) ? PathName.parent(of: path) : "."
    func root(_ layout: Layout) -> Discovered {
      let root = ListingRoot(
        path: folder, layout: layout, directory: fileSystem.realPath(folder) ?? folder, name: name,
        boundary: boundary.root)
      return Discovered(roots: [root])
    }
    switch FileName.split(name).extension.lowercased() {
    case let suffix where PackageLoader.extensions.contains(suffix): return root(.package)
    case AppDFLoader.archiveExtension: return root(.appdf)
    case StructuredDataLoader.fileExtension, "json": return root(.file)
    case "xml": break
    default:
      if let miss = part(of: real, shown: path, boundary: boundary) { return Discovered(roots: [miss]) }
      if let miss = FolderRecognition.nearMiss(fileName: name) {
        return Discovered(roots: [self.miss(miss, at: folder, boundary)])
      }
      return Discovered()
    }
    switch RootElement.read(real, fileSystem: fileSystem) {
    case .listing: return root(.listingXML)
    case .appdf: return root(.appdf)
    case .binaryXML: return root(.package)
    case .unknown where name == "listing.xml", .other where name == "listing.xml": return root(.listingXML)
    case .unreadable(let reason): throw .unreadable(reason)
    case .unknown, .android, .other: return root(.file)
    }
  }

  // MARK: What does not count

  private func isWanted(_ root: ListingRoot) -> Bool {
    guard let variant else { return true }
    if root.layout == .androidProject {
      guard FolderRecognition(fileSystem: fileSystem).isSourceSet(root.directory) else { return true }
      return (root.variant ?? "main") == variant
    }
    guard FolderLayout(root.layout) != nil, let set = SourceSet(of: root.directory) else { return true }
    return set.name == variant
  }

  /// Where a listing is named, a module below it is read only when the listing refers to it.
  private func leaveOutModules(beside folder: String, _ roots: inout [ListingRoot]) {
    guard roots.contains(where: { $0.layout != .androidProject && $0.directory == folder }) else { return }
    roots.removeAll { $0.layout == .androidProject }
  }

  /// Folders that a manifest takes its texts from belong to its listing.
  private func leaveOutReferred(_ roots: inout [ListingRoot]) {
    var referred: [String] = []
    for root in roots where root.layout == .listingXML {
      let file = "\(root.directory)/\(root.name ?? "listing.xml")"
      guard let bytes = try? fileSystem.read(file, maximumBytes: ListingFiles.maximumXMLBytes),
        // Most manifests refer to no folder: only the others are parsed here too.
        bytes.holds("texts") || bytes.holds("android"),
        let document = try? XMLReader.read(SourceFile(path: file, bytes: bytes))
      else { continue }
      for texts in document.root.children("texts") {
        guard let href = texts.attribute("href")?.value else { continue }
        let folder = "\(root.directory)/\(href)"
        let flavour = texts.attribute("variant").flatMap { variant in
          SourceSet(of: folder).map { "\(folder)/\($0.reference(to: variant.value))" }
        }
        referred += [folder, flavour].compactMap { $0.flatMap(fileSystem.realPath) }
      }
      for module in document.root.children("android") {
        guard let href = module.attribute("href")?.value else { continue }
        let folder = "\(root.directory)/\(href)"
        let variant = module.attribute("variant")?.value ?? "main"
        referred += [folder, "\(folder)/src/\(variant)"].compactMap(fileSystem.realPath)
      }
    }
    guard !referred.isEmpty else { return }
    roots.removeAll { root in
      guard FolderLayout(root.layout) != nil || root.layout == .androidProject,
        let real = fileSystem.realPath(root.directory)
      else { return false }
      return referred.contains(real)
    }
  }

  /// A near miss for a path inside a listing.
  private func part(of real: String, shown: String, boundary: Boundary) -> ListingRoot? {
    let recognition = FolderRecognition(fileSystem: fileSystem)
    var folder = real
    var above = ""
    while folder != "/", boundary.contains(realPath: PathName.parent(of: folder)) {
      folder = PathName.parent(of: folder)
      above += above.isEmpty ? ".." : "/.."
      guard let layout = recognition.layout(of: folder) else { continue }
      let nearest = ShownPath.joined(shown, above)
      // Above the working directory a path of dots says less than the name.
      let name = nearest.hasPrefix("..") ? PathName.name(of: folder) : nearest
      let miss = NearMiss(seen: "a part of \(layout.label)", supported: name)
      let isFolder = fileSystem.kind(of: real) == .directory
      return self.miss(miss, at: isFolder ? shown : ShownPath.joined(shown, ".."), boundary)
    }
    return nil
  }

  private func miss(_ miss: NearMiss, at folder: String, _ boundary: Boundary) -> ListingRoot {
    ListingRoot(path: folder, layout: .file, directory: folder, boundary: boundary.root, nearMiss: miss)
  }
}
