/// Reads the XML of an Android module: its manifest, values and `res/xml`.
struct AndroidLoader {
  /// At most this many XML files of a module are read.
  private static let maximumFiles = 10_000

  let files: ListingFiles
  var listing: Listing
  var module: AndroidModule
  private var readCount = 0

  /// Reads the module at a root that discovery found.
  static func load(_ root: ListingRoot, files: ListingFiles) -> Listing {
    var listing = Listing(root: root.path, layout: root.layout, location: Location(path: "."))
    listing.variant = root.variant
    read(".", variant: root.variant, files: files, into: &listing)
    if let manifest = listing.android?.files(.manifest).first(where: { !$0.isInherited }) {
      listing.location = Location(file: manifest.file)
    }
    return listing
  }

  /// Reads the module in a folder.
  /// - Parameters:
  ///   - folder: a source set or a `res` folder, relative to the root of the listing.
  ///   - variant: the flavour whose source set it is; that of `main` lies below it.
  static func read(_ folder: String, variant: String?, files: ListingFiles, into listing: inout Listing) {
    let recognition = FolderRecognition(fileSystem: files.fileSystem)
    let isResources = recognition.isResourceFolder(files.absolute(folder))
    var loader = AndroidLoader(
      files: files, listing: listing, module: AndroidModule(scope: isResources ? .resources : .sourceSet))
    loader.readSourceSet(folder, isInherited: false)
    if variant != nil { loader.readSourceSet(ShownPath.joined(folder, "../main"), isInherited: true) }
    loader.readBuildFile(of: folder)
    loader.module.gamesIDs = GamesIDsReader.read(loader.module)
    listing = loader.listing
    listing.android = loader.module
    listing.takeApp(of: loader.module, variant: variant)
    let ids = loader.module.knownApplicationIDs(variant: variant)
    if listing.package == nil, ids.count == 1 { listing.package = ids.first }
  }

  /// The source set that a reference to a module means.
  /// - Throws: `FileFault` where there is none inside the boundary.
  static func sourceSet(_ href: String, variant: String?, files: ListingFiles) throws(FileFault) -> String {
    let entries = try files.entries(href)
    let isSourceSet = entries.contains { $0.name == FolderRecognition.manifestName || $0.name == "res" }
    let sources = isSourceSet ? nil : entries.first { $0.name == "src" && $0.isFolder }
    guard let sources else { return href }
    let folder = "\(sources.path)/\(variant ?? "main")"
    _ = try files.entries(folder)
    return folder
  }

  /// Takes a document that was named by itself, where it is of a kind that belongs to Android.
  static func take(_ document: XMLDocument, into listing: inout Listing) {
    guard let kind = AndroidFile.Kind(document) else { return }
    var module = AndroidModule(scope: .file)
    module.add(AndroidFile(kind: kind, document: document, folder: nil, isInherited: false))
    module.gamesIDs = GamesIDsReader.read(module)
    listing.android = module
    listing.takeApp(of: module, variant: nil)
  }

  private init(files: ListingFiles, listing: Listing, module: AndroidModule) {
    self.files = files
    self.listing = listing
    self.module = module
  }

  // MARK: Source sets

  private mutating func readSourceSet(_ folder: String, isInherited: Bool) {
    guard let entries = try? files.entries(folder) else { return }
    for entry in entries where entry.name.hasSuffix(".xml") && !entry.isFolder {
      // Beside the manifest lie files of other tools too, such as Ant's.
      if entry.name == FolderRecognition.manifestName || isAndroid(entry) {
        readXML(entry, folder: nil, isInherited: isInherited)
      }
    }
    if module.scope == .resources {
      readResources(entries, isInherited: isInherited)
    } else if let resources = entries.first(where: { $0.name == "res" && $0.isFolder }),
      let entries = try? files.entries(resources.path)
    {
      readResources(entries, isInherited: isInherited)
    }
  }

  private func isAndroid(_ entry: FolderEntry) -> Bool {
    if case .android = RootElement.read(files.absolute(entry.path), fileSystem: files.fileSystem) {
      return true
    }
    return false
  }

