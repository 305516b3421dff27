/// The folders that a listing is read from, each lying over the one before.
struct FolderLayers {
  /// One folder.
  struct Layer {
    /// The path relative to the root of the listing.
    let folder: String
    /// How its files are arranged.
    let layout: FolderLayout
    /// True for the folder of what differs at Amazon.
    let isOverlay: Bool
    /// The folders of the locales by name, and what is in them.
    var locales: [String: LocaleFolder] = [:]

    /// A path of the arrangement, relative to the root of the listing.
    func path(_ template: String, locale: String = "") -> String {
      ShownPath.joined(folder, FolderLayout.path(template, locale: locale))
    }
  }

  /// The folder of one locale in one layer.
  struct LocaleFolder {
    /// The name as it is spelled in this layer.
    let name: String
    /// Where its texts lie.
    let path: String
    /// What lies there; nothing where it cannot be read.
    let entries: [FolderEntry]
    /// False where nobody can say what lies there.
    let isReadable: Bool
  }

  let files: ListingFiles
  /// The lowest first.
  private(set) var layers: [Layer] = []

  /// No folder yet.
  init(files: ListingFiles) { self.files = files }

  /// The layers, the one that wins first.
  var topFirst: ReversedCollection<[Layer]> { layers.reversed() }

  /// The topmost folder of the locale, one that is no overlay first.
  func home(of locale: String) -> LocaleFolder? {
    let own = topFirst.filter { !$0.isOverlay }
    return (own + topFirst.filter(\.isOverlay)).lazy.compactMap { $0.folder(of: locale) }.first
  }

  /// The folders of all layers that are named after the locale, however they are spelled.
  func folders(of locale: String) -> [String] {
    layers.flatMap { layer -> [String] in
      guard let own = layer.folder(of: locale) else { return [] }
      let containers = [layer.layout.texts, layer.layout.notes].map(FolderLayout.container)
      return Set(containers).sorted().map { layer.path("\($0)/\(own.name)") }
        .filter { files.fileSystem.kind(of: files.absolute($0)) != nil }
    }
  }

  /// The locales of all layers, each once, sorted by name.
  var locales: [String] {
    var names: Set<String> = []
    var namesByTag: [LocaleTag: [String]] = [:]
    for layer in layers {
      for name in layer.locales.keys.sorted() where !names.contains(name) {
        let tag = LocaleTag(name)
        // A name that another layer spells differently is no other locale.
        if let tag, namesByTag[tag, default: []].contains(where: { !areApart($0, name) }) { continue }
        names.insert(name)
        if let tag { namesByTag[tag, default: []].append(name) }
      }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Within a layer each folder stands for itself: a rule tells about folders for one locale.
  private func areApart(_ known: String, _ name: String) -> Bool {
    layers.contains { $0.locales[known] != nil && $0.locales[name] != nil }
  }

  /// Adds a folder where there is one.
  /// - Parameter reference: where the folder is referred to; nil for one that is only looked for.
  /// - Returns: false where there is none.
  @discardableResult
  mutating func add(
    _ folder: String, _ layout: FolderLayout, isOverlay: Bool = false, reference: Location? = nil,
    into listing: inout Listing
  ) -> Bool {
    do {
      _ = try files.entries(folder)
    } catch {
      let isLookedFor = reference == nil && files.fileSystem.kind(of: files.absolute(folder)) != .symlink
      let isElsewhere = error == .missing || error == .outsideBoundary
      if !(isLookedFor && isElsewhere) {
        files.record(
          error, path: folder, href: folder, at: reference ?? Location(path: folder), into: &listing)
      }
      return false
    }
    var layer = Layer(folder: folder, layout: layout, isOverlay: isOverlay)
    for entry in entries(layer.path(layout.container), of: &listing) {
      guard let locale = localeFolder(entry, in: layer, into: &listing) else { continue }
      layer.locales[locale.name] = locale
    }
    layers.append(layer)
    return true
  }

  /// What lies in a folder; nothing where it does not exist or cannot be read.
  func entries(_ folder: String, of listing: inout Listing) -> [FolderEntry] {
    contents(of: folder, into: &listing) ?? []
  }

  /// What lies in a folder; nothing where it does not exist, nil where it cannot be read.
  func contents(of folder: String, into listing: inout Listing) -> [FolderEntry]? {
    do {
      let entries = try files.entries(folder)
      for entry in entries where entry.kind == .special && entry.name.unicodeScalars.contains("\u{FFFD}") {
        listing.cannotRead(entry.path, reason: "has a name that is not UTF-8")
      }
      return entries
    } catch {
      guard error != .missing else { return [] }
      files.record(error, path: folder, href: folder, at: Location(path: folder), into: &listing)
      return nil
    }
  }

  private func localeFolder(
    _ entry: FolderEntry, in layer: Layer, into listing: inout Listing
  ) -> LocaleFolder? {
    let path = layer.path(layer.layout.texts, locale: entry.name)
    switch entry.kind {
    case .file, .special: return nil
    case .broken(let fault):
      // What is no locale may lead wherever it likes: nobody follows it.
      if entry.name.isLocaleName {
        files.record(
          fault, path: entry.path, href: entry.path, at: Location(path: entry.path), locale: entry.name,
          into: &listing)
      }
      return nil
    case .folder: break
    }
    // A folder that is not a locale's, and may not be read, is nobody's business either.
    let isNamed = entry.name.isLocaleName
    guard isNamed || (try? files.entries(path)) != nil else { return nil }
    let contents = contents(of: path, into: &listing)
    let folder = LocaleFolder(
      name: entry.name, path: path, entries: contents ?? [], isReadable: contents != nil)
    return isNamed || folder.holdsText(of: layer.layout) ? folder : nil
  }
}

extension FolderLayers.Layer {
  /// The folder of a locale, however it is spelled here.
  func folder(of locale: String) -> FolderLayers.LocaleFolder? {
    if let folder = locales[locale] { return folder }
    guard let tag = LocaleTag(locale) else { return nil }
    return locales.values.filter { LocaleTag($0.name) == tag }.min { $0.name < $1.name }
  }
}

extension FolderLayers.LocaleFolder {
  /// True where a text of the layout is in it.
  func holdsText(of layout: FolderLayout) -> Bool {
    entries.contains { entry in
      !entry.isFolder && (layout.names.values.contains(entry.name) || entry.name == layout.video)
    }
  }
}

extension String {
  /// True for a language tag that is hardly a word: languages of three letters could be anything, `img` or `doc`.
  var isLocaleName: Bool {
    guard let tag = LocaleTag(self) else { return false }
    return utf8.count == 2 || tag.region != nil || tag.script != nil
  }
}
