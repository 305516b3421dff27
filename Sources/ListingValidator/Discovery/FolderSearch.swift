/// Looks through a folder and all below it, folders that lie higher first.
struct FolderSearch {
  private struct Folder {
    /// As it is shown.
    var path: String
    /// Without links, so that its parents are those of the disk.
    var real: String
    var depth: Int
  }

  /// Nothing of a listing's is in them.
  private static let skipped: Set<String> = [".git", "build", ".gradle", "node_modules"]
  /// The source sets of tests and of builds that are never submitted.
  private static let skippedSourceSets: Set<String> = ["test", "androidTest", "debug"]

  /// At most this many folders are looked into for files that belong to no module.
  private static let maximumLoose = 1_000

  let fileSystem: FileSystem
  let exclude: [PathPattern]
  let boundary: Boundary

  /// The listings.
  private(set) var roots: [ListingRoot] = []
  /// Folders that could not be looked into.
  private(set) var unreadable: [Unreadable] = []
  /// How many folders and manifests were left out because a pattern says so.
  private(set) var excludedCount = 0
  /// The first place that looks like a listing and is none.
  private(set) var nearMiss: ListingRoot?
  /// Folders with XML or structured data that belongs to no module.
  private var loose: [Folder] = []
  private var queue: [Folder] = []
  private var links: [Folder] = []
  private var entryCount = 0
  private var start = ""

  init(fileSystem: FileSystem, exclude: [PathPattern], boundary: Boundary) {
    self.fileSystem = fileSystem
    self.exclude = exclude
    self.boundary = boundary
  }

  /// Searches a folder, whatever its name is.
  mutating func run(from path: String, real: String) {
    start = path
    queue = [Folder(path: ShownPath.joined(path, "."), real: real, depth: 0)]
    var reached = [Boundary(root: real)]
    while true {
      drain()
      // Only what lies elsewhere is new: all else was found under its own name.
      guard let link = links.popLast() else { break }
      guard let target = fileSystem.realPath(link.real), boundary.contains(realPath: target) else { continue }
      if reached.contains(where: { $0.contains(realPath: target) }) {
        addLinked(link, target: target)
      } else {
        reached.append(Boundary(root: target))
        // A folder that holds what was searched would bring all of it again.
        guard !reached.dropLast().contains(where: { Boundary(root: target).contains(realPath: $0.root) })
        else {
          continue
        }
        queue.append(Folder(path: link.path, real: target, depth: link.depth))
      }
    }
    if roots.isEmpty { addLoose() }
  }

  private mutating func drain() {
    var next = 0
    while next < queue.count {
      visit(queue[next])
      next += 1
      if entryCount > Discovery.maximumEntries {
        unreadable.append(
          Unreadable(
            path: start, reason: "holds more than \(Discovery.maximumEntries) files and folders; name fewer"))
        links = []
        break
      }
    }
    queue = []
  }

  private mutating func visit(_ folder: Folder) {
    let entries: [DirectoryEntry]
    do {
      entries = try fileSystem.entries(of: folder.real)
    } catch {
      unreadable.append(Unreadable(path: folder.path, reason: error.reason))
      return
    }
    entryCount += entries.count
    if let layout = FolderRecognition(fileSystem: fileSystem).layout(of: folder.real) {
      add(layout, folder)
      return
    }
    let isAndroid = addAndroidModule(entries, in: folder)
    addManifests(entries, in: folder)
    if nearMiss == nil {
      let names = Set(entries.filter { $0.kind != .directory }.map(\.name))
      noteNearMiss(FolderRecognition.nearMiss(folder: folder.real, files: names), in: folder)
    }
    let isSource = PathName.name(of: folder.real) == "src"
    for entry in entries {
      let child = Folder(
        path: ShownPath.joined(folder.path, entry.name), real: "\(folder.real)/\(entry.name)",
        depth: folder.depth + 1)
      // Nothing but resources is in there.
      if isAndroid, entry.name == "res" { continue }
      guard !Self.skipped.contains(entry.name), !(isSource && Self.skippedSourceSets.contains(entry.name))
      else { continue }
      if isExcluded(child) {
        if entry.kind == .directory { excludedCount += 1 }
        continue
      }
      switch entry.kind {
      case .symlink: if fileSystem.realPath(child.real).map(isFolder) ?? false { links.append(child) }
      case .directory:
        if child.depth > Discovery.maximumDepth {
          unreadable.append(
            Unreadable(
              path: folder.path, reason: "folders nest deeper than \(Discovery.maximumDepth) here"))
          return
        }
        queue.append(child)
      case .other where entry.name.unicodeScalars.contains("\u{FFFD}"):
        unreadable.append(Unreadable(path: child.path, reason: "has a name that is not UTF-8"))
      case .regular, .other: break
      }
    }
  }

  private func isFolder(_ path: String) -> Bool { fileSystem.kind(of: path) == .directory }

  private func isExcluded(_ child: Folder) -> Bool {
    guard !exclude.isEmpty else { return false }
    let prefix = ShownPath.joined(start, ".")
    let relative =
      prefix == "." || !child.path.hasPrefix(prefix + "/")
      ? child.path : String(child.path.dropFirst(prefix.count + 1))
    return exclude.contains { $0.matches(relative, in: nil) || $0.matches(real: child.real) }
  }