  private mutating func readResources(_ entries: [FolderEntry], isInherited: Bool) {
    for entry in entries where entry.isFolder {
      guard let folder = ResourceFolder(entry.name), let contents = try? files.entries(entry.path) else {
        continue
      }
      for file in contents where !file.isFolder {
        module.resourceFiles.append(ResourceFile(path: file.path, folder: folder, isInherited: isInherited))
        if folder.type == "values" || folder.type == "xml", file.name.hasSuffix(".xml") {
          readXML(file, folder: folder, isInherited: isInherited)
        }
      }
    }
  }

  private mutating func readXML(_ entry: FolderEntry, folder: ResourceFolder?, isInherited: Bool) {
    readCount += 1
    guard readCount <= Self.maximumFiles else {
      listing.cannotRead(".", reason: "holds more than \(Self.maximumFiles) resource files")
      return
    }
    let faultCount = listing.faults.count
    if let source = files.open(entry.path, limit: ListingFiles.maximumXMLBytes, into: &listing),
      let document = XMLLoading.document(source, into: &listing)
    {
      module.add(
        AndroidFile(
          kind: AndroidFile.Kind(document) ?? .other, document: document, folder: folder,
          isInherited: isInherited))
    }
    if isInherited {
      // The listing of `main` tells.
      listing.faults.removeSubrange(faultCount...)
    } else {
      for index in faultCount..<listing.faults.count { listing.faults[index].isInAndroidModule = true }
    }
  }

  // MARK: The build file

  private mutating func readBuildFile(of folder: String) {
    let recognition = FolderRecognition(fileSystem: files.fileSystem)
    let isSourceSet = recognition.isSourceSet(files.absolute(folder))
    let home = isSourceSet ? ShownPath.joined(folder, "../..") : folder
    guard module.scope == .sourceSet else { return }
    for name in FolderRecognition.buildFileNames {
      guard let file = lookedFor(ShownPath.joined(home, name)) else { continue }
      module.build = GradleReader.read(file)
      break
    }
    // A variant's is judged with `main`, which knows them all.
    if listing.variant == nil { readGoogleServices(in: home) }
  }

  /// A file that is looked for, not referred to: none that may be read is no fault.
  mutating func lookedFor(_ path: String) -> SourceFile? {
    guard let real = try? files.realPath(of: path),
      let bytes = try? files.fileSystem.read(real, maximumBytes: ListingFiles.maximumTextBytes)
    else { return nil }
    listing.files.insert(path)
    return SourceFile(path: path, bytes: bytes)
  }
}

extension AndroidFile.Kind {
  /// The kind of a document; nil where its root element says nothing of Android.
  init?(_ document: XMLDocument) {
    if document.root.name == Self.manifest.rawValue,
      PathName.name(of: document.file.path) == FolderRecognition.manifestName
    {
      self = .manifest
    } else {
      self.init(rootElement: document.root.name, text: document.file.text[...])
    }
  }

  /// The kind that a root element says.
  /// - Parameter text: from the root element on.
  init?(rootElement name: String, text: ArraySlice<UInt8>) {
    guard name != Self.other.rawValue, let kind = Self(rawValue: name) else { return nil }
    // Other tools have manifests too.
    if kind == .manifest, !text.contains("schemas.android.com".utf8) { return nil }
    self = kind
  }
}

extension AndroidModule {
  /// Adds a file, and what it defines.
  fileprivate mutating func add(_ file: AndroidFile) {
    files.append(file)
    guard file.kind == .values else { return }
    var faultCount = 0
    for entry in ValuesReader.entries(of: file, configuration: file.folder?.configuration) {
      entries.append(entry)
      let texts = ValuesReader.texts(of: entry).map { text in
        faultCount += text.faults.count
        return faultCount > ResourceText.maximumFaultsOfAFile ? text.withFirstFault : text
      }
      self.texts += texts
      if entry.type == "string", let name = entry.name, let text = texts.first {
        strings.append(StringResource(entry: entry, name: name, value: text.value))
      }
    }
  }
}

extension Listing {
  /// Adds the app that a module is the source of.
  fileprivate mutating func takeApp(of module: AndroidModule, variant: String?) {
    guard let app = AndroidApp(module, variant: variant, document: { AndroidElement($0.document) }) else {
      return
    }
    apps.append(app)
  }
}