  private mutating func addManifests(_ entries: [DirectoryEntry], in folder: Folder) {
    for entry in entries where entry.kind != .directory && Self.mayBeManifest(entry.name) {
      let child = Folder(
        path: ShownPath.joined(folder.path, entry.name), real: "\(folder.real)/\(entry.name)",
        depth: folder.depth + 1)
      if isExcluded(child) {
        excludedCount += 1
        continue
      }
      guard let layout = layout(ofManifest: entry.name, at: child.real) else { continue }
      roots.append(
        ListingRoot(
          path: folder.path, layout: layout, directory: folder.real, name: entry.name,
          boundary: boundary.root))
    }
  }

  private static func mayBeManifest(_ name: String) -> Bool {
    name == "listing.xml" || name == "description.xml"
      || FileName.split(name).extension.lowercased() == AppDFLoader.archiveExtension
  }

  /// How a file keeps a listing; nil for one that only has the name. Android has layouts that are called like ours.
  private func layout(ofManifest name: String, at path: String) -> Layout? {
    switch (name, name.hasSuffix(".xml") ? RootElement.read(path, fileSystem: fileSystem) : .appdf) {
    case ("listing.xml", .listing), ("listing.xml", .unknown), ("listing.xml", .unreadable): .listingXML
    case ("listing.xml", _): nil
    case (_, .appdf): .appdf
    default: nil
    }
  }

  /// Adds the Android module that a folder is.
  /// - Returns: true where it is one.
  private mutating func addAndroidModule(_ entries: [DirectoryEntry], in folder: Folder) -> Bool {
    let recognition = FolderRecognition(fileSystem: fileSystem)
    let isNamed = folder.depth == 0
    guard
      recognition.isAndroidModule(folder.real, entries)
        || isNamed && recognition.isResourceFolder(folder.real)
    else {
      if entries.contains(where: { $0.kind != .directory && Self.isLoose($0.name) }) { loose.append(folder) }
      return false
    }
    addAndroidModule(in: folder)
    return true
  }

  private mutating func addAndroidModule(in folder: Folder) {
    let name = PathName.name(of: folder.real)
    let isFlavor = name != "main" && FolderRecognition(fileSystem: fileSystem).isSourceSet(folder.real)
    roots.append(
      ListingRoot(
        path: folder.path, layout: .androidProject, variant: isFlavor ? name : nil, directory: folder.real,
        boundary: boundary.root))
  }

  private static func isLoose(_ name: String) -> Bool {
    name.hasSuffix(".xml") || name.hasSuffix(".\(StructuredDataLoader.fileExtension)")
  }

  /// Android's XML outside of any module, as somebody may have copied it to look at, and structured data; only where
  /// nothing else is.
  private mutating func addLoose() {
    let fileSystem = fileSystem
    for folder in loose.prefix(Self.maximumLoose) {
      let entries = (try? fileSystem.entries(of: folder.real)) ?? []
      let hasAndroid = entries.contains { entry in
        guard entry.kind == .regular, entry.name.hasSuffix(".xml"),
          case .android = RootElement.read("\(folder.real)/\(entry.name)", fileSystem: fileSystem)
        else { return false }
        return true
      }
      if hasAndroid { addAndroidModule(in: folder) }
      for entry in entries where entry.name.hasSuffix(".\(StructuredDataLoader.fileExtension)") {
        roots.append(
          ListingRoot(
            path: folder.path, layout: .file, directory: folder.real, name: entry.name,
            boundary: boundary.root))
      }
    }
  }

  private mutating func add(_ layout: Layout, _ folder: Folder) {
    guard !roots.contains(where: { $0.directory == folder.real && $0.layout == layout }) else { return }
    roots.append(
      ListingRoot(
        path: folder.path, layout: layout, variant: Self.variant(of: folder.real, layout),
        directory: folder.real, boundary: boundary.root))
  }

  /// A folder that is reached by a link whose name says what the folder's own does not.
  private mutating func addLinked(_ link: Folder, target: String) {
    let name = PathName.name(of: link.real)
    let parent = PathName.name(of: PathName.parent(of: link.real))
    let recognition = FolderRecognition(fileSystem: fileSystem)
    guard let layout = recognition.layout(of: target, name: name, parent: parent) else { return }
    add(layout, Folder(path: link.path, real: target, depth: link.depth))
  }

  private mutating func noteNearMiss(_ miss: NearMiss?, in folder: Folder) {
    guard let miss else { return }
    nearMiss = ListingRoot(
      path: folder.path, layout: .file, directory: folder.real, boundary: boundary.root, nearMiss: miss)
  }

  /// The build flavour whose source set the folder is; nil for the main one, or where the tool looks elsewhere.
  private static func variant(of folder: String, _ layout: Layout) -> String? {
    guard let set = SourceSet(of: folder), set.name != "main",
      set.suffix == "play" || set.suffix == "fastlane/metadata/android"
    else { return nil }
    return set.name
  }
}
